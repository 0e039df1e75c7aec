import type { Settings } from '@trassa/contracts';
import { informationPages } from '@trassa/rules';
import { matchPath } from 'react-router';
import { paths } from '../generated/paths.ts';
import type { Messages } from '../generated/messages.ts';

export type NavId = keyof Messages['shell']['nav'];
type Outside = 'shop' | 'careers' | 'photo' | 'faq';
type Target = { to: string } | { setting: Outside };
type Item = { id: NavId } & Target;
type Entry = Item | { id: NavId; items: readonly Item[] };

const page = (id: NavId, to: string): Item => ({ id, to });
const outside = (id: NavId, setting: Outside): Item => ({ id, setting });

/** Goods of this site, and the shop that the settings name (NAV-03). */
const shops = [page('goods', '/shop'), outside('shopOutside', 'shop')];

const company = [
  page('corp', '/corp'),
  page('partners', '/partners'),
  page('logistics', '/logistics'),
  page('merch', '/merch'),
];

/** Who we are and how to reach us (NAV-07…10). */
const ourselves = [
  page('about', '/about'),
  page('media', '/smi'),
  outside('careers', 'careers'),
  page('feedback', '/feedback'),
];

/**
 * The one list of the menu (NAV-01…13). A page is shown as soon as its route exists and, if an editor writes it, it is published; an outside link as soon as the
 * settings name it. Every item stands in the bar above 1200 px as in the burger menu below (NAV-18, ADR 0022).
 */
const headerEntries: readonly Entry[] = [
  page('calendar', '/calendar'),
  page('results', '/results'),
  page('clubs', '/clubs'),
  page('news', '/news'),
  { id: 'shop', items: shops },
  outside('photo', 'photo'),
  { id: 'corporate', items: company },
  { id: 'ourselves', items: ourselves },
];

/** The same sections in columns (NAV-22, 24, 25, 27). */
const footerColumns = {
  races: [
    page('calendar', '/calendar'),
    page('results', '/results'),
    page('clubs', '/clubs'),
    page('news', '/news'),
    page('insurance', '/insurance'),
  ],
  member: [
    page('cabinet', '/me'),
    page('basket', '/basket'),
    page('search', '/search'),
    outside('faq', 'faq'),
    page('medical', '/about/med-spravka'),
    page('shop', '/shop'),
    outside('shopOutside', 'shop'),
    outside('photo', 'photo'),
  ],
  company,
  about: ourselves,
} as const satisfies Record<string, readonly Item[]>;
export type FooterColumn = keyof typeof footerColumns;

export type NavLinkItem = { id: NavId; href: string; isOutside: boolean };
export type NavEntry = NavLinkItem | { id: NavId; items: NavLinkItem[] };

/** The footer names every page of the menu. */
const menuPaths = Object.values(footerColumns)
  .flat()
  .map((item: Item) => ('to' in item ? item.to : ''));

/** Whether a page stands in the section of a path, or is its page itself. */
export const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Of the items above a page only the nearest is the current one: two marks would tell nobody where he is. */
export const isNearest = (path: string, pathname: string): boolean =>
  isWithin(path, pathname) && !menuPaths.some((other) => other.length > path.length && isWithin(other, pathname));

/** Whether a path of the site leads to a page that exists. */
export const pageExists = (path: string): boolean => paths.some((pattern) => matchPath(pattern, path) !== null);

/** What decides which items there are; absent where the settings could not be read. */
type Known = Pick<Settings, 'links' | 'pages'> | undefined;

const written: readonly string[] = informationPages;
/** A page that an editor writes is there once it is published. */
const isPublished = (path: string, known: Known): boolean =>
  !written.includes(path.slice(1)) || (known?.pages.includes(path.split('/').at(-1) ?? '') ?? false);

const resolve = (item: Item, known: Known): NavLinkItem[] => {
  const isOutside = 'setting' in item;
  const isShown = !isOutside && pageExists(item.to) && isPublished(item.to, known);
  const href = isOutside ? known?.links[item.setting] : isShown ? item.to : undefined;
  return href ? [{ id: item.id, href, isOutside }] : [];
};

export const headerNavigation = (known: Known): NavEntry[] =>
  headerEntries.flatMap((entry): NavEntry[] => {
    if (!('items' in entry)) return resolve(entry, known);
    const items = entry.items.flatMap((item) => resolve(item, known));
    const [only, ...more] = items;
    if (only && more.length === 0) return [{ ...only, id: entry.id }];
    return only ? [{ id: entry.id, items }] : [];
  });

/** The way to the cabinet leads a guest to the entry page (NAV-27, DEC-23). */
const cabinetOf = (item: Item, isGuest: boolean): Item =>
  item.id === 'cabinet' && isGuest ? page('cabinet', '/auth') : item;

export const footerNavigation = (known: Known, isGuest: boolean): { id: FooterColumn; items: NavLinkItem[] }[] =>
  (Object.keys(footerColumns) as FooterColumn[])
    .map((id) => ({
      id,
      items: footerColumns[id].flatMap((item: Item) => resolve(cabinetOf(item, isGuest), known)),
    }))
    .filter((column) => column.items.length > 0);
