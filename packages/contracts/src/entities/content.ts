import {
  defaultCityId,
  defaultRegionId,
  holdSeconds,
  homeSections,
  ticketCountMax,
  ticketCountMin,
} from '@trassa/rules';
import { z } from 'zod';
import { supportTypes } from '../calls/support.ts';
import { Id, Img, Unix } from './basic.ts';

export const News = z
  .object({
    public_id: Id,
    title: z.string(),
    preview: z.string(),
    picture: Img,
    created: Unix,
    text: z.string().optional(),
    event: z.object({ public_id: Id, title: z.string() }).nullable().optional(),
    /** ＋ ground of the poster, and its land as a picture */
    ground: z.string(),
    land: Img,
    /** ＋ what is said in Russian for want of words in the language that was asked for */
    russian: z.array(z.enum(['title', 'preview', 'text'])),
  })
  .meta({ id: 'News' });
export type News = z.infer<typeof News>;
export const Story = z
  .object({
    public_id: Id,
    title: z.string(),
    picture: Img,
    slides: z.array(z.object({ picture: Img, text: z.string(), link: z.string().nullable() })),
    /** ＋ sign and ground of the cover */
    sign: z.string(),
    ground: z.string(),
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof Story>;
/** ＋ The home page as the staff have it. */
export const HomePage = z
  .object({
    /** Blocks below the next starts, in their order. */
    sections: z.array(z.enum(homeSections)),
    /** Whether the poster has the line of the season. */
    season: z.boolean(),
    /** Events of which the first one that sells is on the poster; none: as it is by itself. */
    leading: z.array(Id),
    news: z.array(News),
  })
  .meta({ id: 'HomePage' });
export type HomePage = z.infer<typeof HomePage>;
/** ＋ said in Russian for want of words in the language that was asked for */
const russian = z.boolean();
/** A block of an information page, in the order of the page (API §3.6). */
export const PageBlock = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), russian, html: z.string() }),
    z.object({ type: z.literal('picture'), russian, picture: Img, alt: z.string(), caption: z.string().nullable() }),
    z.object({
      type: z.literal('cards'),
      russian,
      title: z.string().nullable(),
      items: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          /** A big figure above the title: '8 городов'. */
          figure: z.string().nullable(),
          /** Name of an obstacle sign. */
          sign: z.string().nullable(),
          link: z.string().nullable(),
        }),
      ),
    }),
    z.object({
      type: z.literal('form'),
      russian,
      support_type: z.enum(supportTypes),
      title: z.string(),
      text: z.string(),
    }),
    z.object({
      type: z.literal('banner'),
      russian,
      title: z.string(),
      text: z.string(),
      ground: z.string(),
      land: Img,
      sign: z.string().nullable(),
      link: z.string(),
      link_title: z.string(),
    }),
    z.object({
      type: z.literal('documents'),
      russian,
      title: z.string().nullable(),
      items: z.array(z.object({ title: z.string(), text: z.string().nullable(), link: z.string() })),
    }),
  ])
  .meta({ id: 'PageBlock' });
export type PageBlock = z.infer<typeof PageBlock>;
export const Page = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** Sanitised; the opening words above the blocks. */
    text: z.string(),
    blocks: z.array(PageBlock),
    updated: Unix,
    /** ＋ what the head of the page is drawn on, and its land as a picture */
    ground: z.string(),
    land: Img,
    sign: z.string().nullable(),
    /** ＋ what is said in Russian for want of words in the language that was asked for */
    russian: z.array(z.enum(['title', 'description', 'text'])),
    /** ＋ kept for readers, no longer true of today */
    archived: z.boolean(),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof Page>;
export const Settings = z
  .object({
    networks: z.array(z.enum(['vk', 'google'])),
    providers: z.array(z.string()),
    captcha: z.string().nullable(),
    links: z.object({
      shop: z.string(),
      careers: z.string(),
      photo: z.string(),
      faq: z.string(),
      social: z.array(z.object({ title: z.string(), link: z.string() })),
    }),
    documents: z.record(z.string(), z.int()),
    /** ＋ slugs of the information pages that are published: the menu names no others */
    pages: z.array(z.string()),
    hold_seconds: z.literal(holdSeconds),
    default_city: z.literal(defaultCityId),
    default_region: z.literal(defaultRegionId),
    ticket_count: z.object({ min: z.literal(ticketCountMin), max: z.literal(ticketCountMax) }),
    partner_hosts: z.array(z.string()),
    /** ＋ name of the brand and its partners */
    brand: z.string(),
    partners: z.array(z.string()),
    season: z.string(),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;
export const FileAnswer = z.object({ public_id: Id, name: z.string() });
