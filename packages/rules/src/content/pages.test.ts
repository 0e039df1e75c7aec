import { describe, expect, it } from 'vitest';
import {
  checkPageSlug,
  isPageAct,
  menuPages,
  pageActs,
  pagePath,
  type PageState,
  pageStateOf,
  pageStates,
} from './pages.ts';

const now = 1_000_000;

describe('an information page', () => {
  it.each([
    ['a draft', { status: 'draft', at: null }, 'draft'],
    ['of the next second', { status: 'published', at: now + 1 }, 'scheduled'],
    ['of this second', { status: 'published', at: now }, 'published'],
    ['in the archive', { status: 'archived', at: now - 5 }, 'archived'],
  ] as const)('%s stands by its moment', (_, kept, state) => expect(pageStateOf(kept, now)).toBe(state));

  it('is acted on by its state, and changes an address that readers know only if the site does not name it', () => {
    const allowed = (state: PageState, wasOut: boolean, slug = 'how-to-start') =>
      pageActs.filter((act) => isPageAct(act, { state, slug, wasOut })).join(' ');
    expect(pageStates.map((state) => allowed(state, false))).toEqual([
      'publish archive',
      'publish unpublish',
      'publish unpublish archive',
      'restore',
    ]);
    expect(allowed('published', true)).toBe('publish unpublish archive move');
    expect(allowed('published', true, 'about')).toBe('publish unpublish archive');
  });

  // BO-016
  it.each([
    ['how-to-start', null],
    ['about', null],
    ['med-spravka', null],
    ['newyear_2022', null],
    ['registration', 'slug_reserved'],
    ['api', 'slug_reserved'],
    ['admin', 'slug_reserved'],
    ['insurance', 'slug_reserved'],
    ['my_page', 'slug'],
    ['Rules', 'slug'],
    ['ab', 'slug'],
    ['', 'slug'],
    ['docs', 'slug_reserved'],
    ['letters', 'slug_reserved'],
  ])('has the address %s: %s', (slug, problem) => expect(checkPageSlug(slug)).toBe(problem));

  it('stands where the site names it', () => {
    expect(['med-spravka', 'about', 'rules'].map(pagePath)).toEqual(['/about/med-spravka', '/about', '/rules']);
    expect(menuPages).not.toContain('newyear_2022');
  });
});
