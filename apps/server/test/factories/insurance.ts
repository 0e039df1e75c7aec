import type { InsuranceRecord } from '@trassa/contracts';
import type { Executor } from '../../src/platform/database/index.ts';
import type { TestApp } from '../support/index.ts';
import { insertRow, unique } from './events.ts';
import { send } from './orders.ts';

type Row = Record<string, unknown>;

/** An offer for all races at 200 ₽ that begins with the race and holds for two days. */
export const createOffer = async (db: Executor, row: Row = {}): Promise<{ id: number; publicId: string }> => {
  const publicId = unique('insurance');
  const id = await insertRow(db, 'insurance_offers', {
    public_id: publicId,
    name_ru: 'Старт',
    name_en: 'Race day',
    title_ru: 'Страховка на старт',
    legals: '/api/files/document/insurance',
    price_minor: 20_000,
    validity_seconds: 2 * 86_400,
    is_start_date: true,
    ...row,
  });
  return { id, publicId };
};

/** One for a year from a day of one's own choice, two days after the payment at the earliest. */
export const createYearly = (db: Executor, row: Row = {}): Promise<{ id: number; publicId: string }> =>
  createOffer(db, {
    name_ru: 'Год',
    price_minor: 290_000,
    validity_seconds: 365 * 86_400,
    is_start_date: false,
    activation_delay_seconds: 2 * 86_400,
    ...row,
  });

/** A complete insured adult. */
export const insured = (fields: Row = {}): Row => ({
  first_name: 'анна',
  last_name: 'Иванова',
  second_name: 'Сергеевна',
  phone: '8 (999) 123-45-67',
  gender: 'female',
  birth_date: '1990-05-17',
  ...fields,
});

/** A line with a person of its own. */
export const insuranceLine = (offerPublicId: string, fields: Row = {}): Row => ({
  unique_id: unique('policy-line'),
  insurance: { public_id: offerPublicId },
  count: 1,
  ...insured(),
  ...fields,
});

/** A line that insures the participant of a ticket line. */
export const ticketInsurance = (offerPublicId: string, ticketUniqueId: unknown, fields: Row = {}): Row => ({
  unique_id: unique('policy-line'),
  insurance: { public_id: offerPublicId },
  count: 1,
  default: true,
  abid: ticketUniqueId,
  ...fields,
});

export const policiesOf = async (
  app: TestApp,
  token: string | null,
  list: 'valid' | 'past' = 'valid',
): Promise<InsuranceRecord[]> =>
  (await send(app, 'GET', `/api/user/insurances/${list}`, undefined, { token })).json<{ values: InsuranceRecord[] }>()
    .values;
