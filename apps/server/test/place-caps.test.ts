import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, type FormatOptions, type MadeFormat } from './factories/events.ts';
import { participant, paymentBody, plainLine, ticketLine } from './factories/orders.ts';
import { createMember, newEmail } from './factories/sign-in.ts';
import { createRunner } from './factories/tickets.ts';
import { assertInvariants } from './invariants.ts';
import { createTestApp, type TestApp } from './support/index.ts';

let app: TestApp;
/** Another process on the same database. */
let twin: TestApp;
beforeAll(async () => {
  const open = await createTestApp();
  const limits = { ...open.config.limits, payments: 100_000, orderLettersPerNetwork: 100_000 };
  const config = { limitsOff: false, limits, secretKey: 'one key of both processes, long enough for it' };
  app = await createTestApp({ database: open.database, config });
  twin = await createTestApp({ database: open.database, config });
  closing = open;
});
let closing: TestApp;
afterEach(() => assertInvariants(app.database.db));
afterAll(async () => {
  await app.close();
  await twin.close();
  await closing.close();
});

let network = 0;
const newNetwork = (): string => `10.${(network >> 8) & 255}.${(network += 1) & 255}`;
const make = (options: FormatOptions = {}): Promise<MadeFormat> =>
  createFormat(app.database.db, { preregistration: false, quotas: { athlete: 2000 }, ...options });

type From = { address: string; cookie?: string; of?: TestApp; token?: string };
type Told = { status: number; message: string; hold_id?: string; cookie: string; retry: number };
const call = async (
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  { address, cookie, of = app, token }: From,
): Promise<Told> => {
  const answer = await of.http.inject({
    method,
    url,
    payload,
    remoteAddress: address,
    headers: { ...(cookie && { cookie }), ...(token && { authorization: token }) },
  });
  const [set] = [answer.headers['set-cookie']].flat();
  return {
    status: answer.statusCode,
    ...answer.json<{ message: string }>(),
    cookie: cookie ?? set?.split(';')[0] ?? '',
    retry: Number(answer.headers['retry-after'] ?? 0),
  };
};
const hold = (format: MadeFormat, count: number, from: From) =>
  call('POST', '/api/hold', { format_public_id: format.publicId, kind: 'athlete', count }, from);
const order = (format: MadeFormat, count: number, from: From, fields: Record<string, unknown> = {}) =>
  call(
    'POST',
    '/api/payment',
    paymentBody([plainLine(format.publicId, count)], { email: newEmail(), ...fields }),
    from,
  );
const taken = async (format: MadeFormat): Promise<number> =>
  (
    await sql<{ n: number }>`select sum(taken)::int as n from quotas where format_id = ${format.id}`.execute(
      app.database.db,
    )
  ).rows[0]?.n ?? -1;

describe('places that nobody has paid for', () => {
  it('are at most sixty of a network, however they were taken', async () => {
    const format = await make();
    const net = newNetwork();
    for (let one = 1; one <= 3; one++) expect((await order(format, 15, { address: `${net}.${one}` })).status).toBe(200);
    expect((await hold(format, 15, { address: `${net}.99` })).status).toBe(200);
    const last = await order(format, 1, { address: `${net}.200` });
    expect(last.status).toBe(429);
    expect(last.message).toMatch(/^Из вашей сети уже ждут оплаты .*Первые освободятся через \d+ мин\.$/);
    expect(last.retry).toBeGreaterThan(0);
    expect(last.retry).toBeLessThanOrEqual(1200);
    expect((await hold(format, 1, { address: `${net}.201` })).status).toBe(429);
    expect(await taken(format)).toBe(60);
    expect((await order(format, 1, { address: `${newNetwork()}.1` })).status).toBe(200);
  });

  it('are not more when a hold grows', async () => {
    const format = await make();
    const net = newNetwork();
    const held = await hold(format, 1, { address: `${net}.1` });
    const path = `/api/hold/${held.hold_id}`;
    expect((await call('PUT', path, { count: 60 }, { address: `${net}.1` })).status).toBe(200);
    expect((await call('PUT', path, { count: 61 }, { address: `${newNetwork()}.1` })).status).toBe(429);
    expect((await call('PUT', path, { count: 2 }, { address: `${net}.1` })).status).toBe(200);
    expect((await hold(format, 58, { address: `${net}.2` })).status).toBe(200);
  });

  it('are ten holds or lines of a visitor', async () => {
    const format = await make();
    const { cookie } = await hold(format, 1, { address: `${newNetwork()}.1` });
    for (let one = 1; one < 10; one++)
      expect((await order(format, 1, { address: `${newNetwork()}.1`, cookie })).status).toBe(200);
    const more = await order(format, 1, { address: `${newNetwork()}.1`, cookie });
    expect(more).toMatchObject({ status: 429 });
    expect(more.message).toMatch(/^Слишком много броней/);
  });

  it('are at most sixty of a mailbox, however its address is written and wherever it is asked from', async () => {
    const format = await make();
    const [name = '', host = ''] = newEmail().split('@');
    const shapes = [`${name}@${host}`, `${name}+a@${host}`, `${name.slice(0, 3)}.${name.slice(3)}@${host}`];
    for (const email of shapes)
      expect((await order(format, 20, { address: `${newNetwork()}.1` }, { email })).status).toBe(200);
    const more = await order(format, 1, { address: `${newNetwork()}.1` }, { email: `${name}+z@${host.toUpperCase()}` });
    expect(more.status).toBe(429);
    expect(more.message).toMatch(/^На эту почту уже ждут оплаты/);
  });

  it('are counted once when a hold becomes an order, and not when an order is placed anew', async () => {
    const format = await make();
    const from: From = { address: `${newNetwork()}.1` };
    const held = await hold(format, 40, from);
    const line = plainLine(format.publicId, 40, { hold_id: held.hold_id });
    const email = newEmail();
    const body = paymentBody([line], { email });
    const again = { ...from, cookie: held.cookie };
    for (let time = 0; time < 2; time++) expect((await call('POST', '/api/payment', body, again)).status).toBe(200);
    expect(await taken(format)).toBe(40);
    expect((await order(format, 20, { address: from.address })).status).toBe(200);
  });

  it('do not count those that were paid', async () => {
    const format = await make();
    const net = newNetwork();
    for (let one = 0; one < 3; one++) {
      const email = newEmail();
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/payment',
        remoteAddress: `${net}.1`,
        payload: paymentBody([plainLine(format.publicId, 40)], { email }),
      });
      const { order: made } = answer.json<{ order: { public_id: string } }>();
      await call('POST', `/api/payment/sandbox/${made.public_id}`, { result: 'paid' }, { address: `${net}.1` });
    }
    expect(await taken(format)).toBe(120);
  });

  it('count free ones until their button is pressed', async () => {
    const format = await make({ prices: { athlete: 0 } });
    const net = newNetwork();
    expect((await order(format, 59, { address: `${net}.1` })).status).toBe(200);
    expect((await order(format, 2, { address: `${net}.2` })).status).toBe(429);
    expect((await hold(format, 2, { address: `${net}.3` })).status).toBe(429);
    expect((await order(format, 1, { address: `${net}.2` })).status).toBe(200);
  });
});

describe('honest people pass', () => {
  it('a family with four formats, and a captain with a team of ten', async () => {
    const net = newNetwork();
    for (let one = 0; one < 4; one++) expect((await hold(await make(), 2, { address: `${net}.1` })).status).toBe(200);
    const team = await make({
      preregistration: true,
      is_team: true,
      team_all: true,
      fixed_count: true,
      min_count: 10,
      max_count: 10,
    });
    const lines = Array.from({ length: 10 }, (_, index) =>
      ticketLine(team.publicId, { info: participant({ last_name: `Бегун${index}` }) }),
    );
    const body = paymentBody(lines, { email: newEmail() });
    expect((await call('POST', '/api/payment', body, { address: `${net}.1` })).status).toBe(200);
  });

  it('who is known and takes free places for others, however many of these do not press their buttons', async () => {
    const format = await make({ prices: { athlete: 0 } });
    const { token } = await createRunner(app);
    const from = { address: `${newNetwork()}.1`, token };
    for (let one = 0; one < 11; one++) expect((await order(format, 7, from)).status).toBe(200);
    expect((await hold(format, 1, from)).status).toBe(200);
  });

  it('a team larger than the bound, alone', async () => {
    const team = await make({ is_team: true, team_all: true, fixed_count: true, min_count: 80, max_count: 80 });
    const net = newNetwork();
    expect((await hold(team, 80, { address: `${net}.1` })).status).toBe(200);
    expect((await hold(team, 80, { address: `${net}.2` })).status).toBe(429);
    expect((await order(team, 80, { address: `${newNetwork()}.1` })).status).toBe(200);
  });
});

describe('who is known', () => {
  const orderAs = async (member: { token: string }, format: MadeFormat, email: string, address: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/payment',
      remoteAddress: address,
      headers: { authorization: member.token },
      payload: paymentBody([plainLine(format.publicId, 6)], { email }),
    });
    return answer.statusCode;
  };

  it('keeps free places for good, and they count no more: an address that stays unproved stops nobody', async () => {
    const format = await make({ prices: { athlete: 0 } });
    const member = await createMember(app);
    const net = newNetwork();
    const email = newEmail();
    for (let one = 0; one < 12; one++) expect(await orderAs(member, format, email, `${net}.1`)).toBe(200);
    expect((await order(format, 1, { address: `${net}.2` })).status).toBe(200);
    expect((await order(format, 1, { address: `${newNetwork()}.2` }, { email })).status).toBe(200);
  });

  it('buys with the own address, whatever strangers have ordered with it', async () => {
    const format = await make();
    const member = await createMember(app);
    for (let one = 0; one < 3; one++)
      expect((await order(format, 20, { address: `${newNetwork()}.1` }, { email: member.email })).status).toBe(200);
    const more = await order(format, 1, { address: `${newNetwork()}.1` }, { email: member.email });
    expect(more.status, 'strangers are stopped').toBe(429);
    const own = async () => orderAs(member, format, member.email, `${newNetwork()}.1`);
    for (let one = 0; one < 10; one++) expect(await own()).toBe(200);
    expect(await own(), 'his own sixty places').toBe(429);
  });
});

describe('many at once', () => {
  it('of one network get sixty places and not one more; of many networks all get theirs', async () => {
    const format = await make();
    const net = newNetwork();
    const at = (index: number): From => ({ address: `${net}.${index + 1}`, of: index % 2 ? app : twin });
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, index) => (index % 3 ? order(format, 4, at(index)) : hold(format, 4, at(index)))),
    );
    expect(await taken(format)).toBe(60);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const free = await make();
    const others = await Promise.all(
      Array.from({ length: 48 }, (_, index) => order(free, 4, { ...at(index), address: `${newNetwork()}.1` })),
    );
    // A busy machine may be late (503); nobody is refused because of the others.
    const made = others.filter(({ status }) => status === 200);
    expect(others.filter(({ status }) => status !== 503)).toEqual(made);
    expect(made.length).toBeGreaterThan(0);
    expect(await taken(free)).toBe(made.length * 4);
  });

  it('of one network keep no connection from the others while they wait for one another', async () => {
    const format = await make();
    const net = newNetwork();
    const other = await make();
    await hold(format, 1, { address: `${net}.1` });
    const { rows } = await sql<{ key: string }>`
      select 'places:' || address as key from holds order by id = any(array(
        select h.id from holds h join quotas q on q.id = h.quota_id where q.format_id = ${format.id})) desc limit 1`.execute(
      app.database.db,
    );
    let finish = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const hanging = closing.database.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${rows[0]?.key}, 0))`.execute(tx);
      await isOver;
    });
    const own = Array.from({ length: 30 }, (_, index) => order(format, 1, { address: `${net}.${index + 2}` }));
    const waiting = async (): Promise<number> =>
      (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(twin.database.db)).rows
        .length;
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await order(other, 1, { address: `${newNetwork()}.1` })).status).toBe(200);
    expect(await waiting()).toBeLessThanOrEqual(3);
    finish();
    await hanging;
    expect((await Promise.all(own)).length).toBe(30);
  });

  it('to one mailbox get sixty places and not one more', async () => {
    const format = await make();
    const [name, host] = newEmail().split('@');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        order(
          format,
          4,
          { address: `${newNetwork()}.1`, of: index % 2 ? app : twin },
          { email: `${name}+${index}@${host}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(await taken(format)).toBe(60);
  });
});

describe('the bound of one buyer', () => {
  it('is not passed by other ways to write the address', async () => {
    const format = await make({ buy_limit: 2 });
    const [name = '', host = ''] = newEmail().split('@');
    const at = () => ({ address: `${newNetwork()}.1` });
    expect((await order(format, 2, at(), { email: `${name}@${host}` })).status).toBe(200);
    for (const email of [
      `${name}+1@${host}`,
      `${name.slice(0, 2)}.${name.slice(2)}@${host}`,
      `${name}@${host.toUpperCase()}`,
    ])
      expect((await order(format, 1, at(), { email })).status).toBe(400);
  });
});
