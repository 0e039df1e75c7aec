import { policyMoments } from '@trassa/rules';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { inDays } from '../../factories/events.ts';
import { assertInvariants } from '../../invariants.ts';
import { openInsurance, reason } from './stage.ts';

const { act, app, ask, buyPolicy, buyUnnamed, createColleague, createStart, db, idsOf, list, read } = openInsurance();
afterEach(() => assertInvariants(db()));

const mailedTo = async (address: string): Promise<string[]> => {
  await app().sweeps.sendLetters();
  const letters = app().letters.filter(({ to }) => to.address === address);
  app().letters.splice(0);
  return letters.map(({ subject }) => subject);
};
const set = (id: string, row: Record<string, unknown>) =>
  Promise.all(
    Object.entries(row).map(([column, value]) =>
      sql`update policies set ${sql.ref(column)} = ${value} where public_id = ${id}`.execute(db()),
    ),
  );
const refundsOf = async (id: string): Promise<{ sum: number; status: string }[]> => {
  const { rows } = await sql<{ sum: number; status: string }>`
    select r.amount_minor::int as sum, r.status from refunds r join policies p on r.cause = 'policy:' || p.id where p.public_id = ${id}`.execute(
    db(),
  );
  return rows;
};
/** Its money could not be sent, and nobody tries any more. */
const failRepayment = async (id: string): Promise<void> => {
  await sql`update refunds set status = 'failed' where cause = (select 'policy:' || id from policies where public_id = ${id})`.execute(
    db(),
  );
  await set(id, { repayment: 'failed', repay_failures: 6 });
};

describe('the list of policies', () => {
  it('finds by number and address, masks the insured, and its states are those of the rule', async () => {
    const admin = await createColleague('admin');
    const coming = await buyPolicy();
    const [active, over, cancelled] = [await buyPolicy(), await buyPolicy(), await buyPolicy()];
    await set(active.id, { starts_at: inDays(-1) });
    await set(over.id, { starts_at: inDays(-10) });
    await act(admin, cancelled.id, 'cancel');
    const made = { coming, active, over, cancelled };
    for (const state of policyMoments) {
      const { values } = await list(admin, `/policies?f.state=${state}&limit=200`);
      expect(values.every((one) => one['state'] === state)).toBe(true);
      expect(values.map(({ public_id: id }) => id)).toContain(made[state].id);
    }
    const { number } = await read(admin, coming.id);
    for (const words of [number, coming.email])
      expect(await idsOf(admin, `/policies?search=${encodeURIComponent(words)}`)).toEqual([coming.id]);
    const [shown] = (await list(admin, `/policies?search=${number}`)).values;
    expect(shown).toMatchObject({ insured: 'И*** А***', price: 200, repayment: null });
    expect(await idsOf(admin, '/policies?sort=starts&limit=25')).toContain(over.id);
    const unnamed = await buyUnnamed();
    expect(await idsOf(admin, '/policies?f.state=coming&f.insured=unnamed')).toEqual([unnamed]);
  });

  it('shows on a card the year of birth and the end of the phone alone', async () => {
    const finance = await createColleague('finance');
    const { id } = await buyPolicy();
    expect(await read(finance, id)).toMatchObject({
      person: {
        last_name: 'Иванова',
        birth_date: { masked: '***.1990' },
        phone: { masked: '+7 *** **-67' },
      },
      acts: ['correct', 'send', 'cancel'],
    });
    const manager = await createColleague('manager');
    expect((await ask('GET', `/policies/${id}`, manager)).status).toBe(403);
    const { start } = await createStart();
    const vera = await createColleague('manager', { starts: [start] });
    expect((await ask('GET', '/policies', vera)).status).toBe(403);
  });
});

describe('a policy that the staff cancels', () => {
  it('ends, and all that was paid for it goes back once, by the sweep of all repayments', async () => {
    const finance = await createColleague('finance');
    const { id, email } = await buyPolicy();
    const done = await act(finance, id, 'cancel');
    expect(done.body['values']).toMatchObject({ state: 'cancelled', repayment: 'due', version: 2, acts: [] });
    expect((await act(finance, id, 'cancel')).body).toMatchObject({ code: 'state', message: 'Полис уже отменён' });
    await app().sweeps.repayPolicies();
    await app().sweeps.repayPolicies();
    expect(await refundsOf(id)).toMatchObject([{ sum: 20_000 }]);
    expect(await mailedTo(email)).toContainEqual(expect.stringContaining('отменён'));
    const { values } = (await ask('GET', `/policies/${id}/history`, finance)).body as unknown as {
      values: { act: string; result: string; changes: unknown[] }[];
    };
    expect(values.filter(({ result }) => result === 'done')).toMatchObject([
      { act: 'policy.cancel', changes: expect.arrayContaining([{ field: 'to_return', before: null, after: 200 }]) },
    ]);
  });

  it('stays once it has begun, once its ticket comes back, and for whoever saw another version of it', async () => {
    const finance = await createColleague('finance');
    const { id } = await buyPolicy();
    expect((await act(finance, id, 'cancel', { version: 9 })).body).toMatchObject({ code: 'conflict' });
    await set(id, { starts_at: inDays(-1) });
    expect((await act(finance, id, 'cancel')).body).toMatchObject({
      message: 'Полис уже действует: изменить или отменить его нельзя',
    });
    expect((await act(finance, id, '', { last_name: 'Петрова' })).body).toMatchObject({ code: 'state' });
    expect(await refundsOf(id)).toEqual([]);
  });
});

describe('the insured', () => {
  it('is corrected by the rules of the cabinet; what is not typed stays', async () => {
    const finance = await createColleague('finance');
    const { id } = await buyPolicy();
    const wrong = await act(finance, id, '', { last_name: 'Ivanova http://a.ru', birth_date: '2025-01-01' });
    expect(Object.keys(wrong.body['errors'] ?? {}).toSorted()).toEqual(['birth_date', 'last_name']);
    const done = await act(finance, id, '', { last_name: ' петрова ', phone: '8 916 000 00 01' });
    expect(done.body['values']).toMatchObject({
      version: 2,
      person: { last_name: 'Петрова', first_name: 'Анна', second_name: 'Сергеевна', phone: { masked: '+7 *** **-01' } },
    });
    const history = await ask('GET', `/policies/${id}/history`, finance);
    expect(JSON.stringify(history.body)).not.toMatch(/Петрова|9160000001/);
    expect((await ask('PUT', `/policies/${id}`, { ...finance, body: { version: 2, last_name: 'Ю' } })).status).toBe(
      422,
    );
  });

  it('is mailed to whoever holds the policy, five times a day at most', async () => {
    const finance = await createColleague('finance');
    const { id, email } = await buyPolicy();
    await mailedTo(email);
    for (let time = 0; time < 5; time += 1) expect((await act(finance, id, 'send')).status).toBe(200);
    expect(await mailedTo(email)).toHaveLength(5);
    expect((await act(finance, id, 'send')).status).toBe(429);
    expect((await read(finance, id)).letters.length).toBeGreaterThanOrEqual(6);
    expect((await act(finance, await buyUnnamed(), 'send')).body).toMatchObject({
      message: 'В полисе ещё не назван застрахованный',
    });
  });
});

// BO-100
describe('a repayment that was given up', () => {
  it('stands among what needs a person, and goes once more, as the same refund', async () => {
    const finance = await createColleague('finance');
    const { id } = await buyPolicy();
    await act(finance, id, 'cancel');
    expect((await act(finance, id, 'retry')).body).toMatchObject({
      message: 'Возврат денег за полис не остановлен: повторять нечего',
    });
    await app().sweeps.repayPolicies();
    await failRepayment(id);
    expect(await idsOf(finance, '/policies?f.repayment=failed')).toEqual([id]);
    const done = await act(finance, id, 'retry');
    expect(done.body['values']).toMatchObject({ repayment: 'due', acts: [] });
    expect((await act(finance, id, 'retry')).status).toBe(400);
    expect(await idsOf(finance, '/policies?f.repayment=failed')).toEqual([]);
    await app().sweeps.repayPolicies();
    await app().sweeps.sendRefunds();
    expect(await refundsOf(id)).toEqual([{ sum: 20_000, status: 'done' }]);
    expect((await read(finance, id)).repayment).toBe('done');
  });

  it('waits for the second person where it is being closed by hand', async () => {
    const finance = await createColleague('finance');
    const { id } = await buyPolicy();
    await act(finance, id, 'cancel');
    await app().sweeps.repayPolicies();
    await failRepayment(id);
    const { rows } = await sql<{ id: string }>`
      select r.public_id as id from refunds r join policies p on r.cause = 'policy:' || p.id where p.public_id = ${id}`.execute(
      db(),
    );
    await ask('POST', `/refunds/${rows[0]?.id}/close_by_hand`, {
      ...finance,
      body: { paper_number: '77', reason },
    });
    const { rows: locks } = await sql`select 1 from approval_locks where key = ${`refund ${rows[0]?.id}`}`.execute(
      db(),
    );
    expect(locks).toHaveLength(1);
    expect((await act(finance, id, 'retry')).body).toMatchObject({
      message: 'Этот возврат закрывают вручную: дождитесь второго человека',
    });
  });
});
