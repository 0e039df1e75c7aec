import { describe, expect, it } from 'vitest';
import { categoryGroups } from './category-groups.ts';

describe('groups of categories', () => {
  it.each([
    [[], []],
    [
      ['Ж 18–29', 'Ж 30–39', 'М 18–29', 'М 30–39'],
      [
        ['М 18–29', 'М 30–39'],
        ['Ж 18–29', 'Ж 30–39'],
      ],
    ],
    [['Девочки 10–13', 'Девочки 6–9'], [['Девочки 6–9', 'Девочки 10–13']]],
    [
      ['20–29 Ж', '20–29 М', 'Смешанные', 'Элита'],
      [['20–29 М'], ['20–29 Ж'], ['Смешанные', 'Элита']],
    ],
  ])('%j are %j', (categories, groups) => expect(categoryGroups(categories)).toEqual(groups));
});
