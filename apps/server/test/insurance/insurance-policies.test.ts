import type { InsuranceRecord } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, type FormatOptions, inDays, type MadeFormat } from '../factories/events.ts';
import {
  createOffer,
  createYearly,
  insuranceLine,
  insured,
  policiesOf,
  ticketInsurance,
} from '../factories/insurance.ts';
import { buy, participant, paymentBody, plainLine, readOrder, send } from '../factories/orders.ts';
import { cancel, quote, setPolicy } from '../factories/returns.ts';
import {
  answerOffer,
  ask,
  createRunner,
  disable,
  listTickets,
  offer as offerTicket,
  readTicket,
  register,
} from '../factories/tickets.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

type Runner = Awaited<ReturnType<typeof createRunner>>;
type Wire = Record<string, unknown>;

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterEach(async () => {
  clock.set(new Date());
  await assertInvariants(db());
});
afterAll(() => app.close());
const db = () => app.database.db;
const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

type Insured = { runner: Runner; ticketId: string; orderId: string; format: MadeFormat };
/** A ticket of 3 000 ₽ without a participant and its insurance of 200 ₽, forty days before the start. */
const buyInsured = async (options: FormatOptions = {}, offer: Wire = {}): Promise<Insured> => {
  const runner = await createRunner(app);
  const { publicId } = await createOffer(db(), offer);
  const format = await createFormat(db(), { preregistration: false, age_min: 0, start_time: inDays(40), ...options });
  const ticket = plainLine(format.publicId, 1);
  const insurances = [ticketInsurance(publicId, ticket['unique_id'])];
  const { order } = await buy(app, paymentBody([ticket], { email: runner.email, insurances }), { token: runner.token });
  const [bought] = await listTickets(app, runner.token, 'my');
  return { runner, ticketId: bought?.public_id ?? '', orderId: order.public_id, format };
};
const policy = async ({ token }: Pick<Runner, 'token'>): Promise<InsuranceRecord | undefined> =>
  (await policiesOf(app, token))[0];
const nameOf = async (runner: Runner): Promise<string | undefined> => (await policy(runner))?.info.last_name;
const letters = async (to: string): Promise<string[]> => {
  await app.sweeps.sendLetters();
  return app.letters
    .filter(({ to: { address }, subject }) => address === to && subject.startsWith('Полис'))
    .map(({ subject, attachments }) => `${subject.replace(/\d{4}-\d{7}/, 'N')} ${attachments?.length ?? 0}`);
};
const child = (years: number): string =>
  new Date(inDays(40).getTime() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);
const put = (token: string | null, body: Wire) => ask<InsuranceRecord>(app, token, 'PUT', '/user/insurance', body);

describe('a policy of a ticket', () => {
  it('is named when the participant is, unnamed when he is taken off, and told by letter with its paper', async () => {
    const { runner, ticketId } = await buyInsured();
    expect(await policy(runner)).toMatchObject({ file: false, info: { last_name: '', phone: '' } });
    expect(await letters(runner.email)).toEqual(['Полис страхования № N 0']);
    await register(app, runner.token, ticketId, { info: participant() });
    expect(await policy(runner)).toMatchObject({ file: true, info: { last_name: 'Иванова', phone: '+79991234567' } });
    expect(await letters(runner.email)).toEqual(['Полис страхования № N 0', 'Полис страхования № N 1']);
    await register(app, runner.token, ticketId, { info: participant({ last_name: 'Петрова' }) });
    expect(await nameOf(runner)).toBe('Петрова');
    expect((await readTicket(app, runner.token, ticketId)).insurances).toMatchObject([
      { info: { last_name: 'Петрова' } },
    ]);
    await disable(app, runner.token, ticketId);
    expect(await policy(runner)).toMatchObject({ file: false, info: { last_name: '', first_name: '', phone: '' } });
  });

  it('names the race with the year of its start in the order, and its distance too in the letter', async () => {
    const { runner, orderId } = await buyInsured({ distance_km: 10.5 });
    await letters(runner.email);
    const paper = app.letters.find(({ to, subject }) => to.address === runner.email && subject.startsWith('Полис'));
    expect(paper?.text).toMatch(/Старт: Забег, Москва, 20\d\d\u00a0· Личный, 10,5\u00a0км\n/);
    const order = await readOrder(app, orderId, { token: runner.token });
    expect(order.insurances[0]?.title).toMatch(/\u00a0· Забег, Москва, 20\d\d$/);
  });

  it('of no race sends its holder to a doctor, not to a marshal', async () => {
    const runner = await createRunner(app);
    const { publicId } = await createYearly(db());
    const insurances = [insuranceLine(publicId, { start_date: unix(inDays(10)) })];
    await buy(app, paymentBody([], { email: runner.email, insurances }), { token: runner.token });
    await letters(runner.email);
    const letter = app.letters.find(({ to, subject }) => to.address === runner.email && subject.startsWith('Полис'));
    expect(letter?.text).toContain('обратитесь к врачу');
    expect(letter?.text).not.toMatch(/судье|на старт/);
  });

  it('goes with the ticket, without a name, and is the recipient’s', async () => {
    const { runner, ticketId } = await buyInsured();
    await register(app, runner.token, ticketId, { info: participant() });
    const friend = await createRunner(app);
    await offerTicket(app, runner.token, ticketId, friend.email);
    expect(await nameOf(runner)).toBe('Иванова');
    await answerOffer(app, friend.token, ticketId, true);
    expect(await policiesOf(app, runner.token)).toEqual([]);
    expect(await policy(friend)).toMatchObject({ ticket_public_id: ticketId, info: { last_name: '' }, file: false });
    await register(app, friend.token, ticketId, { info: participant({ last_name: 'Друг' }) });
    expect(await nameOf(friend)).toBe('Друг');
    expect(await letters(friend.email)).toEqual(['Полис страхования № N 1']);
    expect((await readTicket(app, friend.token, ticketId)).info.insurance).toBe(true);
  });

  it('that has begun stays with who is named in it', async () => {
    const { runner, ticketId } = await buyInsured();
    await register(app, runner.token, ticketId, { info: participant() });
    await sql`update policies p set starts_at = now() - interval '1 hour' from tickets t
      where t.id = p.ticket_id and t.public_id = ${ticketId}`.execute(db());
    const friend = await createRunner(app);
    await offerTicket(app, runner.token, ticketId, friend.email);
    await answerOffer(app, friend.token, ticketId, true);
    expect(await nameOf(runner)).toBe('Иванова');
    expect(await policiesOf(app, friend.token)).toEqual([]);
  });

  it.each([
    ['4', 4.5],
    ['87', 87.5],
  ])('is repaid whole, once, when the participant is %s', async (_, years) => {
    const { runner, ticketId, orderId } = await buyInsured();
    await register(app, runner.token, ticketId, { info: participant({ birth_date: child(years) }) });
    expect(await policiesOf(app, runner.token)).toEqual([]);
    expect(await policiesOf(app, runner.token, 'past')).toMatchObject([{ status: 'cancelled', file: false }]);
    expect(await Promise.all([app.sweeps.repayPolicies(), app.sweeps.repayPolicies()])).toContain(1);
    await app.sweeps.sendRefunds();
    const { rows } = await sql`
      select r.status, r.amount_minor as amount, r.reason from refunds r join orders o on o.id = r.order_id
      where o.public_id = ${orderId}`.execute(db());
    expect(rows).toEqual([{ status: 'done', amount: 20_000, reason: 'policy' }]);
    expect((await readOrder(app, orderId)).status).toBe('partially_refunded');
    expect(await letters(runner.email)).toContain('Полис № N отменён 0');
    expect(await app.sweeps.repayPolicies()).toBe(0);
    expect((await quote(app, ticketId, runner.token)).json()).toMatchObject({ values: { insurance: 0, sum: 2700 } });
  });

  it.each([
    ['5', 5.1],
    ['86', 86.5],
  ])('stays when the participant is %s', async (_, years) => {
    const { runner, ticketId } = await buyInsured();
    await register(app, runner.token, ticketId, { info: participant({ birth_date: child(years) }) });
    expect(await nameOf(runner)).toBe('Иванова');
  });
});

describe('the return of an insured ticket', () => {
  it('quotes its insurance, takes the policy along when the money has gone, and not before', async () => {
    const { runner, ticketId, orderId } = await buyInsured();
    expect((await quote(app, ticketId, runner.token)).json()).toMatchObject({
      values: { paid: 3000, insurance: 200, percent: 90, sum: 2880 },
    });
    await cancel(app, ticketId, { token: runner.token, sum: 2880 });
    expect(await policiesOf(app, runner.token)).toHaveLength(1);
    await app.sweeps.sendRefunds();
    expect(await policiesOf(app, runner.token)).toEqual([]);
    expect((await policiesOf(app, runner.token, 'past'))[0]?.status).toBe('cancelled');
    expect((await readOrder(app, orderId)).status).toBe('partially_refunded');
    expect(await app.sweeps.repayPolicies()).toBe(0);
  });

  it('of all the money refunds the whole order', async () => {
    const { runner, ticketId, orderId } = await buyInsured();
    const { rows } = await sql<{ id: number }>`select id from tickets where public_id = ${ticketId}`.execute(db());
    await setPolicy(db(), rows[0]?.id ?? 0, [{ days: 0, percent: 100 }]);
    await cancel(app, ticketId, { token: runner.token, sum: 3200 });
    await app.sweeps.sendRefunds();
    expect((await readOrder(app, orderId)).status).toBe('refunded');
  });

  it('pays nothing for insurance that has begun, and leaves it', async () => {
    const { runner, ticketId } = await buyInsured();
    await sql`update policies p set starts_at = now() - interval '1 hour' from tickets t
      where t.id = p.ticket_id and t.public_id = ${ticketId}`.execute(db());
    expect((await quote(app, ticketId, runner.token)).json()).toMatchObject({ values: { insurance: 0, sum: 2700 } });
    await cancel(app, ticketId, { token: runner.token });
    await app.sweeps.sendRefunds();
    expect(await policiesOf(app, runner.token)).toHaveLength(1);
  });
});

describe('correcting the insured person', () => {
  const buyYearly = async (): Promise<{ runner: Runner; own: InsuranceRecord }> => {
    const runner = await createRunner(app);
    const { publicId } = await createYearly(db());
    const insurances = [insuranceLine(publicId, { start_date: unix(inDays(10)) })];
    await buy(app, paymentBody([], { email: runner.email, insurances }), { token: runner.token });
    const own = await policy(runner);
    if (!own) throw new Error('no policy was issued');
    return { runner, own };
  };

  it('changes person and start before the start', async () => {
    const { runner, own } = await buyYearly();
    const start_date = unix(inDays(12));
    const { status, body } = await put(runner.token, {
      public_id: own.public_id,
      ...insured({ last_name: 'сидорова', phone: '+375 29 123-45-67' }),
      start_date,
    });
    expect([status, body.message]).toEqual([200, 'Данные застрахованного сохранены']);
    expect(body.values).toMatchObject({
      start_date,
      info: { last_name: 'Сидорова', phone: '+375291234567', start_date },
    });
    expect(await policy(runner)).toEqual(body.values);
  });

  it('keeps a start that was allowed once, and checks another one anew', async () => {
    const { runner, own } = await buyYearly();
    clock.set(inDays(9.5));
    const body = { public_id: own.public_id, ...insured() };
    expect((await put(runner.token, { ...body, start_date: own.start_date })).status).toBe(200);
    expect((await put(runner.token, body)).status).toBe(200);
    const other = await put(runner.token, { ...body, start_date: own.start_date + 60 });
    expect(other.body.errors?.['start_date']).toMatch(/^Начало действия страховки не может быть меньше \d/);
  });

  it('tells every wrong field', async () => {
    const { runner, own } = await buyYearly();
    const wrong = { first_name: '', last_name: ' ', birth_date: '01.02.1990', gender: 'x', phone: '1' };
    const { status, body } = await put(runner.token, { public_id: own.public_id, ...wrong });
    expect([status, body.errors]).toEqual([
      400,
      {
        first_name: 'Заполните поле!',
        last_name: 'Заполните поле!',
        birth_date: 'Введите корректную дату!',
        gender: 'Выберите одно из значений!',
        phone: 'Введите корректный номер телефона!',
      },
    ]);
    const old = await put(runner.token, { public_id: own.public_id, ...insured({ birth_date: '1930-01-01' }) });
    expect(old.body.errors).toEqual({ birth_date: 'Допускается возраст от 5 до 86 лет' });
  });

  it('is over when the insurance has begun or was cancelled, and is unknown to strangers', async () => {
    const { runner, own } = await buyYearly();
    const body = { public_id: own.public_id, ...insured() };
    const stranger = await createRunner(app);
    expect((await put(stranger.token, body)).status).toBe(404);
    expect((await put(null, body)).status).toBe(401);
    clock.set(inDays(10.1));
    expect((await put(runner.token, body)).body).toMatchObject({
      code: 'state',
      message: 'Страховка уже действует: изменить данные нельзя',
    });
    clock.set(new Date());
    await sql`update policies set cancelled_at = now() where public_id = ${own.public_id}`.execute(db());
    expect((await put(runner.token, body)).body.code).toBe('state');
    expect(
      (await send(app, 'GET', `/api/user/insurance/${own.public_id}/file`, undefined, { token: runner.token }))
        .statusCode,
    ).toBe(404);
  });
});
