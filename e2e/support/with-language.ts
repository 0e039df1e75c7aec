/** The address of a page in one language, as its language links give it. */
export const withLanguage = (path: string, language: string): string =>
  language === 'ru' ? path || '/' : `${path || '/'}${path.includes('?') ? '&' : '?'}lang=${language}`;
