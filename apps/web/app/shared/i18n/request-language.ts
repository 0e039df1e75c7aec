import type { Language } from './types.ts';

const isLanguage = (text: string | null | undefined): text is Language => text === 'ru' || text === 'en';

/** Language of a request for a page: `?lang=`, else cookie `language`, else Russian (I18N-01, I18N-03). */
export const languageOf = (request: Request): Language => {
  const asked = new URL(request.url).searchParams.get('lang');
  if (isLanguage(asked)) return asked;
  const cookie = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return isLanguage(cookie) ? cookie : 'ru';
};
