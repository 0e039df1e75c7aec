import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import type { MessageFile } from '../app/shared/i18n/types.ts';
import { readCatalogue } from '../scripts/catalogue.ts';

it.each([
  ['ru', '33\u00a0участника', 'ещё\u00a015\u00a0мест'],
  ['en', '33\u00a0members', '15\u00a0left'],
] as const)('a count and its noun stand in one line in %s', async (locale, members, left) => {
  const messages = (await readCatalogue(locale)) as unknown as MessageFile;
  const t = createTranslator({ locale, messages });
  expect(t('clubs.members', { count: 33 })).toBe(members);
  expect(t('ui.placesShort', { left: 15 })).toBe(left);
});
