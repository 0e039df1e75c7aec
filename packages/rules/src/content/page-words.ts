import { isTextSaid } from './news-state.ts';

/** Words in both languages; `en` null: readers of English are shown the Russian ones. */
export type Said = { readonly ru: string; readonly en: string | null };

type Card = {
  readonly title: Said;
  readonly text: Said;
  readonly figure: Said | null;
  readonly sign: string | null;
  readonly link: string | null;
};
type DocumentLink = { readonly title: Said; readonly text: Said | null; readonly link: string };
type Hidden = { readonly hidden: boolean };

/** A block of an information page as it is written; a hidden one waits on the card and is shown to nobody. */
export type WrittenBlock = Hidden &
  (
    | { readonly type: 'text'; readonly html: Said }
    | { readonly type: 'picture'; readonly picture: string; readonly alt: Said; readonly caption: Said | null }
    | { readonly type: 'cards'; readonly title: Said | null; readonly items: readonly Card[] }
    | { readonly type: 'form'; readonly support_type: string; readonly title: Said; readonly text: Said }
    | {
        readonly type: 'banner';
        readonly title: Said;
        readonly text: Said;
        readonly ground: string;
        readonly sign: string | null;
        readonly link: string;
        readonly link_title: Said;
      }
    | { readonly type: 'documents'; readonly title: Said | null; readonly items: readonly DocumentLink[] }
  );

/** The six kinds of blocks that a page shows. */
export const pageBlockTypes = ['text', 'picture', 'cards', 'form', 'banner', 'documents'] as const;
export type PageBlockType = (typeof pageBlockTypes)[number];

/** Signs, and how many of a thing a page has at most. */
export const pageLimits = {
  title: 120,
  description: 300,
  html: 50_000,
  line: 160,
  words: 1000,
  link: 500,
  blocks: 40,
  items: 24,
} as const;

type Word = { readonly said: Said; readonly isHtml: boolean };
const line = (...all: (Said | null)[]): Word[] =>
  all.flatMap((said) => (said === null ? [] : [{ said, isHtml: false }]));

/** All words of a block that are written. */
export const wordsOfBlock = (block: WrittenBlock): Word[] => {
  switch (block.type) {
    case 'text':
      return [{ said: block.html, isHtml: true }];
    case 'picture':
      return line(block.alt, block.caption);
    case 'cards':
      return line(block.title, ...block.items.flatMap(({ title, text, figure }) => [title, text, figure]));
    case 'form':
      return line(block.title, block.text);
    case 'banner':
      return line(block.title, block.text, block.link_title);
    case 'documents':
      return line(block.title, ...block.items.flatMap(({ title, text }) => [title, text]));
  }
};

const isSaid = (text: string | null, isHtml: boolean): boolean =>
  isHtml ? isTextSaid(text) : text !== null && text.trim() !== '';

/** A number is the same in every language. */
const isTranslated = ({ said, isHtml }: Word): boolean =>
  isSaid(said.en, isHtml) || !/\p{L}/u.test(said.ru.replaceAll(/<[^>]*>|&\w+;/g, ''));

/** Whether readers of English are shown a block in Russian: it is said in one language whole, never in both at once. BO-090 */
export const isBlockRussian = (block: WrittenBlock): boolean => !wordsOfBlock(block).every(isTranslated);

const hasEnglish = (block: WrittenBlock): boolean =>
  wordsOfBlock(block).some(({ said, isHtml }) => isSaid(said.en, isHtml));

const hasThings = (block: WrittenBlock): boolean => {
  switch (block.type) {
    case 'text':
    case 'form':
      return true;
    case 'picture':
      return block.picture !== '';
    case 'banner':
      return block.link !== '';
    case 'cards':
      return block.items.length > 0;
    case 'documents':
      return block.items.length > 0 && block.items.every(({ link }) => link !== '');
  }
};

export type PageBlockProblem = 'empty' | 'half_english';

/** What keeps a block from being shown; null: nothing. A hidden one may be unfinished. */
export const problemOfBlock = (block: WrittenBlock): PageBlockProblem | null => {
  if (block.hidden) return null;
  const isWhole = wordsOfBlock(block).every(({ said, isHtml }) => isSaid(said.ru, isHtml));
  if (!isWhole || !hasThings(block)) return 'empty';
  return hasEnglish(block) && isBlockRussian(block) ? 'half_english' : null;
};

/** The words of a page, by language. */
export type PageWords = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly description_ru: string;
  readonly description_en: string | null;
  readonly text_ru: string;
  readonly text_en: string | null;
  readonly blocks: readonly WrittenBlock[];
};

const heads = ['title', 'description'] as const;
const shownOf = ({ blocks }: PageWords): WrittenBlock[] => blocks.filter(({ hidden }) => !hidden);

/** What keeps a page from being published, by the field, `block_3` for the third block: Russian is whole, English whole or absent. BO-090 */
export const problemsOfPage = (words: PageWords): Readonly<Record<string, 'required' | PageBlockProblem>> => {
  const isEnglish = heads.some((field) => isSaid(words[`${field}_en`], false)) || isTextSaid(words.text_en);
  const isEmpty = !isTextSaid(words.text_ru) && shownOf(words).length === 0;
  return Object.fromEntries([
    ...heads.flatMap((field) => [
      ...(isSaid(words[`${field}_ru`], false) ? [] : [[`${field}_ru`, 'required'] as const]),
      ...(isEnglish && !isSaid(words[`${field}_en`], false) ? [[`${field}_en`, 'required'] as const] : []),
    ]),
    ...(isTextSaid(words.text_en) && !isTextSaid(words.text_ru) ? [['text_ru', 'required'] as const] : []),
    ...(isEnglish && isTextSaid(words.text_ru) && !isTextSaid(words.text_en) ? [['text_en', 'required'] as const] : []),
    ...(isEmpty ? [['blocks', 'required'] as const] : []),
    ...words.blocks.flatMap((block, index) => {
      const problem = problemOfBlock(block);
      return problem ? [[`block_${index + 1}`, problem] as const] : [];
    }),
  ]);
};

/** Whether readers of English are shown Russian somewhere. BO-090 */
export const isPageUntranslated = (words: PageWords): boolean =>
  heads.some((field) => !isSaid(words[`${field}_en`], false)) ||
  (isTextSaid(words.text_ru) && !isTextSaid(words.text_en)) ||
  shownOf(words).some(isBlockRussian);
