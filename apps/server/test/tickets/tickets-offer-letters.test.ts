import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFormat, inDays, type MadeFormat } from '../factories/events.ts';
import { buy, paymentBody, plainLine, send } from '../factories/orders.ts';
import { createDeletion } from '../factories/person.ts';
import { newEmail } from '../factories/sign-in.ts';
import {
  answerOffer,
  buyTicket,
  createRunner,
  listTickets,
  offer,
  readTicket,
  takeBack,
} from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';

/** How a start of the factories is called: in thirty days. */
const year = inDays(30).getUTCFullYear();

type Runner = Awaited<ReturnType<typeof createRunner>>;
let open: TestApp;
let app: TestApp;
let clock: TestClock;
let giver: Runner;
let format: MadeFormat;
let friend: string;
beforeAll(async () => {
  clock = createTestClock();
  open = await createTestApp({ clock });
  const limits = { ...open.config.limits, payments: 100_000 };
  app = await createTestApp({ clock, database: open.database, config: { limitsOff: false, limits } });
});
beforeEach(async () => {
  clock.set(new Date());
  giver = await createRunner(open);
  format = await createFormat(app.database.db, { preregistration: false });
  friend = newEmail().replace('@', '.f@');
});
afterEach(() => assertInvariants(app.database.db));
afterAll(async () => {
  await app.close();
  await open.close();
});

const db = () => app.database.db;
const ticket = (of: Runner = giver): Promise<string> => buyTicket(open, of.token, format.publicId);
const lettersTo = async (address: string): Promise<string[]> => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === address).map(({ subject }) => subject);
};
const offered = `Вам передают билет: Забег, Москва, ${year}`;
const takenBack = `Билет больше не передают: Забег, Москва, ${year}`;

describe('letters of offers to a mailbox', () => {
  it('are three a day about one ticket, however its address is written, and the fourth offer says so', async () => {
    const id = await ticket();
    for (const to of [friend, friend.replace('@', '+a@'), friend.replace('.f', 'f')]) {
      expect((await offer(app, giver.token, id, to)).status).toBe(200);
      await takeBack(app, giver.token, id);
    }
    const more = await offer(app, giver.token, id, friend.replace('@', '+b@'));
    expect(more.status).toBe(429);
    expect(more.body.message).toBe(
      'На эту почту за сутки уже отправлено столько писем о билетах, сколько можно. Предложите билет завтра',
    );
    expect(await readTicket(app, giver.token, id)).toMatchObject({ status: 'active' });
    expect((await offer(app, giver.token, id, newEmail())).status).toBe(200);
    await takeBack(app, giver.token, id);
    await sql`update attempts set moments = array[now() - interval '1 day 1 second'] where scope like 'letter_offer%'`.execute(
      db(),
    );
    expect((await offer(app, giver.token, id, friend)).status).toBe(200);
  });

  it('are ten a day of all givers, at once too, and a refused offer spends nothing', async () => {
    const many: { of: Runner; id: string }[] = [];
    for (const of of [giver, await createRunner(open)]) {
      await buy(open, paymentBody([plainLine(format.publicId, 7)]), { token: of.token });
      for (const { public_id: id } of await listTickets(open, of.token, 'my')) many.push({ of, id });
    }
    const [first] = many;
    await offer(app, giver.token, first?.id ?? '', 'nobody');
    expect((await offer(app, many.at(-1)?.of.token ?? '', first?.id ?? '', friend)).status).toBe(404);
    const answers = await Promise.all(many.map(({ of, id }) => offer(app, of.token, id, friend)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    const { rows } = await sql`select id from letters where recipient = ${friend}`.execute(db());
    expect(rows).toHaveLength(10);
  });
});

describe('who was offered a ticket is told once that it was taken back', () => {
  it('when the letter of the offer had gone', async () => {
    const id = await ticket();
    await offer(app, giver.token, id, friend);
    expect(await lettersTo(friend)).toEqual([offered]);
    await Promise.all([takeBack(app, giver.token, id), takeBack(app, giver.token, id)]);
    expect(await lettersTo(friend)).toEqual([offered, takenBack]);
  });

  it.each([
    [
      { name: 'Шинейд', last_name: 'О’Коннор' },
      'ru',
      'Шинейд О’Коннор передаёт вам',
      'Владелец, Шинейд О’Коннор, передумал',
    ],
    [
      { name: 'Sinead', last_name: "O'Connor" },
      'en',
      "Sinead O'Connor is giving you",
      "Sinead O'Connor has taken the ticket back",
    ],
    [{ name: '', last_name: '' }, 'ru', 'Вам передают билет', 'Владелец передумал'],
    [{ name: '', last_name: '' }, 'en', 'Somebody is giving you', 'The owner has taken the ticket back'],
  ] as const)(
    'with the name of the giver’s account and no address of his: %o in %s',
    async (names, language, offers, withdraws) => {
      const of = await createRunner(open, { ...names, language });
      const id = await ticket(of);
      await send(
        app,
        'PUT',
        '/api/user/ticket/transfer',
        { public_id: id, email: friend },
        { token: of.token, language },
      );
      await lettersTo(friend);
      await takeBack(app, of.token, id);
      await lettersTo(friend);
      const [offerLetter, backLetter] = app.letters.filter(({ to }) => to.address === friend);
      expect(offerLetter?.text).toContain(offers);
      expect(backLetter?.text).toContain(withdraws);
      expect(`${offerLetter?.html}${backLetter?.html}`).not.toContain(of.email);
    },
  );

  it('when it had not gone yet, in place of it', async () => {
    const id = await ticket();
    await offer(app, giver.token, id, friend);
    await takeBack(app, giver.token, id);
    expect(await lettersTo(friend)).toEqual([takenBack]);
  });

  it('after its last day, before the sweep came', async () => {
    const id = await ticket();
    await offer(app, giver.token, id, friend);
    await lettersTo(friend);
    clock.set(inDays(8));
    expect((await takeBack(app, giver.token, id)).status).toBe(200);
    await app.sweeps.lapseOffers();
    expect(await lettersTo(friend)).toEqual([offered, takenBack]);
  });

  it('not after he declined, and a ticket on offer is not returned for money', async () => {
    const runner = await createRunner(open);
    const id = await ticket();
    await offer(app, giver.token, id, runner.email);
    await lettersTo(runner.email);
    const returned = await send(app, 'POST', `/api/user/ticket/${id}/cancel`, {}, { token: giver.token });
    expect(returned.statusCode).not.toBe(200);
    await answerOffer(app, runner.token, id, false);
    expect((await takeBack(app, giver.token, id)).body.code).toBe('state');
    expect(await lettersTo(runner.email)).toEqual([offered]);
  });

  it('when the giver deletes his account', async () => {
    const { remove, mailedCode } = createDeletion(() => open);
    const id = await ticket();
    await offer(app, giver.token, id, friend);
    expect(await lettersTo(friend)).toEqual([offered]);
    const answer = await remove(giver.token, { code: await mailedCode(giver.token), force: true });
    expect(answer.statusCode).toBe(200);
    expect(await lettersTo(friend)).toEqual([offered, takenBack]);
  });
});

it('tells the giver that it was declined when who was offered the ticket deletes his account', async () => {
  const { remove, mailedCode } = createDeletion(() => open);
  const runner = await createRunner(open);
  const id = await ticket();
  await offer(app, giver.token, id, runner.email);
  await app.sweeps.sendLetters();
  expect((await remove(runner.token, { code: await mailedCode(runner.token), force: true })).statusCode).toBe(200);
  await app.sweeps.sendLetters();
  const told = app.letters.filter(({ to }) => to.address === giver.email).at(-1);
  expect(told?.subject).toBe(`От билета отказались: Забег, Москва, ${year}`);
  expect(told?.text).toContain('Получатель отказался от билета.');
  expect(told?.text).not.toContain(runner.email);
  expect(await readTicket(app, giver.token, id)).toMatchObject({ status: 'active' });
});
