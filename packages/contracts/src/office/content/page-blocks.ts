import { newsGrounds, pageLimits } from '@trassa/rules';
import { z } from 'zod';
import { supportTypes } from '../../calls/support.ts';

type Strings = {
  readonly line: z.ZodString;
  readonly words: z.ZodString;
  readonly html: z.ZodString;
  readonly link: z.ZodString;
  readonly picture: z.ZodString;
  readonly name: z.ZodString;
  readonly ground: z.ZodType<string>;
  readonly list: <T extends z.ZodType>(of: T) => z.ZodArray<T>;
};

const saidIn = (text: z.ZodString) => z.object({ ru: text, en: text.nullable() });

/** The six blocks as they are written, of strings that are asked or answered. */
const blockOf = ({ line, words, html, link, picture, name, ground, list }: Strings) => {
  const [Line, Words] = [saidIn(line), saidIn(words)];
  const hidden = z.boolean();
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), hidden, html: saidIn(html) }),
    z.object({ type: z.literal('picture'), hidden, picture, alt: Line, caption: Line.nullable() }),
    z.object({
      type: z.literal('cards'),
      hidden,
      title: Line.nullable(),
      items: list(
        z.object({
          title: Line,
          text: Words,
          figure: Line.nullable(),
          sign: name.nullable(),
          link: link.nullable(),
        }),
      ),
    }),
    z.object({ type: z.literal('form'), hidden, support_type: z.enum(supportTypes), title: Line, text: Words }),
    z.object({
      type: z.literal('banner'),
      hidden,
      title: Line,
      text: Words,
      ground,
      sign: name.nullable(),
      link,
      link_title: Line,
    }),
    z.object({
      type: z.literal('documents'),
      hidden,
      title: Line.nullable(),
      items: list(z.object({ title: Line, text: Words.nullable(), link })),
    }),
  ]);
};

/** Where a link of a page leads: a path of the site, an address or a mailbox; nothing that a browser would run, nor a name before the host. */
const link = z
  .string()
  .trim()
  .max(pageLimits.link)
  .regex(/^(?:|\/(?![/\\])\S*|https:\/\/[^\s/@\\]+(?:[/?#]\S*)?|mailto:\S+)$/, 'site_link');

/** What may be sent; HTML is cleaned when it is saved. */
export const TypedBlock = blockOf({
  line: z.string().trim().max(pageLimits.line),
  words: z.string().trim().max(pageLimits.words),
  html: z.string().max(pageLimits.html),
  link,
  // Below `/images/`, no way out of it.
  picture: z
    .string()
    .max(200)
    .regex(/^(?!.*\.\.)(?:[\w-][\w./-]*)?$/, 'option'),
  name: z
    .string()
    .max(40)
    .regex(/^[a-z_]+$/, 'option'),
  ground: z.enum(newsGrounds),
  list: (of) => z.array(of).max(pageLimits.items),
});

/** As it is kept: what was there before the limits may be longer. */
export const KeptBlock = blockOf({
  line: z.string(),
  words: z.string(),
  html: z.string(),
  link: z.string(),
  picture: z.string(),
  name: z.string(),
  ground: z.string(),
  list: (of) => z.array(of),
});
export type KeptBlock = z.infer<typeof KeptBlock>;
