import { isDeepStrictEqual } from 'node:util';
import type { MessageSpec } from '@trassa/contracts';
import { isTextSaid, newsTextMax, type NewsWords } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';

/** What the site says of an item, as drafts and versions keep it. */
export type NewsContent = NewsWords & {
  /** Below `/images/`; '' for none. */
  readonly picture: string;
  readonly ground: string;
  /** Public id. */
  readonly event: string | null;
};

export const noContent: Omit<NewsContent, 'title_ru'> = {
  title_en: null,
  preview_ru: '',
  preview_en: null,
  text_ru: '',
  text_en: null,
  picture: '',
  ground: 'soot',
  event: null,
};

export const isSameContent = (one: NewsContent, other: NewsContent): boolean => isDeepStrictEqual(one, other);

export type WantedContent = { readonly [F in keyof NewsContent]?: NewsContent[F] | undefined };

const orNull = (text: string | null): string | null => (text?.trim() ? text : null);

/** As it is kept: HTML without whatever runs or comes from elsewhere, and no empty English (BO-089, BO-090). */
export const fitContent = (typed: WantedContent): WantedContent => ({
  ...typed,
  ...(typed.title_en !== undefined && { title_en: orNull(typed.title_en) }),
  ...(typed.preview_en !== undefined && { preview_en: orNull(typed.preview_en) }),
  ...(typed.text_ru !== undefined && { text_ru: cleanHtml(typed.text_ru) }),
  ...(typed.text_en !== undefined && { text_en: isTextSaid(typed.text_en) ? cleanHtml(typed.text_en ?? '') : null }),
});

/** What cleaning has made too long: kept so, it could not be saved again. */
export const tooLong = (fit: WantedContent): Record<string, MessageSpec> =>
  Object.fromEntries(
    (['text_ru', 'text_en'] as const)
      .filter((field) => (fit[field]?.length ?? 0) > newsTextMax)
      .map((field) => [field, { id: 'too_long', max: newsTextMax }]),
  );
