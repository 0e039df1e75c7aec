import type { Ground, Text } from '../model.ts';

/** When an item came out: so many days ago, on the latest such day of a year, or after a start that is over. */
export type When =
  | { readonly days: number }
  | { readonly month: number; readonly day: number }
  | { readonly after: string; readonly days: number };

export type NewsSeed = {
  readonly id: string;
  readonly when: When;
  readonly ground: Ground;
  /** Public id of the event that it is about. */
  readonly event?: string;
  readonly title: Text;
  readonly preview: Text;
  readonly text: Text;
};

/** Paragraphs. */
export const p = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');
export const list = (...items: string[]): string => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`;
export const head = (text: string): string => `<h2>${text}</h2>`;
export const quote = (text: string, who: string): string => `<blockquote><p>${text}</p><p>${who}</p></blockquote>`;
/** A page of the site. */
export const link = (path: `/${string}`, text: string): string => `<a href="${path}">${text}</a>`;
