import { createHash } from 'node:crypto';
import { type StorySlide, wordsOfBlock, type WrittenBlock } from '@trassa/rules';

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Signs of an HTML text that an entry of the audit keeps. */
const told = 200;
const isHtml = (field: string): boolean => /^(html|text)_/.test(field);

const markOf = (text: string): string =>
  ` [${text.length} · ${createHash('sha256').update(text).digest('hex').slice(0, 8)}]`;
const beginningOf = (text: string): string =>
  Array.from(text.slice(0, told * 2))
    .slice(0, told)
    .join('');

/** Its beginning, its length, and a word by which two texts with the same beginning differ. */
const brief = (value: unknown): unknown =>
  typeof value !== 'string' || value.length <= told ? value : `${beginningOf(value)}…${markOf(value)}`;

const isBlocks = (value: unknown): value is WrittenBlock[] => Array.isArray(value);

/** The first words of the blocks of a page, and the mark of all that is in them, links and what is hidden too. */
const briefBlocks = (value: unknown): unknown => {
  if (!isBlocks(value) || value.length === 0) return null;
  const words = value
    .map((block) =>
      wordsOfBlock(block)
        .map(({ said }) => said.ru.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim())
        .filter((text) => text !== '')
        .join(' '),
    )
    .join(' · ');
  return `${beginningOf(words)}${words.length > told ? '…' : ''}${markOf(JSON.stringify(value))}`;
};

const isSlides = (value: unknown): value is readonly StorySlide[] => Array.isArray(value);

/** How many slides there are, their first words, and the mark of all that is in them, pictures and links too. */
const briefSlides = (value: unknown): unknown => {
  if (!isSlides(value) || value.length === 0) return null;
  const words = value.map(({ text_ru: text }, at) => `${at + 1}. ${text.trim() || '–'}`).join(' · ');
  return `${beginningOf(words)}${words.length > told ? '…' : ''}${markOf(JSON.stringify(value))}`;
};

/** Changes as the audit keeps them: whole texts stand in versions, and entries are never erased. */
export const toldChanges = (changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const tell =
      change.field === 'blocks'
        ? briefBlocks
        : change.field === 'slides'
          ? briefSlides
          : isHtml(change.field)
            ? brief
            : null;
    return tell ? { ...change, before: tell(change.before), after: tell(change.after) } : change;
  });
