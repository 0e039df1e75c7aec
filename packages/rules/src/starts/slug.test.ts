import { describe, expect, it } from 'vitest';
import { checkSlug, slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Трасса: Ночь', 'trassa-noch'],
    ['Ёлки & Щука 2027!', 'elki-shchuka-2027'],
    ['Café  Run', 'cafe-run'],
    ['— —', ''],
    ['Я'.repeat(60), 'ya'.repeat(32)],
  ])('of «%s» is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  // BO-016
  it.each([
    ['trassa-noch', null],
    ['x1y', null],
    ['ab', 'slug'],
    ['Trassa', 'slug'],
    ['трасса', 'slug'],
    ['a_b_c', 'slug'],
    ['-abc', 'slug'],
    ['abc-', 'slug'],
    ['a'.repeat(65), 'slug'],
    ['list', 'slug_reserved'],
    ['new', 'slug_reserved'],
    ['preview', 'slug_reserved'],
  ])('%s is judged %s', (slug, verdict) => {
    expect(checkSlug(slug)).toBe(verdict);
  });
});
