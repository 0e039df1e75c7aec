import type { InsuranceRegister, OfficePolicy, RegisterBatch } from '@trassa/contracts/office';
import { isoDay, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { createOffer, insuranceLine, ticketInsurance } from '../../factories/insurance.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { createRunner } from '../../factories/tickets.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { newBuyer, openOffice } from '../office.ts';

export const reason = 'Просили по телефону';
/** The insurer's day of now. */
export const today = (): string => isoDay(Math.floor(Date.now() / 1000), siteTimezone);

type Bought = { readonly id: string; readonly email: string; readonly token: string; readonly userId: number };

/** The back office with policies that people have bought, and what the insurer is told of them. */
export const openInsurance = () => {
  const office = openOffice();
  const { app, ask, db } = office;
  const latest = async (order: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select p.public_id as id from policies p join orders o on o.id = p.order_id where o.public_id = ${order} order by p.id desc limit 1`.execute(
      db(),
    );
    return rows[0]?.id ?? '';
  };
  const read = async (by: Member, id: string): Promise<OfficePolicy> =>
    (await ask('GET', `/policies/${id}`, by)).body['values'] as OfficePolicy;
  const make = (by: Member, days: object = {}): Promise<Answer> =>
    ask('POST', '/insurances/register', { ...by, body: { from: today(), until: today(), ...days } });
  return {
    ...office,
    read,
    make,
    /** A policy of an account, that begins a week from now with a person of its own, or with what is sent. */
    buyPolicy: async (fields: Record<string, unknown> = {}): Promise<Bought> => {
      const runner = await createRunner(app());
      const offer = await createOffer(db(), { is_start_date: false });
      const begins = Math.floor(Date.now() / 1000) + 7 * 86_400;
      const line = insuranceLine(offer.publicId, { start_date: begins, ...fields });
      const { order } = await buy(app(), paymentBody([], { email: runner.email, insurances: [line] }), {
        token: runner.token,
      });
      return { id: await latest(order.public_id), email: runner.email, token: runner.token, userId: runner.id };
    },
    /** One of a ticket whose participant is not named yet. */
    buyUnnamed: async (): Promise<string> => {
      const { format } = await office.createStart();
      const offer = await createOffer(db());
      const line = plainLine(format.publicId, 1);
      const insurances = [ticketInsurance(offer.publicId, line['unique_id'])];
      const { order } = await buy(app(), paymentBody([line], { email: newBuyer(), insurances }));
      return latest(order.public_id);
    },
    /** An act by the version that there is, unless another one is sent. */
    act: async (by: Member, id: string, name: 'cancel' | 'retry' | 'send' | '', body: object = {}): Promise<Answer> =>
      ask(name === 'send' ? 'POST' : 'PUT', `/policies/${id}${name && `/${name}`}`, {
        ...by,
        body: { version: (await read(by, id)).version, reason, ...body },
      }),
    register: async (by: Member, days: { from?: string; until?: string } = {}): Promise<InsuranceRegister> => {
      const query = new URLSearchParams({ from: today(), until: today(), ...days });
      return (await ask('GET', `/insurances/register?${query.toString()}`, by)).body['values'] as InsuranceRegister;
    },
    batch: async (by: Member, days: object = {}): Promise<RegisterBatch> =>
      (await make(by, days)).body['values'] as RegisterBatch,
    fileOf: async (by: Member, batch: string, format: 'csv' | 'xlsx' = 'csv'): Promise<Buffer> => {
      const answer = await ask('POST', `/insurances/register/${batch}/file`, {
        ...by,
        body: { format, purpose: 'Ежедневная отправка' },
      });
      return Buffer.from(String((answer.body['values'] as Record<string, unknown>)['base64']), 'base64');
    },
  };
};
