import { informationPages, sitePathWords } from '@trassa/rules';
import { describe, expect, it } from 'vitest';
import { paths } from '../app/generated/paths.ts';

describe('the first word of every path of the site', () => {
  const words = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter(
    (word) => word !== '' && !word.startsWith(':'),
  );
  const named = new Set(informationPages.map((path) => path.split('/')[0]));

  // BO-016
  it.each(words.filter((word) => !named.has(word as (typeof informationPages)[number])))(
    'is no address of a page that an editor adds: %s',
    (word) => expect(sitePathWords.has(word.toLowerCase())).toBe(true),
  );
});
