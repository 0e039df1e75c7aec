import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { productName } from '../../kernel/product.ts';
import type { Config } from '../config.ts';

/** Keys of 32 bytes, one per purpose, all derived from the master secret. */
export type Secrets = {
  /** Signs the QR text of tickets. */
  readonly tickets: Buffer;
  /** Signs notices and pages of the sandbox provider. */
  readonly sandbox: Buffer;
  /** Signs the visitor cookie. */
  readonly visitor: Buffer;
  /** Makes the codes of letters and text messages out of what the database keeps, and hides the keys of limits. */
  readonly codes: Buffer;
  /** Makes the codes of gift certificates, and what the database keeps of them. */
  readonly certificates: Buffer;
  /** Makes the codes by which free orders are confirmed. */
  readonly orders: Buffer;
  /** Signs the codes of finish certificates. */
  readonly results: Buffer;
  /** Pepper of passwords: without it their hashes cannot be guessed. */
  readonly passwords: Buffer;
  /** Seals entries of the audit. */
  readonly seals: Buffer;
  /** Wraps the keys under which the audit keeps personal values. */
  readonly subjects: Buffer;
  /** Enciphers second factors of the staff, and hides their recovery codes. */
  readonly staff: Buffer;
};

const readMaster = (file: string): string => {
  const { key } = JSON.parse(fs.readFileSync(file, 'utf8')) as { key?: unknown };
  if (typeof key !== 'string' || key.length < 32) throw new Error(`${file} does not hold a key`);
  return key;
};

/** The secret of a first start, kept in DATA_DIR/secrets.json (mode 600). Two processes that start at once agree. */
const masterOf = (dataDir: string): string => {
  const file = path.join(dataDir, 'secrets.json');
  if (fs.existsSync(file)) return readMaster(file);
  fs.mkdirSync(dataDir, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  fs.writeFileSync(part, JSON.stringify({ key: randomBytes(32).toString('base64url') }), { mode: 0o600 });
  try {
    fs.linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(part, { force: true });
  }
  return readMaster(file);
};

const derive = (master: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, productName, purpose, 32));

/** From SECRET_KEY, or generated once into the data folder. */
export const createSecrets = (config: Pick<Config, 'secretKey' | 'dataDir'>): Secrets => {
  const master = config.secretKey ?? masterOf(config.dataDir);
  return {
    tickets: derive(master, 'tickets'),
    sandbox: derive(master, 'sandbox'),
    visitor: derive(master, 'visitor'),
    codes: derive(master, 'codes'),
    certificates: derive(master, 'certificates'),
    orders: derive(master, 'orders'),
    results: derive(master, 'results'),
    passwords: derive(master, 'passwords'),
    seals: derive(master, 'seals'),
    subjects: derive(master, 'subjects'),
    staff: derive(master, 'staff'),
  };
};
