import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dataHome, productName } from '../../../kernel/product.ts';
import { canReach, chooseRunAs, makePrivate, type RunAs } from './run-as.ts';

export type Place = {
  /** The cluster itself. */
  data: string;
  /** Where the socket lies. */
  socket: string;
  logFile: string;
  runAs: RunAs;
};

/** Longest path of a unix socket is 107 bytes on Linux, 103 on macOS. */
const maxSocketPath = 100;
const socketName = '/.s.PGSQL.5432';

/** A clone below /root cannot be entered by the user PostgreSQL runs as: its data then lies here, noted in the data folder. */
const elsewhere = (folder: string): string => {
  const note = path.join(folder, 'location');
  if (fs.existsSync(note)) return fs.readFileSync(note, 'utf8').trim();
  const place = path.join(dataHome, `database-${randomBytes(6).toString('hex')}`);
  fs.writeFileSync(note, `${place}\n`);
  return place;
};

/** A short folder for the socket of a long path, which only we may enter. */
const shortSocketFolder = (folder: string, runAs: RunAs): string => {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const place = path.join(os.tmpdir(), `${productName}-${name}`);
  makePrivate(place, runAs);
  const owner = runAs.uid ?? process.getuid?.();
  const { uid, mode } = fs.lstatSync(place);
  if (uid !== owner || (mode & 0o077) !== 0)
    throw new Error(`${place} belongs to somebody else; choose a shorter DATA_DIR.`);
  return place;
};

/** Chooses the user and the folders of the embedded database kept in `folder`. */
export const choosePlace = (folder: string): Place => {
  fs.mkdirSync(folder, { recursive: true });
  const data = path.join(folder, 'cluster');
  let runAs = chooseRunAs(data);
  let home = folder;
  if (!canReach(path.dirname(folder), runAs)) {
    home = elsewhere(folder);
    runAs = chooseRunAs(path.join(home, 'cluster'));
    fs.mkdirSync(path.dirname(home), { recursive: true, mode: 0o755 });
  }
  makePrivate(home, runAs);
  const socket = Buffer.byteLength(home + socketName) <= maxSocketPath ? home : shortSocketFolder(home, runAs);
  return { data: path.join(home, 'cluster'), socket, logFile: path.join(home, 'postgres.log'), runAs };
};
