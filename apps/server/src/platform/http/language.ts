import type { Language } from '@trassa/contracts';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

const isLanguage = (text: unknown): text is Language => text === 'ru' || text === 'en';

/** First of our languages by weight in an Accept-Language header, or null. */
const preferred = (header: string): Language | null => {
  const wishes = header.split(',', 20).map((part) => {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const weight = params.map((p) => p.trim()).find((p) => p.startsWith('q='));
    return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
  const best = wishes.filter((w) => w.weight > 0 && isLanguage(w.language)).sort((a, b) => b.weight - a.weight)[0];
  return best && isLanguage(best.language) ? best.language : null;
};

/** Language of an API call: header `language`, else Accept-Language, else Russian (DEC-13). */
export const languageOf = (req: Pick<FastifyRequest, 'headers'>): Language => {
  const header = req.headers['language'];
  if (isLanguage(header)) return header;
  const accepted = req.headers['accept-language'];
  return (accepted === undefined ? null : preferred(accepted)) ?? 'ru';
};

/** Language of a page: `?lang=`, else the cookie `language`, else Russian. */
export const languageOfPage = (search: URLSearchParams, cookie: string | undefined): Language => {
  const asked = search.get('lang');
  if (isLanguage(asked)) return asked;
  const kept = readCookie(cookie, 'language');
  return isLanguage(kept) ? kept : 'ru';
};
