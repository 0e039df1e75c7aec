import type { Event } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { similarData } from './card-data.ts';

const city = (address: string) => ({
  address,
  start_time: 1,
  timezone: 'Europe/Moscow',
  distance: 10,
  terrain: { ground: 'soot', card: 'c' },
});
const event = (...addresses: string[]) =>
  ({
    public_id: 'e',
    title: 'Трасса',
    description: '<p>Первая строка.</p>\n<p>Вторая.</p>',
    event_city: addresses.map(city),
  }) as unknown as Event;

describe('similarData', () => {
  it('gives the address of the only city (BASKET-30)', () =>
    expect(similarData(event('Алабино'))?.address).toBe('Алабино'));
  it('gives no address where there are several cities', () =>
    expect(similarData(event('Алабино', 'Казань'))?.address).toBeNull());
  it('reads the description without its markup', () =>
    expect(similarData(event('Алабино'))?.description).toBe('Первая строка. Вторая.'));
  it('passes over an event without a city to come', () => expect(similarData(event())).toBeNull());
});
