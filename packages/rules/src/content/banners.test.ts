import { describe, expect, it } from 'vitest';
import {
  bannerActsOf,
  type BannerContent,
  bannerStateOf,
  checkBanner,
  isBannerShown,
  isSiteLink,
  linkMax,
  missingOfBanner,
} from './banners.ts';

const now = 1_000_000;
const banner: BannerContent = {
  page: 'shop',
  banner_type: 'external_shop',
  title_ru: 'а',
  title_en: null,
  link: '/shop',
  picture: 'a.jpg',
  price: null,
  old_price: null,
  starts_at: null,
  ends_at: null,
};

describe('a link of the site', () => {
  it.each([
    ['/shop', true],
    ['/news/a?b=c#d', true],
    ['https://other.test/', true],
    ['http://other.test', false],
    ['https://name@other.test/', false],
    ['https://name:word@other.test/', false],
    ['https://[other', false],
    ['https://:80', false],
    ['', false],
    ['/', false],
    ['//other.test', false],
    ['/\\other.test', false],
    ['https://', false],
    ['https:\\\\other.test', false],
    ['javascript:alert(1)', false],
    [' https://other.test', false],
    ['https://other.test/a b', false],
    ['/a\nb', false],
    ['data:text/html,a', false],
    [`/${'a'.repeat(linkMax)}`, false],
  ])('%j: %s', (link, is) => expect(isSiteLink(link)).toBe(is));
});

describe('a banner', () => {
  it.each([
    ['nothing wrong', {}, {}],
    ['no link yet', { link: '' }, {}],
    ['a link that runs', { link: 'javascript:1' }, { link: 'site_link' }],
    ['a price that was above', { price: 100, old_price: 100.01 }, {}],
    ['a price that was the same', { price: 100, old_price: 100 }, { old_price: 'old_price' }],
    ['a price that was, and none', { old_price: 100 }, { old_price: 'old_price' }],
    ['an end after its beginning', { starts_at: 1, ends_at: 2 }, {}],
    ['an end at its beginning', { starts_at: 1, ends_at: 1 }, { ends_at: 'date_order' }],
    ['an end alone', { ends_at: 1 }, {}],
  ] as const)('with %s is told so', (_, typed, problems) =>
    expect(checkBanner({ ...banner, ...typed })).toEqual(problems),
  );

  it('is not published without title, link and picture', () => {
    expect(missingOfBanner(banner)).toEqual([]);
    expect(missingOfBanner({ ...banner, title_ru: ' ', link: '', picture: '' })).toEqual([
      'title_ru',
      'link',
      'picture',
    ]);
  });

  it.each([
    ['shop', 'external_shop', true],
    ['shop', 'shop', false],
    ['home', 'external_shop', false],
  ] as const)('of the page %s and the kind %s is on the site: %s', (page, type, is) =>
    expect(isBannerShown({ page, banner_type: type })).toBe(is),
  );

  // BO-093
  it.each([
    ['a draft', 'draft', null, null, 'draft'],
    ['always', 'published', null, null, 'published'],
    ['from the next second', 'published', now + 1, null, 'scheduled'],
    ['from this second', 'published', now, null, 'published'],
    ['until the next second', 'published', null, now + 1, 'published'],
    ['until this second', 'published', now - 1, now, 'over'],
  ] as const)('stands by its dates: %s', (_, status, from, until, state) =>
    expect(bannerStateOf({ status, starts_at: from, ends_at: until }, now)).toBe(state),
  );

  it.each([
    ['draft', false, ['publish', 'remove']],
    ['published', false, ['hide']],
    ['published', true, ['publish', 'hide', 'discard']],
  ] as const)('%s, with a change that waits: %s, is acted on so', (status, hasDraft, acts) =>
    expect(bannerActsOf(status, hasDraft)).toEqual(acts),
  );
});
