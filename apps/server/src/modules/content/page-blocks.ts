import { landPath } from '@trassa/artwork';
import type { Language, PageBlock } from '@trassa/contracts';
import { supportTypes } from '@trassa/contracts';
import { z } from 'zod';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { say } from '../../kernel/say.ts';

/** A path of the site, an address or a mailbox: nothing that a browser would run. */
const Link = z.string().regex(/^(\/(?![/\\])|https?:\/\/|mailto:)\S*$/);
/** Below `/images/`, no way out of it. */
const Picture = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/);

/** Blocks as the table keeps them, `{ru, en}` for every text, read in one language. */
const blockIn = (language: Language) => {
  const Said = z.object({ ru: z.string(), en: z.string().nullish() }).transform(({ ru, en }) => say(language, ru, en));
  const html = Said.transform(cleanHtml);
  const maybe = Said.nullish().transform((text) => text ?? null);
  const sign = z
    .string()
    .nullish()
    .transform((name) => name ?? null);
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), html }),
    z.object({ type: z.literal('picture'), picture: Picture, alt: Said, caption: maybe }),
    z.object({
      type: z.literal('cards'),
      title: maybe,
      items: z.array(
        z.object({
          title: Said,
          text: Said,
          figure: maybe,
          sign,
          link: Link.nullish().transform((link) => link ?? null),
        }),
      ),
    }),
    z.object({ type: z.literal('form'), support_type: z.enum(supportTypes), title: Said, text: Said }),
    z
      .object({
        type: z.literal('banner'),
        title: Said,
        text: Said,
        ground: z.string(),
        sign,
        link: Link,
        link_title: Said,
      })
      .transform((banner) => ({ ...banner, land: landPath(banner.ground) })),
    z.object({
      type: z.literal('documents'),
      title: maybe,
      items: z.array(z.object({ title: Said, text: maybe, link: Link })),
    }),
  ]);
};

const blocks: Record<Language, z.ZodType<PageBlock>> = { ru: blockIn('ru'), en: blockIn('en') };

/** The blocks that fit, in their order: one that is unknown or broken is left out, the page still reads. */
export const readBlocks = (stored: unknown, language: Language): PageBlock[] =>
  (Array.isArray(stored) ? stored : []).flatMap((block) => {
    const read = blocks[language].safeParse(block);
    return read.success ? [read.data] : [];
  });
