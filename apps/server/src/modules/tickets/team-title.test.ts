import { expect, it } from 'vitest';
import { teamTitle } from './team-title.ts';

it.each([
  ['Команда', 'en', 'Team'],
  ['Team', 'ru', 'Команда'],
  ['Команда', 'ru', 'Команда'],
  ['Команда Вихрь', 'en', 'Команда Вихрь'],
  ['Team spirit', 'ru', 'Team spirit'],
] as const)('«%s» is «%s»: %s', (title, language, read) => {
  expect(teamTitle(title, language)).toBe(read);
});
