import type { EventCityDetail, EventFormat } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import { eventJsonLd } from './event-json-ld.ts';

const city = {
  public_id: 'c',
  city: { name_ru: 'Москва' },
  start_time: 0,
  share: { ru: 'r', en: 'e' },
  place: { title: 'Поле' },
  address: 'Алабино',
} as unknown as EventCityDetail;

const offerOf = (format: Partial<EventFormat>) => {
  const [offer] = (
    eventJsonLd({
      event: { public_id: 'e', title: 'Трасса', description: '' },
      city,
      formats: [
        {
          public_id: 'f',
          title: 'Забег',
          kinds: ['athlete'],
          prices: { athlete: { price: 3100 } },
          sale_state: 'open',
          isTeam: false,
          team_all: false,
          fixed_count: false,
          min_count: 1,
          max_count: 10,
          ...format,
        } as unknown as EventFormat,
      ],
      siteUrl: 'https://trassa.example',
      brand: 'ТРАССА',
      language: 'ru',
      sport: 'Бег',
    }) as { offers: Record<string, unknown>[] }
  ).offers;
  return offer;
};

describe('eventJsonLd', () => {
  it('offers a place for what one person pays', () => {
    expect(offerOf({})).toMatchObject({ price: 3100 });
    expect(offerOf({})).not.toHaveProperty('eligibleQuantity');
  });

  it('offers a team of a fixed size for what the whole team pays, and tells the price of a person', () =>
    expect(offerOf({ isTeam: true, team_all: true, fixed_count: true })).toMatchObject({
      price: 31_000,
      priceSpecification: { price: 3100, unitText: 'person' },
      eligibleQuantity: { minValue: 10, maxValue: 10 },
    }));

  it('offers a team that may grow for what the smallest one pays', () => {
    const offer = offerOf({ isTeam: true, team_all: true, min_count: 4, max_count: 6 });
    expect(offer).toMatchObject({ price: 12_400, eligibleQuantity: { minValue: 4 } });
    expect(offer).not.toHaveProperty('eligibleQuantity.maxValue');
  });

  it('offers a place in an open team to one person', () =>
    expect(offerOf({ isTeam: true, max_count: 6 })).toMatchObject({ price: 3100 }));
});
