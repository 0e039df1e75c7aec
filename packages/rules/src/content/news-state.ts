import { isMomentAhead } from './moments.ts';

export const newsTitleMax = 160;
export const newsPreviewMax = 300;
/** Signs of HTML. */
export const newsTextMax = 100_000;
/** Versions of one item that are kept. BO-091 */
export const newsVersionsKept = 50;

/** What the head of its page may be drawn on. */
export const newsGrounds = ['soot', 'rust', 'clay', 'ice', 'moss', 'dust'] as const;
export type NewsGround = (typeof newsGrounds)[number];

export const newsStates = ['draft', 'scheduled', 'published', 'over', 'archived'] as const;
/** `scheduled`: published from a moment that has not come; `over`: its last moment has passed. */
export type NewsState = (typeof newsStates)[number];

/** Seconds since 1970; `at` is null only where it is not published. */
type Kept = {
  readonly state: 'draft' | 'published' | 'archived';
  readonly at: number | null;
  readonly until: number | null;
};

/** How an item stands now; the site shows `published` alone. BO-087 */
export const newsStateOf = ({ state, at, until }: Kept, now: number): NewsState => {
  if (state !== 'published') return state;
  if (at === null || at > now) return 'scheduled';
  return until !== null && until <= now ? 'over' : 'published';
};

export const newsActs = ['publish', 'unpublish', 'archive', 'restore'] as const;
export type NewsAct = (typeof newsActs)[number];

const acts: Readonly<Record<NewsState, readonly NewsAct[]>> = {
  draft: ['publish', 'archive'],
  scheduled: ['publish', 'unpublish'],
  published: ['publish', 'unpublish', 'archive'],
  over: ['publish', 'unpublish', 'archive'],
  archived: ['restore'],
};

/** Whether an item in this state may be acted on so. */
export const isNewsAct = (state: NewsState, act: NewsAct): boolean => acts[state].includes(act);

type Asked = { readonly at: number | null; readonly until: number | null };
export type NewsDatesProblem = { readonly at?: 'moment_ahead' | 'news_shown'; readonly until?: 'date_order' };

/**
 * What is wrong with the moments of publishing; `at` null: now. What is shown already is published anew at once: until a later moment it
 * would be gone.
 */
export const checkNewsDates = (state: NewsState, { at, until }: Asked, now: number): NewsDatesProblem => ({
  ...(at !== null && state === 'published' && { at: 'news_shown' as const }),
  ...(at !== null && state !== 'published' && !isMomentAhead(at, now) && { at: 'moment_ahead' as const }),
  ...(until !== null && until <= Math.max(at ?? now, now) && { until: 'date_order' as const }),
});

/** The words of an item, by language. */
export type NewsWords = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly preview_ru: string;
  readonly preview_en: string | null;
  readonly text_ru: string;
  readonly text_en: string | null;
};
const fields = ['title', 'preview', 'text'] as const;
/** Whether HTML says anything: words, a picture or a table. */
export const isTextSaid = (html: string | null): boolean =>
  html !== null && (html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '' || /<(?:img|table)\b/i.test(html));
const isSaid = (words: NewsWords, field: keyof NewsWords): boolean =>
  field.startsWith('text') ? isTextSaid(words[field]) : words[field] !== null && words[field].trim() !== '';

/** Fields that are still missing before the item may be published: Russian is whole, English whole or absent. BO-090 */
export const missingOfNews = (words: NewsWords): (keyof NewsWords)[] => {
  const hasEnglish = fields.some((field) => isSaid(words, `${field}_en`));
  return fields.flatMap((field) => [
    ...(isSaid(words, `${field}_ru`) ? [] : [`${field}_ru` as const]),
    ...(hasEnglish && !isSaid(words, `${field}_en`) ? [`${field}_en` as const] : []),
  ]);
};

/** Whether readers of English are shown Russian somewhere. BO-090 */
export const lacksEnglish = (words: NewsWords): boolean => fields.some((field) => !isSaid(words, `${field}_en`));
