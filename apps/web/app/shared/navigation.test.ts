import { describe, expect, it } from 'vitest';
import { footerNavigation, headerNavigation, isNearest, type NavEntry } from './navigation.ts';

const cabinet = (isGuest: boolean) =>
  footerNavigation(undefined, isGuest)
    .flatMap(({ items }) => items)
    .find(({ id }) => id === 'cabinet')?.href;

describe('the cabinet link of the footer', () => {
  it('leads a guest to the entry page and others to their cabinet (NAV-27, DEC-23)', () => {
    expect([cabinet(true), cabinet(false)]).toEqual(['/auth', '/me']);
  });
});

describe('the shop of the header', () => {
  const links = { shop: '', careers: '', photo: '', faq: '', social: [] };
  const shopOf = (shop: string): NavEntry | undefined =>
    headerNavigation({ links: { ...links, shop }, pages: [] }).find(({ id }) => id === 'shop');

  it('is one link to the goods of the site when the settings name no other shop (NAV-03)', () => {
    expect(shopOf('')).toMatchObject({ href: '/shop', isOutside: false });
  });

  it('leads to both when they do', () => {
    expect(shopOf('https://shop.example/')).toMatchObject({
      items: [
        { href: '/shop', isOutside: false },
        { href: 'https://shop.example/', isOutside: true },
      ],
    });
  });
});

describe('the header', () => {
  it('leads everywhere the specification says, careers, media and feedback too (NAV-07, 08, 10)', () => {
    const links = { shop: '', careers: 'https://jobs.example/', photo: 'https://photo.example/', faq: '', social: [] };
    const pages = ['corp', 'partners', 'logistics', 'merch', 'about', 'smi', 'feedback'];
    const items = headerNavigation({ links, pages }).flatMap((entry) => ('items' in entry ? entry.items : [entry]));
    expect(items.map(({ href }) => href)).toEqual([
      '/calendar',
      '/results',
      '/clubs',
      '/news',
      '/shop',
      'https://photo.example/',
      '/corp',
      '/partners',
      '/logistics',
      '/merch',
      '/about',
      '/smi',
      'https://jobs.example/',
      '/feedback',
    ]);
  });
});

describe('pages that an editor writes', () => {
  const links = { shop: '', careers: '', photo: '', faq: '', social: [] };

  it('are named once they are published', () => {
    expect(headerNavigation({ links, pages: [] }).map(({ id }) => id)).toEqual([
      'calendar',
      'results',
      'clubs',
      'news',
      'shop',
    ]);
    expect(headerNavigation({ links, pages: ['smi'] }).at(-1)).toMatchObject({ href: '/smi' });
    const footer = footerNavigation({ links, pages: ['med-spravka'] }, true).flatMap(({ items }) => items);
    expect(footer.map(({ href }) => href).filter((href) => href.startsWith('/about'))).toEqual(['/about/med-spravka']);
  });
});

describe('the current item of the menu', () => {
  it.each([
    ['/about', '/about', true],
    ['/about', '/about/med-spravka', false],
    ['/about/med-spravka', '/about/med-spravka', true],
    ['/clubs', '/clubs/lotos', true],
    ['/shop', '/shop/product/medal', true],
    ['/me', '/me/setting', true],
    ['/me', '/merch', false],
    ['/news', '/', false],
  ])('%s on the page %s: %s', (path, pathname, isCurrent) => expect(isNearest(path, pathname)).toBe(isCurrent));
});
