import { landPath } from '@trassa/artwork';
import type { Language, PageBlock, SupportType } from '@trassa/contracts';
import { supportTypes } from '@trassa/contracts';
import { isBlockRussian, type Said, type WrittenBlock } from '@trassa/rules';
import { z } from 'zod';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { say } from '../../kernel/say.ts';

/** A path of the site, an address or a mailbox: nothing that a browser would run. */
const isLink = (link: string): boolean => /^(\/(?![/\\])|https?:\/\/|mailto:)\S*$/.test(link);
/** Below `/images/`, no way out of it. */
const isPicture = (path: string): boolean => /^(?!.*\.\.)[\w-][\w./-]*$/.test(path);

const Words = z
  .object({ ru: z.string(), en: z.string().nullish() })
  .transform(({ ru, en }): Said => ({ ru, en: en ?? null }));
const maybe = <T>(of: z.ZodType<T>) => of.nullish().transform((value) => value ?? null);
const hidden = z
  .boolean()
  .nullish()
  .transform((is) => is ?? false);
const name = maybe(z.string());

/** Blocks as the table keeps them: what older rows leave out is null, and nothing is hidden. */
const Stored = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), hidden, html: Words }),
  z.object({ type: z.literal('picture'), hidden, picture: z.string(), alt: Words, caption: maybe(Words) }),
  z.object({
    type: z.literal('cards'),
    hidden,
    title: maybe(Words),
    items: z.array(z.object({ title: Words, text: Words, figure: maybe(Words), sign: name, link: name })),
  }),
  z.object({ type: z.literal('form'), hidden, support_type: z.enum(supportTypes), title: Words, text: Words }),
  z.object({
    type: z.literal('banner'),
    hidden,
    title: Words,
    text: Words,
    ground: z.string(),
    sign: name,
    link: z.string(),
    link_title: Words,
  }),
  z.object({
    type: z.literal('documents'),
    hidden,
    title: maybe(Words),
    items: z.array(z.object({ title: Words, text: maybe(Words), link: z.string() })),
  }),
]);
export type StoredBlock = z.infer<typeof Stored>;

/** The blocks that are known, in their order: one that is unknown or broken is left out. */
export const readStored = (stored: unknown): StoredBlock[] =>
  (Array.isArray(stored) ? stored : []).flatMap((block) => {
    const read = Stored.safeParse(block);
    return read.success ? [read.data] : [];
  });

const isFit = (block: StoredBlock): boolean => {
  switch (block.type) {
    case 'picture':
      return isPicture(block.picture);
    case 'cards':
      return block.items.every(({ link }) => link === null || isLink(link));
    case 'banner':
      return isLink(block.link);
    case 'documents':
      return block.items.every(({ link }) => isLink(link));
    default:
      return true;
  }
};

const presentBlock = (block: StoredBlock, asked: Language): PageBlock => {
  // Half a block in another language would be read aloud as neither (BO-090).
  const russian = asked === 'en' && isBlockRussian(block satisfies WrittenBlock);
  const language = russian ? 'ru' : asked;
  const inLanguage = ({ ru, en }: Said): string => say(language, ru, en);
  const orNull = (said: Said | null): string | null => said && inLanguage(said);
  switch (block.type) {
    case 'text':
      return { type: 'text', russian, html: cleanHtml(inLanguage(block.html)) };
    case 'picture':
      return {
        type: 'picture',
        russian,
        picture: block.picture,
        alt: inLanguage(block.alt),
        caption: orNull(block.caption),
      };
    case 'cards':
      return {
        type: 'cards',
        russian,
        title: orNull(block.title),
        items: block.items.map(({ title, text, figure, sign, link }) => ({
          title: inLanguage(title),
          text: inLanguage(text),
          figure: orNull(figure),
          sign,
          link,
        })),
      };
    case 'form':
      return {
        type: 'form',
        russian,
        support_type: block.support_type satisfies SupportType,
        title: inLanguage(block.title),
        text: inLanguage(block.text),
      };
    case 'banner':
      return {
        type: 'banner',
        russian,
        title: inLanguage(block.title),
        text: inLanguage(block.text),
        ground: block.ground,
        land: landPath(block.ground),
        sign: block.sign,
        link: block.link,
        link_title: inLanguage(block.link_title),
      };
    case 'documents':
      return {
        type: 'documents',
        russian,
        title: orNull(block.title),
        items: block.items.map(({ title, text, link }) => ({ title: inLanguage(title), text: orNull(text), link })),
      };
  }
};

/** The blocks that readers see: a hidden one and one with an unfit link or picture are left out, the page still reads. */
export const readBlocks = (stored: unknown, language: Language): PageBlock[] =>
  readStored(stored)
    .filter((block) => !block.hidden && isFit(block))
    .map((block) => presentBlock(block, language));
