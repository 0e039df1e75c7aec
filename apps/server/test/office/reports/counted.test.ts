import { beforeAll, describe, expect, it } from 'vitest';
import { createPromocode } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import type { Start } from '../office.ts';
import { giveBack, openReports, sell } from './stage.ts';

const { createColleague, createStart, db, figure, report, salesLines } = openReports();

/** By the clock of Moscow. */
const moscow = (text: string): Date => new Date(`${text}:00+03:00`);
const day = (date: string): string => `from=${date}&to=${date}`;
const linesOf = (date: string): string => {
  const from = moscow(`${date}T00:00`).getTime() / 1000;
  return `f.at.from=${from}&f.at.to=${from + 86_400}`;
};

let admin: Member;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  start = await createStart();
});

describe('an order that certificates paid in part', () => {
  it('has no money left once it came back whole, and went back as the provider moved it', async () => {
    const at = moscow('2023-03-01T12:00');
    const sold = await sell(db(), {
      at,
      lines: [
        { kind: 'ticket', total: 3_000_01, start },
        { kind: 'shop', total: 1_000_00 },
      ],
      delivery: 333_33,
      certificates: 1_500_07,
    });
    const [ticket, shirt] = sold.lines;
    // Certificates get theirs first, whatever the line.
    const back = { at };
    await giveBack(db(), sold, { ...back, line: ticket, cause: 'ticket', certificates: 1_000_00 });
    await giveBack(db(), sold, { ...back, line: ticket, cause: 'ticket', certificates: 500_07, money: 1_499_94 });
    await giveBack(db(), sold, { ...back, line: shirt, cause: 'goods', money: 1_000_00 });
    await giveBack(db(), sold, { ...back, cause: 'delivery', money: 333_33 });
    for (const group of ['kind', 'start']) {
      const shown = await report(admin, `sales?${day('2023-03-01')}&group=${group}`);
      expect(figure(shown, shown.totals, 'net')).toBe(0);
      expect(figure(shown, shown.totals, 'refunded')).toBe(2833.27);
      expect(figure(shown, shown.totals, 'refunded_certificates')).toBe(1500.07);
    }
  });
});

describe('a free order', () => {
  it.each([
    ['waiting', 0],
    ['lapsed', 0],
    ['done', 1],
  ])('whose confirmation is %s is %i sales', async (confirmation, orders) => {
    const date = `2023-04-0${confirmation.length}`;
    await sell(db(), {
      at: moscow(`${date}T12:00`),
      lines: [{ kind: 'ticket', total: 0, discount: 500_00, start }],
      fields: { confirmation },
    });
    const shown = await report(admin, `sales?${day(date)}`);
    expect([figure(shown, shown.totals, 'orders'), figure(shown, shown.totals, 'places')]).toEqual([orders, orders]);
  });
});

describe('a buyer', () => {
  const bought = async (date: string, email: string, before: Record<string, unknown> | null, total = 500_00) => {
    const lines = [{ kind: 'ticket', total, start }];
    if (before) await sell(db(), { at: moscow('2023-01-01T12:00'), lines, fields: { email, ...before } });
    await sell(db(), { at: moscow(`${date}T12:00`), lines: [{ kind: 'shop', total: 100_00 }], fields: { email } });
    const of = async (buyer: string) => (await salesLines(admin, `${linesOf(date)}&f.buyer=${buyer}`)).length;
    return [await of('new'), await of('known')];
  };
  it.each([
    ['2023-05-01', 'one@example.org', null, 500_00, [1, 0]],
    ['2023-05-02', 'two@example.org', {}, 500_00, [0, 1]],
    ['2023-05-03', 'three@example.org', {}, 0, [1, 0]],
    ['2023-05-04', 'four@example.org', { channel: 'staff' }, 500_00, [1, 0]],
    ['2023-05-05', 'five@example.org', { confirmation: 'lapsed' }, 500_00, [1, 0]],
    ['2023-05-06', '', {}, 500_00, [0, 0]],
  ] as const)('of %s is new or known by what was paid before', async (date, email, before, total, told) => {
    expect(await bought(date, email, before, total)).toEqual(told);
  });
});

describe('places by a promocode', () => {
  it('are those that it made cheaper', async () => {
    const code = await createPromocode(db());
    await sell(db(), {
      at: moscow('2023-06-01T12:00'),
      lines: [{ kind: 'ticket', total: 900_00, discount: 100_00, count: 3, start, code: code.id, codeCount: 1 }],
    });
    const shown = await report(admin, `promocodes?${day('2023-06-01')}`);
    expect(figure(shown, shown.totals, 'code_places')).toBe(1);
  });
});
