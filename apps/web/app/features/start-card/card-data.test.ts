import type { Event } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { similarData } from './card-data.ts';

const city = (address: string, saleState = 'open') => ({
  address,
  sale_state: saleState,
  start_time: 1,
  timezone: 'Europe/Moscow',
  distance: 10,
  terrain: { ground: 'soot', card: 'c' },
});
const event = (...cities: (string | ReturnType<typeof city>)[]) =>
  ({
    public_id: 'e',
    title: 'Трасса',
    description: '<p>Первая строка.</p>\n<p>Вторая.</p>',
    event_city: cities.map((one) => (typeof one === 'string' ? city(one) : one)),
  }) as unknown as Event;

describe('similarData', () => {
  it('gives the address of the only city (BASKET-30)', () =>
    expect(similarData(event('Алабино'))?.address).toBe('Алабино'));
  it('gives no address where there are several cities', () =>
    expect(similarData(event('Алабино', 'Казань'))?.address).toBeNull());
  it('reads the description without its markup', () =>
    expect(similarData(event('Алабино'))?.description).toBe('Первая строка. Вторая.'));
  it.each([
    ['the first city on sale', ['closed', 'soon', 'open', 'open'], 2],
    ['the first city to open, when none is on sale', ['past', 'sold_out', 'soon', 'soon'], 2],
  ])('shows %s', (_, states, at) => {
    const cities = states.map((state, index) => ({ ...city('Алабино', state), start_time: index }));
    expect(similarData(event(...cities))?.first.start_time).toBe(at);
  });
  it.each(['sold_out', 'closed', 'past'])('does not offer an event of which every city is %s', (state) =>
    expect(similarData(event(city('Алабино', state)))).toBeNull(),
  );
  it('passes over an event without a city to come', () => expect(similarData(event())).toBeNull());
});
