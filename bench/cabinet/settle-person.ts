import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { createLogin } from '../../apps/server/test/factories/accounts.ts';
import { createGoodsOrder, createPolicy } from '../../apps/server/test/factories/cabinet.ts';
import { createClub } from '../../apps/server/test/factories/clubs.ts';
import { createFormat, inDays, unique } from '../../apps/server/test/factories/events.ts';

export const password = 'Забег-2031-лето';
const mostLines = 100;

/** A person who owns things; a ticket and an order with goods of his. */
export type Settled = { email: string; token: string; ticket: string; order: string };

type Options = { app: App; db: Database; size: number };
type Caller = <Answer>(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => Promise<Answer>;

const callerOf =
  ({ app }: Options, token: () => string): Caller =>
  async (method, url, body) => {
    const answer = await app.http.inject({
      method,
      url: `/api${url}`,
      headers: token() ? { authorization: token() } : {},
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json();
  };

const signUp = async (options: Options, email: string): Promise<{ id: number; token: string }> => {
  const call = callerOf(options, () => '');
  await call('POST', '/user', { email, password, agree: true });
  await options.app.sweeps.sendLetters();
  const { rows } = await sql<{ id: number }>`
    update users set email_confirmed_at = now() where email = ${email} returning id`.execute(options.db);
  const { token } = await call<{ token: string }>('PUT', '/auth', { email, password });
  return { id: rows[0]?.id ?? 0, token };
};

/** A format that sells so many places at once, without asking who comes. */
const newFormat = (db: Database): Promise<{ id: number; publicId: string }> =>
  createFormat(db, { quotas: { athlete: 500 }, preregistration: false, buy_limit: 500, max_count: 500 });

/** Buys so many tickets in one order; their public ids. */
const buy = async (call: Caller, format: string, email: string, count: number): Promise<string[]> => {
  const line = { unique_id: unique('line'), groupId: 'g', format_public_id: format, kind: 'athlete' };
  const { order } = await call<{ order: { public_id: string } }>('POST', '/payment', {
    email,
    agree: true,
    tickets: [{ ...line, count, preReg: 'later' }],
  });
  await call('POST', `/payment/sandbox/${order.public_id}`, { result: 'paid' });
  const { values } = await call<{ values: { public_id: string; order_public_id: string }[] }>(
    'GET',
    '/user/tickets/my',
  );
  return values.filter(({ order_public_id: of }) => of === order.public_id).map(({ public_id }) => public_id);
};

/** Registers a person over HTTP and gives him so many of everything that the cabinet shows. */
export const settlePerson = async (options: Options): Promise<Settled> => {
  const { db, size } = options;
  const email = `owner-of-${size}@example.org`;
  const { id, token } = await signUp(options, email);
  const call = callerOf(options, () => token);

  const run = await newFormat(db);
  await buy(call, run.publicId, email, size);
  await sql`update formats set start_time = ${inDays(-30)}, registration_end = ${inDays(-31)} where id = ${run.id}`.execute(
    db,
  );
  const given = await newFormat(db);
  for (const ticket of await buy(call, given.publicId, email, size))
    await call('PUT', '/user/ticket/transfer', { public_id: ticket, email: `friend-of-${size}@example.org` });
  const [ticket = ''] = await buy(call, (await newFormat(db)).publicId, email, size);

  const basket = await newFormat(db);
  const goods = Array.from({ length: Math.min(size, mostLines) }, () => ({
    unique_id: unique('line'),
    public_id: basket.publicId,
    format_public_id: basket.publicId,
    selector: 'ticket',
    kind: 'athlete',
    count: 1,
    title: 'Забег',
  }));
  await call('PUT', '/user/basket', { goods });
  let order = '';
  for (let n = 0; n < size; n += 1) {
    await createLogin(db, id);
    await createPolicy(db, id);
    await createPolicy(db, id, { starts_at: inDays(-60) });
    order = (await createGoodsOrder(db, id)).publicId;
    await createClub(db, [id]);
  }
  return { email, token, ticket, order };
};
