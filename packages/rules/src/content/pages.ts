import { informationPages } from '../organiser.ts';
import { checkSlug, reservedSlugs } from '../starts/slug.ts';
import { newsStateOf } from './news-state.ts';

const lastWord = (path: string): string => path.split('/').at(-1) ?? path;

/** Pages that the menu and the footer name as soon as they are published (NAV-07…10, 22, 25), by their slugs. */
export const menuPages: readonly string[] = informationPages.map(lastWord).filter((slug) => slug !== 'newyear_2022');

/** Whether the site itself names a page by this slug: its address is no matter of an editor. */
export const isKnownPage = (slug: string): boolean => informationPages.some((path) => lastWord(path) === slug);

/** The path of a page: some stand below another (ROUTE-*), the others by themselves. */
export const pagePath = (slug: string): string =>
  `/${informationPages.find((path) => lastWord(path) === slug) ?? slug}`;

/** First words of the paths of the site that are no pages of an editor, and of its files and calls (BO-016). */
export const sitePathWords: ReadonlySet<string> = new Set([
  ...reservedSlugs,
  'basket-fill-outside',
  'docs',
  'exit',
  'health',
  'kit',
  'letters',
  'loginlink',
  'manifest',
  'metrics',
  'my-data',
  'newpass',
  'notsupport',
  'registration',
  'reminder',
  'robots',
  'sitemap',
  'token',
  'unsubscribe',
  'user',
  'verify',
]);

/** What is wrong with the address of a page; null: nothing. Those that the site names are always right (BO-016). */
export const checkPageSlug = (slug: string): 'slug' | 'slug_reserved' | null =>
  isKnownPage(slug) ? null : sitePathWords.has(slug) ? 'slug_reserved' : checkSlug(slug);

export const pageStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PageState = (typeof pageStates)[number];

type Kept = { readonly status: 'draft' | 'published' | 'archived'; readonly at: number | null };

/** How a page stands now. One in the archive is still read if it was on the site when it went there. */
export const pageStateOf = ({ status, at }: Kept, now: number): PageState => {
  const state = newsStateOf({ state: status, at, until: null }, now);
  return state === 'over' ? 'archived' : state;
};

export const pageActs = ['publish', 'unpublish', 'archive', 'restore', 'move'] as const;
export type PageAct = (typeof pageActs)[number];

const acts: Readonly<Record<PageState, readonly PageAct[]>> = {
  draft: ['publish', 'archive', 'move'],
  scheduled: ['publish', 'unpublish', 'move'],
  published: ['publish', 'unpublish', 'archive', 'move'],
  archived: ['restore'],
};

/** Whether a page may be acted on so; `move` changes an address that readers have seen, and the old one leads to the new. */
export const isPageAct = (act: PageAct, { state, slug, wasOut }: Acted): boolean =>
  acts[state].includes(act) && (act !== 'move' || (wasOut && !isKnownPage(slug)));
type Acted = { readonly state: PageState; readonly slug: string; readonly wasOut: boolean };
