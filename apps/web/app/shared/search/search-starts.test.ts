import { describe, expect, it } from 'vitest';
import { searchStarts } from './search-starts.ts';
import type { StartItem } from '../shell/start-item.ts';

const start = (id: string, event: string, ru: string, en: string, time: number): StartItem => ({
  public_id: id,
  start_time: time,
  timezone: 'Europe/Moscow',
  address: 'Полигон',
  distance: null,
  price_distance: null,
  price_per_person: false,
  sold_out: false,
  sale_state: 'open',
  city: { id: time, name_ru: ru, name_en: en },
  terrain: { ground: 'soot' },
  event: { public_id: event === 'Трасса' ? 'trassa' : 'noch', title: event },
});

const starts = [
  start('sochi', 'Трасса', 'Сочи', 'Sochi', 4),
  start('moskva', 'Трасса', 'Москва', 'Moscow', 1),
  start('kazan', 'Трасса', 'Казань', 'Kazan', 3),
  start('noch', 'Трасса. Ночь', 'Москва', 'Moscow', 2),
  start('ekb', 'Трасса', 'Екатеринбург', 'Yekaterinburg', 5),
];
const find = (text: string): string[] => searchStarts(starts, text).map((one) => one.public_id);

describe('search for starts', () => {
  it('gives all of them by date without a text', () =>
    expect(find('')).toEqual(['moskva', 'noch', 'kazan', 'sochi', 'ekb']));

  it.each([
    ['Москва', ['moskva', 'noch']],
    ['москве', ['moskva', 'noch']],
    ['ночь москва', ['noch']],
    ['моксва', ['moskva', 'noch']],
    ['vjcrdf', ['moskva', 'noch']],
    ['Moscow', ['moskva', 'noch']],
    ['kazan', ['kazan']],
    ['казнь', ['kazan']],
    ['катеренбург', ['ekb']],
    ['бург', ['ekb']],
    ['сочи', ['sochi']],
    ['trassa', ['moskva', 'noch', 'kazan', 'sochi', 'ekb']],
    ['Владивосток', []],
    ['москва владивосток', []],
    ['!!!', []],
  ])('finds by «%s»', (text, found) => expect(find(text)).toEqual(found));
});
