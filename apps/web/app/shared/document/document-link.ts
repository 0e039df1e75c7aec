import type { Language } from '../i18n/types.ts';

const own = '/api/files/document/';

/** Address of a legal text in the language of the page, by its name or by a link of the server; a link elsewhere stays as it is. */
export const documentLink = (document: string, language: Language): string => {
  const link = /^[\w-]+$/.test(document) ? own + document : document;
  return link.startsWith(own) ? `${link}${link.includes('?') ? '&' : '?'}language=${language}` : link;
};
