import { isoDay, settlementId, siteTimezone } from '@trassa/rules';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../staff/door.ts';
import { noonOf, openMoney, reason } from './stage.ts';

const { accept, apply, ask, close, createColleague, day, days, db, giveBack, register, take, upload } = openMoney();
let finance: Member;
beforeAll(async () => {
  finance = await createColleague('finance');
});
/** Each case has days of its own. */
let next = Date.parse('2026-03-01');
let today = '';
let id = '';
beforeEach(() => {
  next += 3 * 86_400_000;
  today = new Date(next).toISOString().slice(0, 10);
  id = settlementId('sandbox', today);
});
const shown = (text: string): string => text.split('-').toReversed().join('.');
const line = (payment: string, sum: string, { kind = 'Оплата', fee = '10,00', at = shown(today) } = {}): string =>
  [payment, kind, sum, fee, at].join(';');
const dateAfter = (count: number): string => new Date(next + count * 86_400_000).toISOString().slice(0, 10);

// BO-080
describe('a register with a missing, a foreign and a differing payment', () => {
  it('shows exactly these three, each with its order', async () => {
    const [same, missing, differing] = [
      await take(noonOf(today)),
      await take(noonOf(today)),
      await take(noonOf(today)),
    ];
    const read = await register(finance, [
      line(same.bankId, '1 000,00'),
      line(differing.bankId, '999.99'),
      line('foreign', '50'),
      ';;2049,99;;',
    ]);
    const three = [
      { payment: missing.bankId, match: 'ours_only', ours: 1000, theirs: null, order: { public_id: missing.order } },
      {
        payment: differing.bankId,
        match: 'different',
        ours: 1000,
        theirs: 999.99,
        order: { public_id: differing.order },
      },
      { payment: 'foreign', match: 'theirs_only', ours: null, theirs: 50, order: null },
    ];
    expect(read).toMatchObject({ rows: 3, matched: 1, ours_only: 1, theirs_only: 1, different: 1, same: false });
    expect(read.differences).toHaveLength(3);
    expect(read.differences).toEqual(
      expect.arrayContaining(three.map((one) => expect.objectContaining({ payment: one.payment }))),
    );
    expect((await day(finance, id)).theirs).toBeNull();
    expect((await apply(finance, read)).status).toBe(200);
    const card = await day(finance, id);
    expect(card).toMatchObject({ matched: 1, difference_count: 3, left: 3, obstacle: 'differences' });
    for (const one of three) expect(card.differences.find(({ payment }) => payment === one.payment)).toMatchObject(one);
    expect(card).toMatchObject({
      ours: { captured: 3000, refunded: 0 },
      theirs: { captured: 2049.99, refunded: 0, fee: 30, transferred: 2019.99 },
      difference: 950.01,
    });
  });

  it('names the order of a payment that came on another day', async () => {
    const late = await take(noonOf(today));
    await apply(finance, await register(finance, [line(late.bankId, '1000', { at: shown(dateAfter(1)) })]));
    const card = await day(finance, settlementId('sandbox', dateAfter(1)));
    expect(card.differences).toMatchObject([{ match: 'theirs_only', order: { public_id: late.order } }]);
  });

  it('tells refunds of a payment by their sum of the day', async () => {
    const paid = await take(noonOf(today));
    await giveBack(paid, noonOf(today, 1), 10_000);
    await giveBack(paid, noonOf(today, 2), 20_000);
    const read = await register(finance, [
      line(paid.bankId, '1000'),
      line(paid.bankId, '-100'),
      line(paid.bankId, '200', { kind: 'Возврат' }),
    ]);
    expect(read).toMatchObject({ matched: 2, differences: [] });
  });
});

describe('a register', () => {
  it('that is applied again changes nothing, also under another name and beside itself', async () => {
    const paid = await take(noonOf(today));
    const lines = [line(paid.bankId, '1000')];
    await apply(finance, await register(finance, lines));
    const { version } = await day(finance, id);
    const again = await register(finance, lines);
    expect(again.same).toBe(true);
    await Promise.all([1, 2, 3, 4].map(() => apply(finance, again)));
    expect((await day(finance, id)).version).toBe(version);
    const history =
      await sql`select 1 from audit_entries where act = 'settlement.apply' and object_id = ${again.public_id}`.execute(
        db(),
      );
    expect(history.rows).toEqual([]);
  });

  it.each([
    ['without columns', 'Имя;Город\nАнна;Омск', null, 'Нет столбца «номер платежа»'],
    ['without rows', 'Номер платежа;Сумма;Дата\n', null, 'В файле нет ни одной операции'],
    ['with a bad sum', 'Номер платежа;Сумма;Дата\na;=1+1;01.03.2026', 2, 'сумма не читается или больше 100 млн ₽'],
    ['of days to come', 'Номер платежа;Сумма;Дата\na;1;31.12.9999', 2, 'дата не читается, или она в будущем'],
    ['with a bad day', 'Номер платежа;Сумма;Дата\na;1;31.02.2026', 2, 'дата не читается, или она в будущем'],
    [
      'without a number',
      'Номер платежа;Сумма;Дата\n;1;01.03.2026',
      2,
      'номера платежа нет, или в нём посторонние знаки',
    ],
    ['of another kind', '%PDF-1.7', null, expect.stringContaining('PDF')],
    ['of three years', 'Номер платежа;Сумма;Дата\na;1;01.03.2024\nb;1;01.03.2026', null, 'В файле больше 92 дней'],
  ] as const)('%s is refused by line and leaves nothing', async (_, file, at, message) => {
    const count = async () => (await sql`select 1 from settlement_registers`.execute(db())).rows.length;
    const before = await count();
    const { status, body } = await upload(finance, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ values: null, problems: [{ line: at, message }], problem_count: 1 });
    expect(await count()).toBe(before);
  });

  it('of nobody’s provider, without a file and by a stranger is refused', async () => {
    expect((await upload(finance, 'x', 'nobody')).status).toBe(404);
    expect((await upload(finance, '')).status).toBe(400);
    expect((await upload(await createColleague('manager'), 'x')).status).toBe(403);
  });

  it('leaves a closed day as it is, says where it has it otherwise, and is the book of the others', async () => {
    const paid = await take(noonOf(today));
    await apply(finance, await register(finance, [line(paid.bankId, '1000')]));
    expect((await close(finance, id)).status).toBe(200);
    const tomorrow = await take(noonOf(dateAfter(1)));
    const added = line(tomorrow.bankId, '1000', { at: shown(dateAfter(1)) });
    expect((await apply(finance, await register(finance, [line(paid.bankId, '1000'), added]))).status).toBe(200);
    expect(await day(finance, settlementId('sandbox', dateAfter(1)))).toMatchObject({ matched: 1, left: 0 });
    const after = await take(noonOf(dateAfter(2)));
    const read = await register(finance, [
      line(paid.bankId, '999'),
      added,
      line(after.bankId, '1000', { at: shown(dateAfter(2)) }),
    ]);
    expect(read.days.map(({ state }) => state)).toEqual(['closed', 'same', 'new']);
    expect(read).toMatchObject({ matched: 2, different: 0, same: false });
    expect((await apply(finance, read)).status).toBe(200);
    expect(await day(finance, id)).toMatchObject({ theirs: { captured: 1000 }, left: 0 });
    expect(await day(finance, settlementId('sandbox', dateAfter(2)))).toMatchObject({ matched: 1, left: 0 });
  });
});

// BO-081
describe('a day', () => {
  it('with differences left is not closed; accepted ones stay only as they were seen', async () => {
    const paid = await take(noonOf(today));
    await apply(finance, await register(finance, [line(paid.bankId, '999')]));
    expect((await close(finance, id)).body).toMatchObject({ message: 'Остались расхождения без решения' });
    const [difference] = (await day(finance, id)).differences;
    if (!difference) throw new Error('no difference');
    expect((await accept(finance, id, { ...difference, theirs: 998 })).body).toMatchObject({ code: 'state' });
    expect((await accept(finance, id, difference, { reason: 'x' })).status).toBe(400);
    const done = await accept(finance, id, difference);
    expect(done.body['values']).toMatchObject({ left: 0, differences: [{ accepted: { reason } }], obstacle: null });
    await apply(finance, await register(finance, [line(paid.bankId, '998')]));
    expect(await day(finance, id)).toMatchObject({ left: 1, obstacle: 'differences' });
  });

  it('that is closed keeps its figures after a later refund, which falls on its own day', async () => {
    const paid = await take(noonOf(today));
    await apply(finance, await register(finance, [line(paid.bankId, '1000')]));
    expect((await close(finance, id)).body['values']).toMatchObject({ closed: expect.any(Number), version: 3 });
    const before = await day(finance, id);
    await giveBack(paid, noonOf(dateAfter(1)), 30_000);
    expect(await day(finance, id)).toEqual(before);
    expect(await days(finance, today, dateAfter(1))).toMatchObject([
      { day: dateAfter(1), ours: { captured: 0, refunded: 300 }, closed: null },
      { day: today, ours: { captured: 1000, refunded: 0 }, closed: expect.any(Number) },
    ]);
    expect((await close(finance, id)).body).toMatchObject({ message: 'День закрыт: он больше не меняется' });
  });

  it('without a register is closed only when no money moved, and has no difference to accept', async () => {
    const { bankId: payment } = await take(noonOf(today));
    const none = {
      kind: 'payment',
      payment,
      match: 'ours_only',
      ours: 1000,
      theirs: null,
      order: null,
      accepted: null,
    } as const;
    expect((await accept(finance, id, none)).body).toMatchObject({
      message: expect.stringContaining('реестра кассы нет'),
    });
    expect((await close(finance, id)).body).toMatchObject({ message: expect.stringContaining('реестра кассы нет') });
    expect((await close(finance, settlementId('sandbox', dateAfter(-1)))).status).toBe(200);
  });

  it('that is not over, is no day or nobody’s is refused', async () => {
    const now = isoDay(Date.now() / 1000, siteTimezone);
    expect((await close(finance, settlementId('sandbox', now))).body).toMatchObject({ code: 'state' });
    for (const wrong of [
      'sandbox_2026-02-30',
      'nobody_2026-03-01',
      'sandbox',
      'sandbox_0000-01-01',
      'sandbox_9999-12-31',
    ])
      expect((await ask('GET', `/settlement/${wrong}`, finance)).status).toBe(404);
    for (const from of ['0000-01-01', '9999-12-31'])
      expect((await ask('GET', `/settlement?from=${from}&until=${from}`, finance)).status).toBe(400);
  });

  it('of another version is a conflict', async () => {
    expect((await close(finance, id, 7)).body).toMatchObject({ code: 'conflict' });
  });

  it('is closed once by many at once, beside registers that change it', async () => {
    const paid = await take(noonOf(today));
    await apply(finance, await register(finance, [line(paid.bankId, '1000')]));
    const other = await register(finance, [line(paid.bankId, '999')]);
    const { version } = await day(finance, id);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => close(finance, id, version)),
      ...Array.from({ length: 4 }, () => apply(finance, other)),
    ]);
    const closed = answers.slice(0, 8).filter(({ status }) => status === 200).length;
    const card = await day(finance, id);
    expect(closed).toBe(card.closed === null ? 0 : 1);
    // Either the register came first and the day stays open, or the day is closed with what it was closed by.
    expect(card.left).toBe(card.closed === null ? 1 : 0);
  });

  it('waits for a register that is being applied, and is a conflict then', async () => {
    const paid = await take(noonOf(today));
    await apply(finance, await register(finance, [line(paid.bankId, '1000')]));
    const { version } = await day(finance, id);
    const answer = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`update settlement_days set version = version + 1 where provider = 'sandbox' and day = ${today}::date`.execute(
          tx,
        );
        const closing = close(finance, id, version);
        const isWaiting = async (): Promise<boolean> =>
          (
            await sql`select 1 from pg_stat_activity
              where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db())
          ).rows.length > 0;
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
        return { closing };
      });
    expect((await answer.closing).body).toMatchObject({ code: 'conflict' });
    // Control: what was seen without waiting is what it would have been closed by.
    expect(await day(finance, id)).toMatchObject({ version: version + 1, closed: null });
  });
});
