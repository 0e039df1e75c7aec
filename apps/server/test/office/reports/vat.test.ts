import { momentAt, siteTimezone, vatPercentAt, type VatRate, vatWithin } from '@trassa/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/platform/config.ts';
import type { Member } from '../../staff/door.ts';
import { giveBack, openReports, sell } from './stage.ts';

const rate = (kind: string, day: string, percent: number | null): VatRate => ({
  kind,
  since: momentAt(day, '00:00', siteTimezone),
  percent,
});
const vatRates = [
  rate('shop', '2019-01-01', 20),
  rate('shop', '2026-01-01', 22),
  rate('delivery', '2026-01-01', 22),
  rate('ticket', '2019-01-01', 20),
  rate('ticket', '2026-01-01', null),
];
const { createColleague, db, figure, order, ready, download, report, salesLines } = openReports({
  config: { vatRates },
});
const moscow = (text: string): Date => new Date(`${text}:00+03:00`);

let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
  const old = await sell(db(), {
    at: moscow('2025-12-31T23:59'),
    lines: [
      { kind: 'shop', total: 1_200_00 },
      { kind: 'ticket', total: 3_000_00 },
    ],
  });
  await sell(db(), { at: moscow('2026-01-01T00:00'), lines: [{ kind: 'shop', total: 1_220_00 }], delivery: 333_33 });
  await sell(db(), { at: moscow('2026-01-02T12:00'), lines: [{ kind: 'shop', total: 1_01 }] });
  await sell(db(), { at: moscow('2026-01-02T12:00'), lines: [{ kind: 'shop', total: 1_01 }] });
  await giveBack(db(), old, { line: old.lines[0], cause: 'goods', money: 600_00, at: moscow('2026-01-15T12:00') });
});

// BO-085
describe('VAT of a month', () => {
  it('is by the rate that was valid on the day of each sale, and of a refund by that of its sale on its own day', async () => {
    const shown = await report(admin, 'vat?from=2025-12-01&to=2026-01-31&group=month');
    const rows = shown.rows.map((row) => [
      ...row.keys.map(({ value }) => value),
      ...['captured', 'vat', 'base', 'refunded', 'refunded_vat'].map((name) => figure(shown, row, name)),
    ]);
    const told = [
      ['2025-12-01', '20', 'shop', 1200, 200, 1000, 0, 0],
      ['2025-12-01', '20', 'ticket', 3000, 500, 2500, 0, 0],
      ['2026-01-01', '20', 'shop', 0, 0, 0, 600, 100],
      ['2026-01-01', '22', 'delivery', 333.33, 60.11, 273.22, 0, 0],
      ['2026-01-01', '22', 'shop', 1222.02, 220.36, 1001.66, 0, 0],
    ];
    expect(new Set(rows.map(String))).toEqual(new Set(told.map(String)));
    expect(figure(shown, shown.totals, 'net_vat')).toBeCloseTo(200 + 500 + 60.11 + 220.36 - 100, 2);
  });

  it('of each line is the one of the rules', async () => {
    const lines = await salesLines(
      admin,
      `f.at.from=${moscow('2025-12-01T00:00').getTime() / 1000}&f.at.to=${moscow('2026-02-01T00:00').getTime() / 1000}&f.movement=sale`,
    );
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      const percent = vatPercentAt(vatRates, line.kind, line.at);
      expect([line.rate, Math.round((line.vat ?? Number.NaN) * 100)]).toEqual([
        percent,
        vatWithin(Math.round(line.captured * 100), percent),
      ]);
    }
  });

  it('is none for an order that certificates paid in part and that came back whole, by no kind', async () => {
    const at = moscow('2026-03-10T12:00');
    const sold = await sell(db(), {
      at,
      lines: [
        { kind: 'ticket', total: 1_000_00 },
        { kind: 'shop', total: 1_000_01 },
      ],
      delivery: 333_33,
      certificates: 1_000_07,
    });
    const [ticket, shirt] = sold.lines;
    // Certificates get theirs first, whatever the line.
    await giveBack(db(), sold, { at, line: ticket, cause: 'ticket', certificates: 1_000_00 });
    await giveBack(db(), sold, { at, line: shirt, cause: 'goods', certificates: 7, money: 333_33 });
    await giveBack(db(), sold, { at, line: shirt, cause: 'goods', money: 666_61 });
    await giveBack(db(), sold, { at, cause: 'delivery', money: 333_33 });
    const shown = await report(admin, 'vat?from=2026-03-10&to=2026-03-10&group=month');
    expect(figure(shown, shown.totals, 'refunded')).toBe(figure(shown, shown.totals, 'captured'));
    const left = [shown.totals, ...shown.rows].map((row) => figure(shown, row, 'net_vat'));
    expect(left).toEqual(left.map(() => 0));
    expect(figure(shown, shown.totals, 'vat')).toBeGreaterThan(0);
  });

  it('is a file, its total first', async () => {
    const from = moscow('2025-12-01T00:00').getTime() / 1000;
    const to = moscow('2026-02-01T00:00').getTime() / 1000;
    const file = await ready(admin, {
      list: 'report_vat',
      query: `f.at.from=${from}&f.at.to=${to}&f.group=month`,
      columns: ['month', 'rate', 'kind', 'captured', 'vat'],
    });
    const { text } = await download(admin, file);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffМесяц с;"Ставка НДС, %";Вид;"Оплачено деньгами, ₽";"НДС, ₽"',
      'Итого;;;5755,35;980,47',
      expect.stringContaining('01.12.2025;20;Билеты;3000'),
    ]);
    const lines = await ready(admin, {
      list: 'sales_lines',
      query: `f.at.from=${to - 31 * 86_400}&f.at.to=${to}&f.kind=delivery`,
      columns: ['movement', 'kind', 'captured', 'rate'],
    });
    expect((await download(admin, lines)).text.split('\r\n')[1]).toBe('Продажа;Доставка;333,33;22');
    const long = await order(admin, {
      list: 'sales_lines',
      query: `f.at.from=${from}&f.at.to=${to}`,
      columns: ['order'],
    });
    expect([long.status, long.body['message']]).toEqual([400, expect.stringContaining('31')]);
  });
});

describe('rates of the configuration', () => {
  const read = (text: string) => parseConfig({ VAT_RATES: text, SEED: 'none' }).vatRates;
  it('are of kinds from days of Moscow on', () => {
    expect(read('shop=20@2019-01-01, ticket=none@2026-01-01')).toEqual([
      rate('shop', '2019-01-01', 20),
      rate('ticket', '2026-01-01', null),
    ]);
    expect(read('')).toEqual([]);
  });
  it.each([
    'shop',
    'shop=22',
    'food=10@2026-01-01',
    'shop=abc@2026-01-01',
    'shop=22@2026-13-01',
    'shop=22@2026-02-30',
    'shop=20@2026-01-01,shop=22@2026-01-01',
  ])('are not %j', (text) => {
    expect(() => read(text)).toThrow('VAT_RATES');
  });
});
