import { addresses, payloads } from './xss-payloads.ts';

/** Without them a line is no line any more and nothing of it is shown. */
const structure =
  /(^|_)(id|public_id|type|kind|selector|timezone)$|Id$|_id$|^(preReg|ground|start_time|birth_date|gender|language)$/;
const links = /picture|logo|image|document|link|url|href|src|file/i;

/** The same object with a payload in place of every text that means nothing to a program; `texts` take turns. */
export const poison = <T>(value: T, texts: readonly string[] = [payloads.join(' ')]): T => {
  let turn = 0;
  const next = (all: readonly string[]): string => all[(turn += 1) % all.length] ?? '';
  const spoil = (one: unknown, name: string): unknown => {
    if (Array.isArray(one)) return one.map((item) => spoil(item, name));
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, spoil(inner, key)]));
    if (typeof one !== 'string' || structure.test(name)) return one;
    return next(links.test(name) ? addresses : texts);
  };
  return spoil(value, '') as T;
};
