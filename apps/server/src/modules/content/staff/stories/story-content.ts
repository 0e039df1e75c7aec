import type { StoryContent, StorySlide } from '@trassa/rules';
import type { StoryOfficeRow } from './story-rows.repository.ts';

const orNull = (text: string | null): string | null => (text?.trim() ? text : null);

/** Fields in one order, by which two slides are compared: the database has an order of its own. */
const fitSlide = ({ picture, text_ru, text_en, link }: StorySlide): StorySlide => ({
  picture,
  text_ru,
  text_en: orNull(text_en),
  link,
});

/** As it is kept: no empty English (BO-090), fields in one order. */
export const fitStory = (c: StoryContent): StoryContent => ({
  title_ru: c.title_ru,
  title_en: orNull(c.title_en),
  sign: c.sign,
  ground: c.ground,
  slides: c.slides.map(fitSlide),
  starts_at: c.starts_at,
  ends_at: c.ends_at,
});

/** What is written now: on the site only once it is published. */
export const writtenOf = (row: StoryOfficeRow): StoryContent => fitStory(row.draft ?? row.live);
export const liveOf = (row: StoryOfficeRow): StoryContent => fitStory(row.live);

export type TypedStory = { readonly [F in keyof StoryContent]?: StoryContent[F] | undefined };

/** Typed fields as they would be kept. */
export const fitTyped = (typed: TypedStory): TypedStory => ({
  ...typed,
  ...(typed.title_en !== undefined && { title_en: orNull(typed.title_en) }),
  ...(typed.slides && { slides: typed.slides.map(fitSlide) }),
});

export const noStory: Omit<StoryContent, 'title_ru'> = {
  title_en: null,
  sign: 'finish',
  ground: 'soot',
  slides: [],
  starts_at: null,
  ends_at: null,
};
