import { expect, it } from 'vitest';
import { formatWithDistance, raceName } from './race-name.ts';

const start = Date.UTC(2027, 0, 1, 20) / 1000;

it.each([
  ['Забег', 'Москва', 'Europe/Moscow', 'Забег, Москва, 2027'],
  ['Забег', 'Владивосток', 'Asia/Vladivostok', 'Забег, Владивосток, 2027'],
  ['Ночная Москва', 'Москва', 'Europe/Moscow', 'Ночная Москва, 2027'],
  ['Забег 2027', 'Москва', 'Europe/Moscow', 'Забег 2027, Москва'],
  ['Онлайн', '', 'Europe/Moscow', 'Онлайн, 2027'],
])('a race of %s in %s is called with its year', (event, city, timezone, name) => {
  expect(raceName({ event, city, start, timezone })).toBe(name);
});

it('the year is that of the place of the start', () => {
  const newYear = Date.UTC(2026, 11, 31, 20) / 1000;
  const race = { event: 'Забег', city: '', start: newYear };
  expect(raceName({ ...race, timezone: 'Asia/Vladivostok' })).toBe('Забег, 2027');
  expect(raceName({ ...race, timezone: 'Europe/Kaliningrad' })).toBe('Забег, 2026');
});

it.each([
  ['Личный', 10.5, 'ru', 'Личный, 10,5\u00a0км'],
  ['Solo', 10.5, 'en', 'Solo, 10.5\u00a0km'],
  ['Массовый, 10 км', 10, 'ru', 'Массовый, 10 км'],
  ['Mass race, 10\u00a0km', 10, 'en', 'Mass race, 10\u00a0km'],
  ['Круг 110 км', 10, 'ru', 'Круг 110 км, 10\u00a0км'],
  ['Команда из 10', 5, 'ru', 'Команда из 10\u00a0· 5\u00a0км'],
  ['Crew of 4–6', 10.5, 'en', 'Crew of 4–6\u00a0· 10.5\u00a0km'],
  ['Волонтёры', null, 'ru', 'Волонтёры'],
  ['Дети', 0, 'ru', 'Дети'],
] as const)('the format %s of %s km says its distance once in %s', (title, distance, language, name) => {
  expect(formatWithDistance(title, distance, language)).toBe(name);
});
