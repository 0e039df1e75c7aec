import { latinLetters } from './latin-letters.ts';

export const slugMost = 64;

/** A title as a part of an address: «Лес: Ночь» → `les-noch`; empty when it has no letter or digit. */
export const slugOf = (title: string): string =>
  [...title.toLowerCase()]
    .map((letter) => latinLetters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, slugMost)
    .replace(/-+$/, '');

/** Literal words of addresses and calls beside which a name of a thing stands. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'active',
  'add',
  'admin',
  'api',
  'assets',
  'auth',
  'basket',
  'calendar',
  'category',
  'certificate',
  'certificates',
  'check',
  'cities',
  'city',
  'clubs',
  'code',
  'count',
  'desk',
  'event',
  'events',
  'filtered',
  'fonts',
  'format',
  'formats',
  'id',
  'images',
  'insurance',
  'items',
  'list',
  'login',
  'main',
  'map',
  'me',
  'new',
  'news',
  'one',
  'preview',
  'product',
  'project',
  'projects',
  'related',
  'results',
  'runner',
  'search',
  'shirts',
  'shop',
  'similar',
  'space',
  'types',
  'volunteer',
]);

/** What is wrong with a slug; null: nothing (BO-016). Whether it is free the database says. */
export const checkSlug = (slug: string): 'slug' | 'slug_reserved' | null => {
  if (!/^[a-z0-9-]{3,64}$/.test(slug) || /^-|-$/.test(slug)) return 'slug';
  return reservedSlugs.has(slug) ? 'slug_reserved' : null;
};
