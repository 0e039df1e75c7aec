import { expect, test } from 'vitest';
import { zoneOffset } from './zone-offset.ts';

const summer = Date.parse('2027-07-04T09:00:00Z') / 1000;
const winter = Date.parse('2027-01-04T09:00:00Z') / 1000;

test.each([
  ['Moscow by its name', 'Europe/Moscow', 'ru', summer, 'МСК'],
  ['Moscow in English', 'Europe/Moscow', 'en', summer, 'Moscow time'],
  ['a whole hour', 'Asia/Krasnoyarsk', 'ru', summer, 'UTC+7'],
  ['half an hour', 'Asia/Kolkata', 'ru', summer, 'UTC+5:30'],
  ['summer time', 'Europe/Berlin', 'ru', summer, 'UTC+2'],
  ['winter time', 'Europe/Berlin', 'ru', winter, 'UTC+1'],
  ['Greenwich itself', 'Etc/UTC', 'ru', summer, 'UTC'],
] as const)('%s', (_, zone, language, unix, words) => {
  expect(zoneOffset(unix, zone, language)).toBe(words);
});
