import type { OfficePayment, Settlement, SettlementDay, SettlementRegister } from '@trassa/contracts/office';
import { boundsOfDay } from '@trassa/rules';
import { sql } from 'kysely';
import { createUser } from '../../factories/accounts.ts';
import { createFormat, insertRow, unique } from '../../factories/events.ts';
import { boundary, form } from '../../factories/files.ts';
import { newKey } from '../../factories/orders.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';
import { createOrder } from '../stage.ts';

export const reason = 'Касса подтвердила письмом';

/** Noon of a day in Moscow, so many hours later. */
export const noonOf = (day: string, hours = 0): Date => new Date((boundsOfDay(day).from + (12 + hours) * 3600) * 1000);

export type Taken = { readonly id: number; readonly publicId: string; readonly bankId: string; readonly order: string };

/** Money as it is booked here, and registers of its provider. */
export const openMoney = (options: Parameters<typeof openOffice>[0] = {}) => {
  const office = openOffice(options);
  const { app, ask, db } = office;
  const valuesOf = <T>({ status, body }: Answer): T => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body['values'] as T;
  };
  const day = async (by: Member, id: string): Promise<SettlementDay> =>
    valuesOf(await ask('GET', `/settlement/${id}`, by));
  const upload = async (by: Member, file: string | Buffer, provider = 'sandbox'): Promise<Answer> => {
    const answer = await app().http.inject({
      method: 'POST',
      url: `/api/admin/settlement/registers?provider=${provider}`,
      headers: {
        authorization: by.token,
        cookie: `staff=${by.cookie}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: form([{ name: 'file', filename: 'register.csv', type: 'text/csv', value: file }]),
    });
    return { status: answer.statusCode, body: answer.json(), cookie: null, setCookie: '', retryAfter: undefined };
  };
  const register = async (by: Member, lines: readonly string[]): Promise<SettlementRegister> =>
    valuesOf(await upload(by, ['Номер платежа;Тип;Сумма;Комиссия;Дата', ...lines].join('\n')));
  /** `replace` absent: every day whose book it was seen to replace is ticked. */
  const apply = (
    by: Member,
    { public_id: id, days }: Pick<SettlementRegister, 'public_id' | 'days'>,
    replace: readonly object[] = days
      .filter(({ state }) => state === 'replaces')
      .map(({ day: replaced, version }) => ({ day: replaced, version })),
  ): Promise<Answer> =>
    ask('POST', `/settlement/registers/${id}/apply`, {
      ...by,
      headers: { 'idempotency-key': newKey() },
      body: { replace },
    });
  return {
    ...office,
    valuesOf,
    day,
    upload,
    register,
    apply,
    days: async (by: Member, from: string, until = from): Promise<Settlement['days']> =>
      valuesOf<Settlement>(await ask('GET', `/settlement?from=${from}&until=${until}`, by)).days,
    /** Money that came at a moment, kopecks. */
    take: async (at: Date, amount = 100_000, provider = 'sandbox'): Promise<Taken> => {
      const order = await createOrder(db(), await createUser(db()), await createFormat(db()));
      const [publicId, bankId] = [unique('payment'), unique('bank')];
      const row = { public_id: publicId, order_id: order.id, provider, provider_payment_id: bankId };
      const id = await insertRow(db(), 'payments', {
        ...row,
        status: 'captured',
        amount_minor: amount,
        created_at: at,
        captured_at: at,
      });
      return { id, publicId, bankId, order: order.publicId };
    },
    /** A part of it that went back at a moment. */
    giveBack: async ({ id }: Taken, at: Date, amount: number): Promise<void> => {
      await sql`
        with p as (update payments set refunded_minor = refunded_minor + ${amount} where id = ${id} returning order_id)
        insert into refunds (public_id, payment_id, order_id, amount_minor, reason, cause, status, done_at)
        select ${unique('refund')}, ${id}, order_id, ${amount}, 'ticket', ${`ticket:${unique('1')}`}, 'done', ${at} from p`.execute(
        db(),
      );
    },
    accept: async (by: Member, id: string, difference: SettlementDay['differences'][number], more: object = {}) => {
      const { kind, payment, ours, theirs } = difference;
      const { version } = await day(by, id);
      return ask('PUT', `/settlement/${id}/resolve`, {
        ...by,
        body: { version, kind, payment, ours, theirs, reason, ...more },
      });
    },
    close: async (by: Member, id: string, version?: number): Promise<Answer> =>
      ask('PUT', `/settlement/${id}/close`, { ...by, body: { version: version ?? (await day(by, id)).version } }),
    act: (by: Member, id: string, name: 'ask' | 'capture' | 'void', key = newKey()): Promise<Answer> =>
      ask('POST', `/payments/${id}/${name}`, { ...by, headers: { 'idempotency-key': key }, body: {} }),
    payment: async (by: Member, order: string): Promise<OfficePayment> => {
      const { values } = (await ask('GET', '/payments?limit=200', by)).body as unknown as { values: OfficePayment[] };
      const found = values.find((one) => one.order.public_id === order);
      if (!found) throw new Error(`no payment of ${order}`);
      return found;
    },
  };
};
