import { describe, expect, it } from 'vitest';
import { cityOfRegion } from './city-of-region.ts';

const region = (name_ru: string) => ({ id: 1, name_ru, name_en: name_ru });
const city = (id: number, name_ru: string) => ({
  id,
  name_ru,
  name_en: name_ru,
  region_id: 1,
  timezone: 'Europe/Moscow',
});

describe('cityOfRegion', () => {
  it('is the city that the region is, or its only one', () => {
    expect(cityOfRegion(region('Москва'), [city(2, 'Зеленоград'), city(3, 'Москва')])?.id).toBe(3);
    expect(cityOfRegion(region('Край'), [city(2, 'Город')])?.id).toBe(2);
  });
  it('is nobody’s guess elsewhere', () => {
    expect(cityOfRegion(region('Татарстан'), [city(2, 'Казань'), city(3, 'Бугульма')])).toBeNull();
    expect(cityOfRegion(undefined, [])).toBeNull();
  });
});
