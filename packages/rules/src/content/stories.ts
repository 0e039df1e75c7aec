import { bannerActs, bannerActsOf, bannerStateOf, bannerStates, isSiteLink } from './banners.ts';
import type { NewsGround } from './news-state.ts';

export const storyTitleMax = 60;
export const storyTextMax = 200;
export const storySlidesMost = 10;
/** Stories in every state: their list shows all of them. */
export const storiesMost = 50;
/** Pixels that a picture of a slide has at least, and its shape. */
export const storyPictureLeast = { width: 720, height: 1280, shape: [9, 16] } as const;

export type StorySlide = {
  /** Below `/images/`; '' for none: the slide is drawn on the ground of the story. */
  readonly picture: string;
  readonly text_ru: string;
  readonly text_en: string | null;
  /** '' for none. */
  readonly link: string;
};

/** What the site tells; moments in seconds since 1970. */
export type StoryContent = {
  readonly title_ru: string;
  readonly title_en: string | null;
  /** The cover: an obstacle sign on a ground. */
  readonly sign: string;
  readonly ground: NewsGround;
  readonly slides: readonly StorySlide[];
  /** null: always was, or ever will be. */
  readonly starts_at: number | null;
  readonly ends_at: number | null;
};

/** Stories stand by their dates and are acted on as banners are. BO-093 */
export const storyStates = bannerStates;
export type StoryState = (typeof storyStates)[number];
export const storyStateOf = bannerStateOf;
export const storyActs = bannerActs;
export type StoryAct = (typeof storyActs)[number];
export const storyActsOf = bannerActsOf;

/** What is wrong with what is typed, by the field; what is missing is told before publishing. */
export const checkStory = (c: StoryContent): Readonly<Record<string, 'site_link' | 'date_order'>> => ({
  ...Object.fromEntries(
    c.slides.flatMap(({ link }, at) =>
      link !== '' && !isSiteLink(link) ? [[`slides.${at}.link`, 'site_link' as const]] : [],
    ),
  ),
  ...(c.starts_at !== null && c.ends_at !== null && c.ends_at <= c.starts_at && { ends_at: 'date_order' as const }),
});

const isSaid = (text: string | null): boolean => text !== null && text.trim() !== '';

/** What keeps a story from being published, by the field: its title, a slide, and something on every slide. */
export const missingOfStory = (c: StoryContent): Readonly<Record<string, 'required' | 'slide_empty'>> => ({
  ...(!isSaid(c.title_ru) && { title_ru: 'required' as const }),
  ...(c.slides.length === 0 && { slides: 'required' as const }),
  ...Object.fromEntries(
    c.slides.flatMap(({ picture, text_ru: text }, at) =>
      picture === '' && !isSaid(text) ? [[`slides.${at}.text_ru`, 'slide_empty' as const]] : [],
    ),
  ),
});

/** Whether readers of English are told Russian somewhere. BO-090 */
export const lacksStoryEnglish = (c: Pick<StoryContent, 'title_en' | 'slides'>): boolean =>
  !isSaid(c.title_en) || c.slides.some(({ text_ru: ru, text_en: en }) => isSaid(ru) && !isSaid(en));

/** The picture that a cover shows; '': the sign on its ground. */
export const coverOf = (slides: readonly Pick<StorySlide, 'picture'>[]): string => slides[0]?.picture ?? '';
