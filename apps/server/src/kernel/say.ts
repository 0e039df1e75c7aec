import type { Language } from '@trassa/contracts';

/** A text of a row in the person's language; what is not translated is said in Russian (DEC-13). */
export const say = (language: Language, ru: string, en: string | null | undefined): string =>
  language === 'en' ? (en ?? ru) : ru;
