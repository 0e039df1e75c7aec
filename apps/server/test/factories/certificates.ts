import { createCertificateCodes, type CertificateCodes } from '../../src/modules/certificates/certificate-codes.ts';
import { randomId } from '../../src/kernel/ids.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import type { TestApp } from '../support/index.ts';
import { inDays, insertRow, unique } from './events.ts';

type Fields = Record<string, unknown>;

/** A nominal on sale, 3 000 ₽ by default. */
export const createNominal = async (db: Executor, row: Fields = {}): Promise<{ id: number; publicId: string }> => {
  const publicId = unique('nominal');
  const id = await insertRow(db, 'certificate_nominals', {
    public_id: publicId,
    title_ru: 'Сертификат',
    title_en: 'Certificate',
    price_minor: 300_000,
    picture: 'goods/1/certificate/soot/plain-front.avif',
    ...row,
  });
  return { id, publicId };
};

export const recipient = (fields: Fields = {}): Fields => ({
  name: 'Борис',
  email: 'boris@example.org',
  text: 'Беги, Борис!',
  send_at: null,
  ...fields,
});

export const certificateLine = (publicId: string, fields: Fields = {}): Fields => ({
  unique_id: unique('gift'),
  public_id: publicId,
  count: 1,
  recipient: recipient(),
  ...fields,
});

/** How the application makes its codes. */
export const codesOf = (app: Pick<TestApp, 'config'>): CertificateCodes =>
  createCertificateCodes(createSecrets(app.config).certificates);

export type MadeCertificate = { id: number; publicId: string; code: string; orderId: number };

/** A paid order without money that bought one certificate, worth 3 000 ₽ by default. */
export const createCertificate = async (
  db: Executor,
  codes: CertificateCodes,
  { amount = 300_000, ...row }: Fields & { amount?: number } = {},
): Promise<MadeCertificate> => {
  const { id: nominalId, publicId: nominal } = await createNominal(db, { price_minor: amount });
  const userId = await insertRow(db, 'users', { public_id: unique('user'), temporary: true });
  const orderId = await insertRow(db, 'orders', {
    public_id: randomId(),
    user_id: userId,
    email: 'giver@example.org',
    language: 'ru',
    total_minor: 0,
    amount_minor: 0,
    status: 'paid',
    paid_at: new Date(),
    issued_at: new Date(),
    expires_at: inDays(1),
  });
  const lineId = await insertRow(db, 'order_lines', {
    order_id: orderId,
    position: 0,
    selector: 'certificate',
    unique_id: unique('gift'),
    item_id: nominalId,
    item_public_id: nominal,
    title_ru: 'Сертификат',
    count: 1,
    price_minor: 0,
    total_minor: 0,
  });
  const publicId = randomId();
  const code = codes.codeOf(publicId);
  const id = await insertRow(db, 'certificates', {
    public_id: publicId,
    code_hash: codes.hashOf(code),
    nominal_id: nominalId,
    order_id: orderId,
    order_line_id: lineId,
    place: 1,
    amount_minor: amount,
    balance_minor: amount,
    recipient_name: 'Борис',
    recipient_email: 'boris@example.org',
    send_at: new Date(),
    sent_at: new Date(),
    valid_until: inDays(365),
    ...row,
  });
  await insertRow(db, 'certificate_entries', {
    certificate_id: id,
    order_id: orderId,
    kind: 'issue',
    amount_minor: amount,
  });
  return { id, publicId, code, orderId };
};
