import type {} from 'use-intl';
import type { Language, MessageFile } from '../../app/shared/i18n/types.ts';
import enUrl from '../generated/messages.en.json?url';
import type { OfficeMessages } from '../generated/messages.ts';
import ruUrl from '../generated/messages.ru.json?url';

declare module '../../app/shared/i18n/types.ts' {
  interface Words extends OfficeMessages {}
}

const urls: Record<Language, string> = { ru: ruUrl, en: enUrl };

/** The catalogue of the back office in a language; the site's is not loaded. */
export const loadOfficeMessages = async (language: Language): Promise<MessageFile> => {
  const response = await fetch(urls[language]);
  if (!response.ok) throw new Error(`messages ${language}: ${response.status}`);
  return (await response.json()) as MessageFile;
};
