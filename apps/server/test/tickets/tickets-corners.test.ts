import type { TicketDetail } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat, createPromocode, createShirts, createTeam, inDays, insertRow } from '../factories/events.ts';
import { buy, myTickets, participant, paymentBody, plainLine, send } from '../factories/orders.ts';
import { cancel, placesOf, setPolicy } from '../factories/returns.ts';
import {
  answerOffer,
  buyTicket,
  createRunner,
  disable,
  offer,
  readTicket,
  register,
  runOnline,
  ticketRow,
  upload,
} from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';

type Runner = Awaited<ReturnType<typeof createRunner>>;
let app: TestApp;
let clock: TestClock;
let runner: Runner;
let friend: Runner;
beforeAll(async () => {
  clock = createTestClock();
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(new Date());
  [runner, friend] = [await createRunner(app), await createRunner(app)];
});
afterEach(() => assertInvariants(app.database.db));
afterAll(() => app.close());
const db = () => app.database.db;

it('a ticket says what was chosen from a list in the reader’s language', async () => {
  const format = await createFormat(db(), {
    preregistration: false,
    select_field: 'post',
    select_title_ru: 'Где',
    select_title_en: 'Where',
    select_values: [
      { ru: 'Старт', en: 'Start' },
      { ru: 'Финиш', en: null },
    ],
    clusters: [{ name_ru: 'Быстрый', name_en: 'Fast' }],
  });
  const id = await buyTicket(app, runner.token, format.publicId);
  const said = async (language: 'ru' | 'en') =>
    (await send(app, 'GET', `/api/user/ticket/${id}`, undefined, { token: runner.token, language })).json<{
      values: TicketDetail;
    }>().values.participant;
  await register(app, runner.token, id, { info: participant({ post: 'Start', cluster: 'Fast' }) });
  expect(await said('ru')).toMatchObject({ post: 'Старт', cluster: 'Быстрый' });
  expect(await said('en')).toMatchObject({ post: 'Start', cluster: 'Fast', first_name: 'Анна' });
  await register(app, runner.token, id, { info: participant({ post: 'Финиш', cluster: 'Быстрый' }) });
  expect(await said('en')).toMatchObject({ post: 'Финиш', cluster: 'Fast' });
});

describe('a start number', () => {
  it('of everybody’s range stays through corrections when the group has ranges of its own', async () => {
    const format = await createFormat(db(), { preregistration: false, clusters: [{ name_ru: 'А', capacity: 10 }] });
    const range = { format_id: format.id, first: 1, last: 1 };
    await insertRow(db(), 'number_ranges', { ...range, cluster_id: format.clusterIds[0] });
    await insertRow(db(), 'number_ranges', { ...range, first: 100, last: 150 });
    const name = (id: string, fields: object) =>
      register(app, runner.token, id, { info: participant({ cluster: 'А', ...fields }) });
    await name(await buyTicket(app, runner.token, format.publicId), {});
    const id = await buyTicket(app, runner.token, format.publicId);
    const first = (await name(id, {})).body.values;
    expect(first.info.number).toBe(100);
    const second = (await name(id, { last_name: 'Петрова' })).body.values;
    expect([second.info.number, second.qr_code]).toEqual([100, first.qr_code]);
  });
});

describe('a format withdrawn from sale', () => {
  it('still takes participants and new holders of its tickets, unless the event is cancelled', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const [id, given] = [
      await buyTicket(app, runner.token, format.publicId),
      await buyTicket(app, runner.token, format.publicId),
    ];
    await sql`update formats set status = 'draft' where id = ${format.id}`.execute(db());
    expect((await register(app, runner.token, id, { info: participant() })).status).toBe(200);
    await offer(app, runner.token, given, friend.email);
    expect((await answerOffer(app, friend.token, given, true)).status).toBe(200);
    await sql`update event_cities set status = 'cancelled' where id = ${format.eventCityId}`.execute(db());
    expect((await register(app, runner.token, id, { info: participant() })).body.code).toBe('state');
    const { event_city: city, qr_code: code, actions } = await readTicket(app, runner.token, id);
    expect([city.cancelled, code, actions]).toEqual([true, null, ['cancel']]);
  });
});

describe('a ticket that was given away', () => {
  it('shows its giver no team that the new holder has chosen', async () => {
    const format = await createFormat(db(), { preregistration: false, is_team: true });
    const team = await createTeam(db(), format.id, { number: 1 });
    const named = { preReg: 'later', info: null, team: { public_id: team.publicId } };
    const id = await buyTicket(app, runner.token, format.publicId, named);
    await offer(app, runner.token, id, friend.email);
    expect((await readTicket(app, friend.token, id)).team?.title).toBe('Медведи');
    await answerOffer(app, friend.token, id, true);
    await register(app, friend.token, id, { info: participant(), team: { title: 'Тайные' } });
    expect((await readTicket(app, friend.token, id)).team?.title).toBe('Тайные');
    const seen = await readTicket(app, runner.token, id);
    expect([seen.team, seen.info.inside_number]).toEqual([null, null]);
  });
});

describe('the discount of a vip', () => {
  it('is not had again by giving the first ticket away', async () => {
    const vip = await createRunner(app, { roles: ['vip'], discount: 50 });
    const format = await createFormat(db(), { preregistration: false });
    const price = async (): Promise<number> => {
      const asked = { tickets: [plainLine(format.publicId, 1)] };
      const answer = await send(app, 'POST', '/api/basket/price', asked, { token: vip.token });
      return answer.json<{ values: { amount: number } }>().values.amount;
    };
    expect(await price()).toBe(1500);
    const id = await buyTicket(app, vip.token, format.publicId);
    await offer(app, vip.token, id, friend.email);
    await answerOffer(app, friend.token, id, true);
    expect(await price()).toBe(3000);
  });
});

describe('a virtual race', () => {
  const enter = async (): Promise<string> => {
    const format = await createFormat(db(), {
      preregistration: false,
      online: true,
      start_time: inDays(5),
      registration_end: inDays(20),
    });
    const id = await buyTicket(app, runner.token, format.publicId, { info: participant() });
    clock.set(inDays(6));
    return id;
  };

  it('that is begun stays with its participant', async () => {
    const id = await enter();
    expect((await readTicket(app, runner.token, id)).actions).toEqual(['register', 'disable', 'transfer', 'online']);
    await runOnline(app, runner.token, id, { result_time: '1:00:00', link: 'https://example.org/run' });
    expect((await readTicket(app, runner.token, id)).actions).toEqual(['register']);
    expect((await offer(app, runner.token, id, friend.email)).body.code).toBe('state');
    expect((await disable(app, runner.token, id)).body.code).toBe('state');
  });

  it('keeps the last proof alone', async () => {
    const id = await enter();
    const [first, second] = [await upload(app, runner.token), await upload(app, runner.token)];
    const used = async () =>
      (
        await sql<{ id: string }>`
          select public_id as id from files where used_at is not null and public_id in (${first}, ${second})`.execute(
          db(),
        )
      ).rows.map((row) => row.id);
    const handIn = async (file: string): Promise<void> => {
      expect((await runOnline(app, runner.token, id, { result_time: '1:00:00', file })).status).toBe(200);
      await sql`update online_races set status = 'declined'`.execute(db());
    };
    await handIn(first);
    await handIn(first);
    expect(await used()).toEqual([first]);
    await handIn(second);
    expect(await used()).toEqual([second]);
  });
});

describe('a return', () => {
  it('of all the money still counts the free ticket of the order against the buying limit', async () => {
    const { token } = await createUser(db());
    const format = await createFormat(db(), { preregistration: false, buy_limit: 2, start_time: inDays(40) });
    const { code } = await createPromocode(db(), { discount: 100, code_count: 1 });
    await buy(app, paymentBody([plainLine(format.publicId, 2, { promocode: code })]), { token });
    const paid = (await myTickets(app, token)).find(({ price }) => price > 0)?.public_id ?? '';
    await setPolicy(db(), Number((await ticketRow(app, paid))['id']), [{ days: 0, percent: 100 }]);
    await cancel(app, paid, { token });
    await app.sweeps.sendRefunds();
    const again = (count: number) =>
      send(app, 'POST', '/api/payment', paymentBody([plainLine(format.publicId, count)]), { token });
    expect((await again(2)).statusCode).toBe(400);
    expect((await again(1)).statusCode).toBe(200);
  });

  it('gives the shirt back too when the account is deleted before the money has gone', async () => {
    const format = await createFormat(db(), {
      preregistration: false,
      shirt_unavailable: false,
      start_time: inDays(40),
    });
    await createShirts(db(), format.eventCityId, { M: 3 });
    const info = participant({ item_size: 'M' });
    const id = await buyTicket(app, runner.token, format.publicId, { info });
    await cancel(app, id, { token: runner.token });
    // The code alone is waited for: drawings of tickets are last in line on a busy machine.
    await sql`delete from letters where state = 'waiting'`.execute(db());
    await send(app, 'POST', '/api/user/delete/code', {}, { token: runner.token });
    await app.sweeps.sendLetters();
    const letter = app.letters.findLast(({ to, text }) => to.address === runner.email && text.includes('#delete='));
    const code = /#delete=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const deleted = await send(app, 'DELETE', '/api/user', { code }, { token: runner.token });
    expect(deleted.statusCode).toBe(200);
    expect(await ticketRow(app, id)).toMatchObject({ info: { item_size: 'M' } });
    await app.sweeps.sendRefunds();
    expect(await ticketRow(app, id)).toMatchObject({ status: 'returned' });
    expect(await placesOf(db(), format)).toMatchObject({ places: 0, shirts: 0 });
  });
});
