import { sql } from 'kysely';
import { inDays } from '../factories/events.ts';
import { createOffer, insured } from '../factories/insurance.ts';
import { createPolicy } from '../factories/cabinet.ts';
import type { CallName, Row, World } from './row.ts';

type InsuranceCall = Extract<CallName, `insurances.${string}`> | 'cabinet.insured' | 'cabinet.insuranceFile';

/** A policy that has not begun, of the owner of the things asked for. */
const policyOf = async ({ app, things }: World): Promise<string> => {
  const { db } = app.database;
  const { rows } = await sql<{ id: number }>`
    select user_id as id from orders where public_id = ${things.orderId}`.execute(db);
  const row = { birth_date: '1990-05-17', gender: 'female', starts_at: inDays(5) };
  return (await createPolicy(db, rows[0]?.id ?? 0, row)).publicId;
};

const newOffer = async ({ app }: World): Promise<string> => (await createOffer(app.database.db)).publicId;

/** Rows of API §15. */
export const insuranceRequests: Record<InsuranceCall, Row> = {
  'insurances.list': { request: () => ({}) },
  'insurances.one': { request: async (world) => ({ params: { id: await newOffer(world) } }) },
  'insurances.formats': { request: ({ stage }) => ({ params: { id: stage.city } }) },
  'cabinet.insured': {
    request: async (world) => ({ body: { public_id: await policyOf(world), ...insured() } }),
    stranger: 404,
  },
  'cabinet.insuranceFile': {
    request: async (world) => ({ params: { id: await policyOf(world) } }),
    stranger: 404,
  },
};
