import { type NewsState, newsStateOf } from './news-state.ts';

export const bannerPages = ['shop', 'home', 'merch', 'partners'] as const;
export type BannerPage = (typeof bannerPages)[number];
export const bannerTypes = ['external_shop', 'shop', 'event', 'partner'] as const;
export type BannerType = (typeof bannerTypes)[number];

export const bannerTitleMax = 80;
export const linkMax = 500;
/** Banners of one page, in every state. */
export const bannersMost = 100;
/** Pixels that a picture of a banner has at least. */
export const bannerPictureLeast = { width: 960, height: 480 } as const;

/** What the site says of a banner; money in roubles, moments in seconds since 1970. */
export type BannerContent = {
  readonly page: BannerPage;
  readonly banner_type: BannerType;
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly link: string;
  /** Below `/images/`; '' for none. */
  readonly picture: string;
  readonly price: number | null;
  readonly old_price: number | null;
  /** null: always was, or ever will be. */
  readonly starts_at: number | null;
  readonly ends_at: number | null;
};

const isAddress = (link: string): boolean => {
  const base = 'https://site.invalid';
  if (!URL.canParse(link, base)) return false;
  const { protocol, username, password, origin } = new URL(link, base);
  return protocol === 'https:' && username === '' && password === '' && (link.startsWith('/') ? origin === base : true);
};

/** A secure address of another site or a path of this one: nothing that a browser would run or take for another site. */
export const isSiteLink = (link: string): boolean =>
  link.length <= linkMax && /^(https:\/\/[^\s/\\]|\/[^/\\\s])[^\s\\]*$/.test(link) && isAddress(link);

/** Whether a page of the site shows such banners; the others are given out by the API alone. */
export const isBannerShown = ({ page, banner_type: type }: Pick<BannerContent, 'page' | 'banner_type'>): boolean =>
  page === 'shop' && type === 'external_shop';

type BannerProblem = 'site_link' | 'old_price' | 'date_order';

/** What is wrong with what is typed, by the field; what is missing is told before publishing. */
export const checkBanner = (c: BannerContent): Partial<Record<keyof BannerContent, BannerProblem>> => ({
  ...(c.link !== '' && !isSiteLink(c.link) && { link: 'site_link' as const }),
  ...(c.old_price !== null && !(c.price !== null && c.old_price > c.price) && { old_price: 'old_price' as const }),
  ...(c.starts_at !== null &&
    c.ends_at !== null &&
    c.ends_at <= c.starts_at && {
      ends_at: 'date_order' as const,
    }),
});

/** Fields without which a banner is not published. */
export const missingOfBanner = (c: BannerContent): ('title_ru' | 'link' | 'picture')[] =>
  (['title_ru', 'link', 'picture'] as const).filter((field) => c[field].trim() === '');

export const bannerStates = ['draft', 'scheduled', 'published', 'over'] as const;
export type BannerState = (typeof bannerStates)[number];

/** How a banner stands now; the site shows `published` alone. BO-093 */
export const bannerStateOf = (
  kept: { readonly status: 'draft' | 'published'; readonly starts_at: number | null; readonly ends_at: number | null },
  now: number,
): BannerState => {
  const state: NewsState = newsStateOf({ state: kept.status, at: kept.starts_at ?? 0, until: kept.ends_at }, now);
  return state === 'archived' ? 'draft' : state;
};

export const bannerActs = ['publish', 'hide', 'remove', 'discard'] as const;
export type BannerAct = (typeof bannerActs)[number];

/** What may be done with a banner: what is published once more is a change that waits. */
export const bannerActsOf = (status: 'draft' | 'published', hasDraft: boolean): BannerAct[] => {
  if (status === 'draft') return ['publish', 'remove'];
  return hasDraft ? ['publish', 'hide', 'discard'] : ['hide'];
};
