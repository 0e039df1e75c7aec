import { describe, expect, it } from 'vitest';
import { type FormatInCity, summariseCity } from './city-summary.ts';
import { priceAt } from './price-now.ts';

const now = 1_000_000;
const start = now + 1000;
const kind = (fields: Partial<FormatInCity['kinds'][number]> = {}): FormatInCity['kinds'][number] => ({
  kind: 'athlete',
  capacity: 10,
  taken: 4,
  prices: [{ from: 0, price: 100 }],
  ...fields,
});
const format = (fields: Partial<FormatInCity> = {}): FormatInCity => ({
  start,
  saleStart: null,
  saleEnd: null,
  distance: 5,
  obstacles: 10,
  isTeam: false,
  kinds: [kind()],
  ...fields,
});

describe('an event city', () => {
  it('counts places and the price of those who run', () => {
    const formats = [
      format(),
      format({ distance: 10, obstacles: 28, kinds: [kind({ kind: 'kids', capacity: 5, taken: 5 })] }),
      format({ kinds: [kind({ kind: 'volunteer', capacity: 50, prices: [] })] }),
    ];
    expect(summariseCity(formats, start, now)).toEqual({
      state: 'open',
      left: 6,
      capacity: 15,
      price: { price: 100, distance: 5, isPerPerson: false, childrenFrom: null },
      opensAt: null,
      distance: 10,
      obstacles: 28,
    });
  });

  it('counts everybody where nobody runs', () => {
    const helpers = format({ kinds: [kind({ kind: 'volunteer', prices: [] })] });
    expect(summariseCity([helpers], start, now)).toMatchObject({ state: 'open', left: 6, price: { price: 0 } });
  });

  it.each([
    ['past', [format()], now],
    ['soon', [], start],
    ['soon', [format({ saleStart: now + 1 })], start],
    ['closed', [format({ saleEnd: now })], start],
    ['sold_out', [format({ kinds: [kind({ taken: 10 })] }), format({ saleEnd: now })], start],
    ['open', [format({ saleStart: now }), format({ kinds: [kind({ taken: 10 })] })], start],
    ['closed', [format({ start: now - 1 })], start],
  ] as const)('is %s', (state, formats, at) => expect(summariseCity(formats, at, now).state).toBe(state));

  it('announces the price of a sale that has not begun, and no places once it is over', () => {
    const soon = format({ saleStart: now + 5, kinds: [kind({ prices: [{ from: now + 5, price: 70 }] })] });
    expect(summariseCity([soon], start, now)).toMatchObject({ price: { price: 70 }, left: 6, opensAt: now + 5 });
    expect(summariseCity([format({ saleEnd: now })], start, now).left).toBe(0);
  });

  it('opens when the first of its formats that is to come does', () => {
    const formats = [
      format({ saleStart: now - 5, saleEnd: now - 1 }),
      format({ saleStart: now + 9 }),
      format({ saleStart: now + 7 }),
    ];
    expect(summariseCity(formats, start, now)).toMatchObject({ state: 'soon', opensAt: now + 7 });
  });

  it('says the price and the places of what opens, not of what was sold out or has ended before', () => {
    const formats = [
      format({ distance: 42, kinds: [kind({ taken: 10, prices: [{ from: 0, price: 1 }] })] }),
      format({ distance: 21, saleEnd: now, kinds: [kind({ prices: [{ from: 0, price: 2 }] })] }),
      format({ saleStart: now + 5, kinds: [kind({ prices: [{ from: now + 5, price: 70 }] })] }),
    ];
    expect(summariseCity(formats, start, now)).toMatchObject({
      state: 'soon',
      left: 6,
      capacity: 10,
      price: { price: 70, distance: 5 },
    });
  });

  it('does not take the price of a kind that is sold out while another is left', () => {
    const formats = [format({ kinds: [kind({ taken: 10, prices: [{ from: 0, price: 1 }] })] }), format()];
    expect(summariseCity(formats, start, now).price?.price).toBe(100);
  });
});

describe('the price of a kind', () => {
  const steps = [
    { from: 10, price: 100 },
    { from: 20, price: 150 },
    { from: 30, price: 200 },
  ];
  it.each([
    [5, 100, 150, 20],
    [10, 100, 150, 20],
    [19, 100, 150, 20],
    [20, 150, 200, 30],
  ])('at %i is %i and becomes %i at %i', (at, price, next, when) =>
    expect(priceAt(steps, at, null)).toEqual({ price, next: { price: next, at: when } }),
  );
  it('stays after the last step', () => expect(priceAt(steps, 99, null)).toEqual({ price: 200, next: null }));
  it('does not rise after the sale has ended', () =>
    expect(priceAt(steps, 20, 30)).toEqual({ price: 150, next: null }));
  it('is nothing without steps', () => expect(priceAt([], 5, null)).toEqual({ price: 0, next: null }));
});
