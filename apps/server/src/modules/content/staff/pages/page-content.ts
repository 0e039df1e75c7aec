import { isDeepStrictEqual } from 'node:util';
import type { MessageSpec } from '@trassa/contracts';
import type { KeptBlock } from '@trassa/contracts/office';
import { isTextSaid, pageLimits, problemsOfPage, type Said } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { readStored, type StoredBlock } from '../../page-blocks.ts';

/** What the site says on a page, as drafts and versions keep it. */
export type PageContent = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly description_ru: string;
  readonly description_en: string | null;
  readonly text_ru: string;
  readonly text_en: string | null;
  readonly blocks: StoredBlock[];
  readonly ground: string;
  readonly sign: string | null;
};
/** As the database has it. */
export type KeptContent = Omit<PageContent, 'blocks'> & { readonly blocks: unknown };

export const readContent = (kept: KeptContent): PageContent => ({ ...kept, blocks: readStored(kept.blocks) });

export const noContent: Omit<PageContent, 'title_ru'> = {
  title_en: null,
  description_ru: '',
  description_en: null,
  text_ru: '',
  text_en: null,
  blocks: [],
  ground: 'soot',
  sign: null,
};

export const isSameContent = (one: PageContent, other: PageContent): boolean => isDeepStrictEqual(one, other);

type Wanted = { readonly [F in keyof PageContent]?: PageContent[F] | undefined };
export type TypedContent = Omit<Wanted, 'blocks'> & { readonly blocks?: readonly KeptBlock[] | undefined };

const orNull = (text: string | null): string | null => (text?.trim() ? text : null);
const cleanEnglish = (html: string | null): string | null => (isTextSaid(html) ? cleanHtml(html ?? '') : null);
const fitSaid = ({ ru, en }: Said): Said => ({ ru, en: orNull(en) });
/** Words that may be absent are, once nothing is said in Russian. */
const fitMaybe = (said: Said | null): Said | null => (said?.ru.trim() ? fitSaid(said) : null);

const fitBlock = (block: KeptBlock): StoredBlock => {
  switch (block.type) {
    case 'text':
      return { ...block, html: { ru: cleanHtml(block.html.ru), en: cleanEnglish(block.html.en) } };
    case 'picture':
      return { ...block, alt: fitSaid(block.alt), caption: fitMaybe(block.caption) };
    case 'cards':
      return {
        ...block,
        title: fitMaybe(block.title),
        items: block.items.map((item) => ({
          ...item,
          title: fitSaid(item.title),
          text: fitSaid(item.text),
          figure: fitMaybe(item.figure),
          link: item.link || null,
        })),
      };
    case 'form':
      return { ...block, title: fitSaid(block.title), text: fitSaid(block.text) };
    case 'banner':
      return {
        ...block,
        title: fitSaid(block.title),
        text: fitSaid(block.text),
        link_title: fitSaid(block.link_title),
      };
    case 'documents':
      return {
        ...block,
        title: fitMaybe(block.title),
        items: block.items.map((item) => ({ ...item, title: fitSaid(item.title), text: fitMaybe(item.text) })),
      };
  }
};

/** As it is kept: HTML without whatever runs or comes from elsewhere, and no empty English (BO-089, BO-090). */
export const fitContent = ({ blocks, ...typed }: TypedContent): Wanted => ({
  ...typed,
  ...(typed.title_en !== undefined && { title_en: orNull(typed.title_en) }),
  ...(typed.description_en !== undefined && { description_en: orNull(typed.description_en) }),
  ...(typed.text_ru !== undefined && { text_ru: cleanHtml(typed.text_ru) }),
  ...(typed.text_en !== undefined && { text_en: cleanEnglish(typed.text_en) }),
  ...(blocks !== undefined && { blocks: blocks.map(fitBlock) }),
});

const isLong = (html: string | null | undefined): boolean => (html?.length ?? 0) > pageLimits.html;

/** What cleaning has made too long: kept so, it could not be saved again. */
export const tooLong = (fit: Wanted): Record<string, MessageSpec> => {
  const long = { id: 'too_long', max: pageLimits.html };
  const isLongBlock = (block: StoredBlock): boolean =>
    block.type === 'text' && (isLong(block.html.ru) || isLong(block.html.en));
  return {
    ...(isLong(fit.text_ru) && { text_ru: long }),
    ...(isLong(fit.text_en) && { text_en: long }),
    ...(fit.blocks?.some(isLongBlock) && { blocks: long }),
  };
};

const wrong = { required: 'required', empty: 'page_block', half_english: 'page_block_english' } as const;

/** What keeps a page from being published, by the field (BO-090). */
export const problemsOf = (content: PageContent): Record<string, MessageSpec> =>
  Object.fromEntries(
    Object.entries(problemsOfPage(content)).map(([field, problem]) => [field, { id: wrong[problem] }]),
  );
