import enUrl from '../../generated/messages.en.json?url';
import ruUrl from '../../generated/messages.ru.json?url';
import type { Language, MessageFile } from './types.ts';

/** Address of the messages of a language; its name changes with the content, so it is kept for ever. */
export const messagesUrl: Record<Language, string> = { ru: ruUrl, en: enUrl };

/** Messages of a language; `early` is their answer when the page has asked for them already. */
export const loadMessages = async (language: Language, early?: Promise<Response | null>): Promise<MessageFile> => {
  const response = (await early) ?? (await fetch(messagesUrl[language]));
  if (!response.ok) throw new Error(`messages ${language}: ${response.status}`);
  return (await response.json()) as MessageFile;
};
