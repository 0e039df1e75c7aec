import type {} from 'use-intl';
import type { Messages } from '../../generated/messages.ts';

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

/** The same keys with any text: what a translation of a Russian namespace must be. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** Words that the pages name; open, so that the back office adds its own. */
export interface Words extends Messages {}

/** Compiled messages of one language. */
export type MessageFile = Words;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Words;
  }
}
