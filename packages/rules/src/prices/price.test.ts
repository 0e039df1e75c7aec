import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import type { Discount } from './discount.ts';
import type { MessageSpec } from '../message.ts';
import type { LineToQuote, PromocodeRule, QuoteContext } from './price.ts';
import type { SaleRule } from './sale.ts';
import { quoteLines } from './price.ts';

const now = 1_000_000;
const code = (percent: number, codeCount: number, available: number, only?: string): PromocodeRule => ({
  percent,
  codeCount,
  available,
  isFor: ({ subject }) => only === undefined || subject === only,
});
const promocodes = new Map<string, PromocodeRule | MessageSpec>([
  ['ВЕСНА20', code(20, 2, 100)],
  ['ПОДАРОК', code(100, 1, 5)],
  ['ПОСЛЕДНИЙ', code(50, 10, 1)],
  ['ТОЛЬКО10', code(30, 10, 50, '10 km')],
  ['БЫЛ', { id: 'promocode_ended' }],
]);
const discountIn = (value = '', unit = ''): Discount =>
  unit === '%' ? { form: 'percent', percent: Number(value) } : { form: 'amount', amount: kopecks(value) };
const sale = (cell = ''): SaleRule | null => {
  const match = /^([\d ]+) ([%₽]) from (\d+) places ?(.*)$/.exec(cell);
  if (!match) return null;
  const [, value, unit, count, format] = match;
  return {
    starts_at: now - 1,
    ends_at: now + 1,
    discount: discountIn(value, unit),
    count: Number(count),
    subjects: format ? [format] : [],
  };
};
const vip = (cell = ''): QuoteContext['vip'] => {
  const match = /^vip ([\d ]+) ([%₽])(, has a ticket)?$/.exec(cell);
  return match && { discount: discountIn(match[1], match[2]), citiesWithTicket: new Set(match[3] ? ['Moscow'] : []) };
};
const line = (fields: Partial<LineToQuote> = {}): LineToQuote => ({
  uniqueId: 'a',
  selector: 'ticket',
  count: 1,
  price: 300_000,
  subject: '5 km',
  scope: 'Race',
  sale: null,
  promocode: null,
  kind: 'athlete',
  eventCity: 'Moscow',
  ...fields,
});
const guest: QuoteContext = { now, vip: null, promocodes };

describe('basket of the worked table', () => {
  const rows = domainTable('pricing.md', 'Baskets');
  const cases = Map.groupBy(rows, (row) => `${row['Case']}: ${row['Buyer']}, sale ${row['Sale']}`);
  const words = { sale: 'sale', vip: 'vip', promocode: 'promocode' };
  const notes: Record<string, string> = { promocode_unknown: 'not found', promocode_ended: 'ended' };
  for (const [title, expected] of cases) {
    test(`case ${title}`, () => {
      const lines = expected.map((row, index) => {
        const subject = row['Line'] ?? '';
        return line({
          uniqueId: String(index),
          count: Number(row['Places']),
          price: kopecks(row['Price']),
          subject,
          promocode: row['Code'] === '–' ? null : (row['Code'] ?? null),
          sale: sale(row['Sale']),
          kind: subject === 'kids' ? 'kids' : 'athlete',
          eventCity: subject.includes('Kazan') ? 'Kazan' : 'Moscow',
        });
      });
      const quoted = quoteLines(lines, { now, vip: vip(expected[0]?.['Buyer']), promocodes });
      expect(
        quoted.map((q) => [
          q.discount,
          q.reason ? words[q.reason] : '–',
          q.promocodeCount,
          q.total,
          q.error ? notes[q.error.id] : q.isPromocodeOff ? 'code off' : '–',
        ]),
      ).toEqual(
        expected.map((row) => [
          kopecks(row['Discount']),
          row['Reason'],
          Number(row['By code']),
          kopecks(row['Cost']),
          row['Note'],
        ]),
      );
    });
  }
});

describe('sale', () => {
  const rule = {
    starts_at: now,
    ends_at: now + 10,
    discount: { form: 'percent', percent: 10 },
    count: 1,
    subjects: [],
  } as const;
  test.each([
    [now - 1, 0],
    [now, 30_000],
    [now + 9, 30_000],
    [now + 10, 0],
  ])('at %i takes off %i', (at, discount) => {
    expect(quoteLines([line({ sale: rule })], { ...guest, now: at })[0]?.discount).toBe(discount);
  });
  test('does not count places of another event', () => {
    const two = { ...rule, count: 2 };
    const [first] = quoteLines([line({ sale: two }), line({ uniqueId: 'b', scope: 'Another race' })], guest);
    expect(first?.discount).toBe(0);
  });
  test('does not count shirts as places', () => {
    const [first] = quoteLines(
      [line({ sale: { ...rule, count: 2 } }), line({ uniqueId: 'b', selector: 'shop' })],
      guest,
    );
    expect(first?.discount).toBe(0);
  });
});

describe('other goods', () => {
  const vipBuyer: QuoteContext = {
    ...guest,
    vip: { discount: { form: 'percent', percent: 15 }, citiesWithTicket: new Set() },
  };
  test('vip takes nothing off insurance', () => {
    expect(quoteLines([line({ selector: 'insurance' })], vipBuyer)[0]).toMatchObject({
      discount: 0,
      isPromocodeOff: false,
    });
  });
  test('a code works for insurance', () => {
    expect(quoteLines([line({ selector: 'insurance', promocode: 'ВЕСНА20' })], guest)[0]).toMatchObject({
      discount: 60_000,
      reason: 'promocode',
    });
  });
  test('a certificate has no discount, whatever code stands on it', () => {
    expect(quoteLines([line({ selector: 'certificate', promocode: 'ВЕСНА20' })], guest)[0]).toMatchObject({
      discount: 0,
      error: null,
    });
  });
  test('the price of a place without discount is told for each place', () => {
    expect(quoteLines([line({ count: 3, promocode: 'ВЕСНА20' })], guest)[0]?.places).toEqual([
      { price: 300_000, discount: 60_000, reason: 'promocode' },
      { price: 300_000, discount: 60_000, reason: 'promocode' },
      { price: 300_000, discount: 0, reason: null },
    ]);
  });
});

describe('any basket', { timeout: 60_000 }, () => {
  const anyLine = fc.record({
    uniqueId: fc.uuid(),
    selector: fc.constantFrom('ticket', 'shop', 'insurance', 'certificate'),
    count: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 0, max: 5_000_000 }),
    subject: fc.constantFrom('5 km', '10 km'),
    scope: fc.constantFrom('Race', 'Another'),
    sale: fc.constantFrom(null, sale('10 % from 2 places'), sale('700 ₽ from 3 places 5 km')),
    promocode: fc.constantFrom(null, 'ВЕСНА20', 'ПОДАРОК', 'ПОСЛЕДНИЙ', 'ТОЛЬКО10', 'НЕТ'),
    kind: fc.constantFrom('athlete', 'kids'),
    eventCity: fc.constantFrom('Moscow', 'Kazan'),
  });
  const anyContext = fc.record({
    now: fc.constant(now),
    promocodes: fc.constant(promocodes),
    vip: fc.constantFrom(null, vip('vip 15 %'), vip('vip 700 ₽'), vip('vip 15 %, has a ticket')),
  });
  const checkAny = (
    check: (lines: LineToQuote[], quoted: ReturnType<typeof quoteLines>, context: QuoteContext) => boolean,
  ) =>
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), anyContext, (lines, context) =>
        check(lines, quoteLines(lines, context), context),
      ),
      { numRuns: 10_000 },
    );

  test('adds up: price × count = cost + discount, over its places too', () => {
    checkAny((lines, quoted) =>
      quoted.every((q, i) => {
        const places = q.places.reduce((sum, place) => sum + place.discount, 0);
        return (
          q.price === lines[i]?.price &&
          q.price * q.count === q.total + q.discount &&
          places === q.discount &&
          q.places.length === q.count
        );
      }),
    );
  });
  test('costs whole kopecks, never less than nothing', () => {
    checkAny((_, quoted) => quoted.every((q) => Number.isInteger(q.total) && q.total >= 0 && q.discount >= 0));
  });
  test('uses a code no more than it may be used', () => {
    checkAny((lines, quoted) =>
      [...promocodes].every(([name, rule]) => {
        const used = quoted.reduce((sum, q, i) => sum + (lines[i]?.promocode === name ? q.promocodeCount : 0), 0);
        return used <= ('id' in rule ? 0 : Math.min(rule.codeCount, rule.available));
      }),
    );
  });
  test('gives vip at most one place of an event city', () => {
    checkAny((lines, quoted) =>
      ['Moscow', 'Kazan'].every(
        (city) =>
          quoted
            .flatMap((q, i) => (lines[i]?.eventCity === city ? q.places : []))
            .filter((place) => place.reason === 'vip').length <= 1,
      ),
    );
  });
  test('never costs more for having a code', () => {
    checkAny((lines, quoted, context) => {
      const without = quoteLines(
        lines.map((l) => ({ ...l, promocode: null })),
        context,
      );
      return quoted.every((q, i) => q.total <= (without[i]?.total ?? 0));
    });
  });
});
