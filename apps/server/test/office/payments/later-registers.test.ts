import { settlementId } from '@trassa/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../staff/door.ts';
import { noonOf, openMoney } from './stage.ts';

const { apply, ask, createColleague, day, days, register, take, upload } = openMoney();
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
describe('a later register', () => {
  it('replaces the one before it where a person says so, as he saw it', async () => {
    const paid = await take(noonOf(today));
    await apply(finance, await register(finance, [line(paid.bankId, '1'), line('other', '1')]));
    const read = await register(finance, [line(paid.bankId, '1000')]);
    const { version } = await day(finance, id);
    expect(read.days).toEqual([
      { day: today, state: 'replaces', rows: 1, book: { file: 'register.csv', rows: 2 }, version },
    ]);
    expect((await apply(finance, read, [])).body).toMatchObject({
      code: 'state',
      message: expect.stringContaining(shown(today)),
    });
    expect((await apply(finance, read, [{ day: today, version: version - 1 }])).body).toMatchObject({
      code: 'conflict',
    });
    expect((await day(finance, id)).version).toBe(version);
    expect((await apply(finance, read)).status).toBe(200);
    expect(await day(finance, id)).toMatchObject({ difference: 0, left: 0, obstacle: null });
  });

  it('leaves days that it has no lines of, also between its own', async () => {
    const [first, middle, last] = [
      await take(noonOf(today)),
      await take(noonOf(dateAfter(1))),
      await take(noonOf(dateAfter(2))),
    ];
    await apply(finance, await register(finance, [line(middle.bankId, '1000', { at: shown(dateAfter(1)) })]));
    const middleId = settlementId('sandbox', dateAfter(1));
    const before = await day(finance, middleId);
    const read = await register(finance, [
      line(first.bankId, '1000'),
      line(last.bankId, '1000', { at: shown(dateAfter(2)) }),
    ]);
    expect(read).toMatchObject({ matched: 2, ours_only: 0, days: [{ day: today }, { day: dateAfter(2) }] });
    await apply(finance, read);
    expect(await day(finance, middleId)).toEqual(before);
  });

  it('of a provider that is at work no longer is taken, and the provider is listed', async () => {
    const paid = await take(noonOf(today), 100_000, 'former');
    const answer = await ask('GET', `/settlement?from=${today}&until=${today}`, finance);
    expect(answer.body['values']).toMatchObject({ providers: ['sandbox', 'former'] });
    const file = `Номер платежа;Сумма;Дата\n${paid.bankId};1000;${today}`;
    expect((await upload(finance, file, 'former')).body['values']).toMatchObject({ matched: 1 });
  });

  it('of a day above what one payment may be is shown', async () => {
    const sums = await Promise.all([1, 2, 3].map(() => take(noonOf(today), 5_000_000_000)));
    const read = await register(
      finance,
      sums.map(({ bankId }) => line(bankId, '50000000')),
    );
    expect(read).toMatchObject({ matched: 3 });
    await apply(finance, read);
    expect(await day(finance, id)).toMatchObject({
      ours: { captured: 150_000_000 },
      theirs: { captured: 150_000_000 },
    });
    expect(await days(finance, today)).toMatchObject([{ difference: 0 }]);
  });
});
