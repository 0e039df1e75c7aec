import type { SupportType } from '@trassa/contracts';
import type { Ground, Text } from '../model.ts';

type Said = { ru: string; en: string };
/** As the table stores it: every text in both languages. */
export type StoredBlock = Readonly<Record<string, unknown>> & { readonly type: string };

export type PageSeed = {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly text: Text;
  readonly ground: Ground;
  readonly sign: string;
  readonly isArchived?: boolean;
  /** Days since an editor last changed it. */
  readonly days: number;
  readonly blocks: readonly StoredBlock[];
};

const said = ([ru, en]: Text): Said => ({ ru, en });

export const text = (ru: string, en: string): StoredBlock => ({ type: 'text', html: { ru, en } });

type Card = { title: Text; text: Text; figure?: Text; sign?: string; link?: `/${string}` };
export const cards = (title: Text | null, ...items: Card[]): StoredBlock => ({
  type: 'cards',
  title: title && said(title),
  items: items.map((item) => ({
    title: said(item.title),
    text: said(item.text),
    figure: item.figure ? said(item.figure) : null,
    sign: item.sign ?? null,
    link: item.link ?? null,
  })),
});

export const form = (type: SupportType, title: Text, about: Text): StoredBlock => ({
  type: 'form',
  support_type: type,
  title: said(title),
  text: said(about),
});

export const banner = (one: {
  title: Text;
  text: Text;
  ground: Ground;
  sign: string;
  link: `/${string}`;
  linkTitle: Text;
}): StoredBlock => ({
  type: 'banner',
  title: said(one.title),
  text: said(one.text),
  ground: one.ground,
  sign: one.sign,
  link: one.link,
  link_title: said(one.linkTitle),
});

export const documents = (title: Text, ...items: { title: Text; text: Text; link: `/${string}` }[]): StoredBlock => ({
  type: 'documents',
  title: said(title),
  items: items.map((item) => ({ title: said(item.title), text: said(item.text), link: item.link })),
});
