import type { MoveEffects } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { createPolicy } from '../../factories/cabinet.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { createOffer } from '../../factories/insurance.ts';
import { newKey, paymentBody, place, type Placed, plainLine, press } from '../../factories/orders.ts';
import { buyTicket, readTicket } from '../../factories/tickets.ts';
import type { Member } from '../../staff/door.ts';
import { type Card, cardOf, inSomeDays, openStarts } from './stage.ts';

const { app, ask, db, createColleague, createPublished, read, buyOf } = openStarts();

const week = 7 * 86_400;
const reason = 'Площадку затопило';
const shift = { sale_end: true, registration_end: true, prices: true };
let vera: Member;
beforeAll(async () => {
  vera = await createColleague('manager');
});

const move = (card: Card, body: object = {}, key?: string) =>
  ask('POST', `/event_cities/${card.public_id}/move`, {
    ...vera,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
    body: {
      version: card.version,
      start_time: card.fields.start_time + week,
      shift,
      free_return_until: null,
      letter: null,
      reason,
      ...body,
    },
  });
const quoteOf = async (card: Card, body: object = {}): Promise<MoveEffects> => {
  const answer = await ask('POST', `/event_cities/${card.public_id}/move/quote`, {
    ...vera,
    body: { version: card.version, start_time: card.fields.start_time + week, shift, ...body },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body['values'] as MoveEffects;
};
type Times = { start: number; end: number; steps: number[] };
const timesOf = async (format: string): Promise<Times> => {
  const { rows } = await sql<Times>`
    select extract(epoch from f.start_time)::int as start, extract(epoch from f.registration_end)::int as end,
      (select array_agg(extract(epoch from p.starts_at)::int order by p.starts_at) from format_prices p where p.format_id = f.id) as steps
    from formats f where f.public_id = ${format}`.execute(db());
  if (!rows[0]) throw new Error('no format');
  return rows[0];
};
const returnQuote = async (token: string, ticket: string) => {
  const { body } = await app()
    .http.inject({ url: `/api/payment/cancel/${ticket}`, headers: { authorization: token } })
    .then((answer) => ({ body: answer.json<{ values?: { sum: number; percent: number; until: number } }>() }));
  return body.values;
};

describe('moving a start', () => {
  // BO-049
  it('shifts its formats, their registration and coming prices by the same difference, and keeps tickets', async () => {
    const { card, format } = await createPublished(vera);
    const { rows } = await sql<{ id: number }>`select id from formats where public_id = ${format}`.execute(db());
    const at = inSomeDays(10);
    for (const [days, price] of [
      [0, 400_000],
      [7, 500_000],
    ] as const)
      await insertRow(db(), 'format_prices', {
        format_id: rows[0]?.id,
        kind: 'athlete',
        starts_at: new Date((at + days * 86_400) * 1000),
        price_minor: price,
      });
    const before = await timesOf(format);
    const { token } = await createUser(db());
    const ticket = await buyTicket(app(), token, format);
    const moved = cardOf(await move(await read(vera, card.public_id)));
    expect(moved.fields.start_time).toBe(card.fields.start_time + week);
    const after = await timesOf(format);
    expect([after.start - before.start, after.end - before.end]).toEqual([week, week]);
    expect(after.steps).toEqual([before.steps[0], (before.steps[1] ?? 0) + week, (before.steps[2] ?? 0) + week]);
    const { event_city: moment } = await readTicket(app(), token, ticket);
    expect(moment.start_time).toBe(card.fields.start_time + week);
  });

  // BO-049
  it('tells beforehand which coming prices go with it and which stay, and does just that', async () => {
    const { card, format } = await createPublished(vera, { start_time: inSomeDays(60) });
    const { rows } = await sql<{ id: number }>`select id from formats where public_id = ${format}`.execute(db());
    const at = inSomeDays(10);
    for (const [kind, days, price] of [
      ['athlete', 0, 400_000],
      ['athlete', 20, 500_000],
      ['volunteer', 20, 0],
    ] as const)
      await insertRow(db(), 'format_prices', {
        format_id: rows[0]?.id,
        kind,
        starts_at: new Date((at + days * 86_400) * 1000),
        price_minor: price,
      });
    const before = await timesOf(format);
    const earlier = { start_time: card.fields.start_time - 2 * week };
    const now = await read(vera, card.public_id);
    expect((await quoteOf(now, earlier)).prices).toEqual([
      { format: '5 км', kind: 'athlete', price: 4000, starts_at: at, to: null },
      { format: '5 км', kind: 'athlete', price: 5000, starts_at: at + 20 * 86_400, to: null },
      { format: '5 км', kind: 'volunteer', price: 0, starts_at: at + 20 * 86_400, to: at + 6 * 86_400 },
    ]);
    expect((await quoteOf(now, { ...earlier, shift: { ...shift, prices: false } })).prices).toEqual([]);
    cardOf(await move(now, earlier));
    const [past, first, ...rest] = before.steps;
    expect((await timesOf(format)).steps).toEqual([past, first, at + 6 * 86_400, rest[0]]);
  });

  // BO-053
  it('tells visitors the day it was moved from', async () => {
    const { card } = await createPublished(vera);
    cardOf(await move(card));
    const { values } = (await app().http.inject(`/api/event/id/${card.event.public_id}`)).json<{
      values: { event_city: { moved_from?: number }[] };
    }>();
    expect(values.event_city.map(({ moved_from: from }) => from)).toEqual([card.fields.start_time]);
  });

  it('is refused into the past, over another one’s change, and when nothing moves', async () => {
    const { card } = await createPublished(vera);
    const answers = [
      await move(card, { start_time: inSomeDays(-1) }),
      await move(card, { version: card.version - 1 }),
      await move(card, { start_time: card.fields.start_time }),
      await move(card, { free_return_until: card.fields.start_time + 2 * week }),
    ];
    expect(answers.map(({ status, body }) => [status, body['code'], Object.keys(body['errors'] ?? {})])).toEqual([
      [400, 'validation', ['start_time']],
      [409, 'conflict', []],
      [400, 'validation', ['start_time']],
      [400, 'validation', ['free_return_until']],
    ]);
    expect((await read(vera, card.public_id)).version).toBe(card.version);
  });

  // BO-051
  it('is quoted with whom no age fits any more, and changes nothing by that', async () => {
    const { card, format } = await createPublished(vera);
    await sql`update formats set age_max = 39 where public_id = ${format}`.execute(db());
    const { token } = await createUser(db());
    const ticket = await buyTicket(app(), token, format);
    const birthday = new Date((card.fields.start_time + 3 * 86_400) * 1000);
    const born = `${birthday.getUTCFullYear() - 40}-${birthday.toISOString().slice(5, 10)}`;
    await sql`update tickets set info = jsonb_build_object('birth_date', ${born}::text) where public_id = ${ticket}`.execute(
      db(),
    );
    const now = await read(vera, card.public_id);
    expect((await quoteOf(now)).misfits).toMatchObject({ count: 1, tickets: [{ public_id: ticket }] });
    expect((await quoteOf(now, { start_time: now.fields.start_time + 86_400 })).misfits.count).toBe(0);
    expect((await read(vera, card.public_id)).version).toBe(now.version);
  });

  // BO-052
  it('moves policies that begin with it, and leaves those for a day that somebody chose', async () => {
    const { card, format } = await createPublished(vera);
    const { id: userId } = await createUser(db());
    const { rows } = await sql<{ id: number }>`select id from formats where public_id = ${format}`.execute(db());
    const begins = new Date(card.fields.start_time * 1000);
    const of = { format_id: rows[0]?.id, starts_at: begins };
    const [follows, stays] = [
      await createPolicy(db(), userId, { ...of, offer_id: (await createOffer(db())).id }),
      await createPolicy(db(), userId, { ...of, offer_id: (await createOffer(db(), { is_start_date: false })).id }),
    ];
    const now = await read(vera, card.public_id);
    expect((await quoteOf(now)).policies).toEqual({ moved: 1, kept: 1 });
    cardOf(await move(now));
    const startsAt = async (id: number): Promise<number> =>
      (
        await sql<{
          at: number;
        }>`select extract(epoch from starts_at)::int as at from policies where id = ${id}`.execute(db())
      ).rows[0]?.at ?? 0;
    expect([await startsAt(follows.id), await startsAt(stays.id)]).toEqual([
      card.fields.start_time + week,
      card.fields.start_time,
    ]);
  });

  // BO-050
  it('lets who bought before return the whole until the day that was named, and by the tiers of the new one after it', async () => {
    const { card, format } = await createPublished(vera, { start_time: inSomeDays(20) });
    const [early, late] = [await createUser(db()), await createUser(db())];
    const ticket = await buyTicket(app(), early.token, format);
    expect(await returnQuote(early.token, ticket)).toMatchObject({ percent: 50 });
    const until = inSomeDays(5);
    cardOf(await move(await read(vera, card.public_id), { free_return_until: until }));
    const afterwards = await buyTicket(app(), late.token, format);
    expect(await returnQuote(early.token, ticket)).toMatchObject({ percent: 100, sum: 3000, until });
    expect(await returnQuote(late.token, afterwards)).toMatchObject({ percent: 50 });
    await sql`update event_city_moves set free_return_until = now() - interval '1 hour'`.execute(db());
    expect(await returnQuote(early.token, ticket)).toMatchObject({ percent: 50 });
  });

  // BO-054
  it('tells each mailbox once, also when the call is repeated with its key', async () => {
    const { card, format } = await createPublished(vera);
    const buyer = `${unique('moved')}@example.org`;
    await buyOf([plainLine(format, 2)], { email: buyer });
    await buyOf([plainLine(format, 1)], { email: buyer });
    await buyOf([plainLine(format, 1)]);
    const now = await read(vera, card.public_id);
    expect((await quoteOf(now)).letters).toBe(2);
    const letter = { ru: 'Берег размыло, ставим новую разметку.', en: '' };
    const key = newKey();
    const answers = [await move(now, { letter }, key), await move(now, { letter }, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await app().sweeps.workRuns();
    await app().sweeps.workRuns();
    // Those of the purchases carry papers, which take their time.
    await sql`delete from letters where template <> 'start_moved'`.execute(db());
    await app().sweeps.sendLetters();
    const told = app().letters.filter(({ subject }) => subject.startsWith('Старт перенесён'));
    expect(told).toHaveLength(2);
    const own = told.find(({ to }) => to.address === buyer);
    expect(own?.text).toContain('Берег размыло');
    expect(own?.attachments?.map(({ filename }) => filename.slice(-4))).toEqual(['.ics', '.ics', '.ics']);
  });

  // BO-050, BO-054
  it('is told to who had ordered before and pays after it, once for a mailbox, and he may return the whole as the others may', async () => {
    const { card, format } = await createPublished(vera, { start_time: inSomeDays(20) });
    const [late, both, after] = ['late', 'both', 'after'].map((name) => `${unique(name)}@example.org`);
    const order = (email = '') => place(app(), paymentBody([plainLine(format, 1)], { email }));
    await buyOf([plainLine(format, 1)], { email: both });
    const waiting = [await order(late), await order(both)];
    const letter = { ru: 'Берег размыло, ставим новую разметку.', en: '' };
    cardOf(await move(await read(vera, card.public_id), { letter, free_return_until: inSomeDays(5) }));
    while (await app().sweeps.workRuns());
    for (const { order: placed } of waiting) await press(app(), placed.public_id, 'paid');
    const afterwards = await order(after);
    await press(app(), afterwards.order.public_id, 'paid');
    const { rows } = await sql<{ recipient: string }>`
      select recipient from letters where template = 'start_moved' and recipient = any(${[both, late, after]}::text[]) order by recipient`.execute(
      db(),
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([both, late]);
    await sql`delete from letters where template <> 'start_moved'`.execute(db());
    await app().sweeps.sendLetters();
    expect(app().letters.find(({ to }) => to.address === late)?.attachments).toHaveLength(1);
    const quoteOfOrder = async ({ token, order: placed }: Placed) => {
      const { rows: own } = await sql<{ id: string }>`
        select t.public_id as id from tickets t join orders o on o.id = t.order_id where o.public_id = ${placed.public_id}`.execute(
        db(),
      );
      return returnQuote(token ?? '', own[0]?.id ?? '');
    };
    expect(await quoteOfOrder(waiting[0] as Placed)).toMatchObject({ percent: 100, sum: 3000 });
    expect(await quoteOfOrder(afterwards)).toMatchObject({ percent: 50 });
  });
});
