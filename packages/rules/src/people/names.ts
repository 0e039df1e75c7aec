import type { MessageSpec } from '../message.ts';

/** Longest name, in characters. */
export const nameMaxLength = 100;
/** Longest address that proves a result, in characters. */
export const linkMaxLength = 500;

/** First letter uppercased, the rest as typed: the person knows how McKenzie is written (TICKET-18). */
export const capitaliseFirst = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase('ru') + text.slice(first.length);
};

/** As it is stored: no outer blanks, single ones inside, first letter uppercased (TICKET-18). */
export const normaliseName = (text: string): string =>
  capitaliseFirst(text.normalize('NFC').trim().replace(/\s+/g, ' '));

/** Endings of hosts that letters are made links of; others are taken for initials and abbreviations. */
const endings =
  'com|net|org|info|biz|io|me|co|ru|su|by|kz|ua|uz|kg|tj|am|ge|az|md|lv|lt|ee|рф|рус|москва|дети|онлайн|сайт|moscow|tatar|online|site|' +
  'website|shop|store|club|xyz|top|app|dev|link|click|live|life|pro|tv|cc|gg|gl|ly|to|us|uk|de|fr|it|es|pl|cz|fi|se|nl|ch|at|tr|il|cn|hk|' +
  'jp|kr|in|eu|tk|ml|ga|cf|gq|tech|space|fun|world|today|news|vip|run|bike|fit|team|zone|page|cloud|ai|art|bet|casino|win|bid|loan|icu|' +
  'cyou|rest|monster|sbs|cfd|email|support|group|agency|media|digital|company|ltd|gift|promo|sale|free|name|mobi|asia|example';
/** A host of a single letter is an initial, but for the short links everybody knows. */
const shortEndings = 'com|net|org|ru|me|co|io|ly|gg|cc|gl|to|рф';
const end = String.raw`(?![\p{L}\p{N}])`;
const link = new RegExp(
  String.raw`:\/\/|www\.|xn--|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|[\p{L}\p{N}_-]{2}\.(?:${endings})${end}|` +
    String.raw`(?<![\p{L}\p{N}.])[\p{L}\p{N}]\.(?:${shortEndings})${end}`,
  'iu',
);
const breaks = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Whether a program that shows the text would make a link of some of it: an address, or a host with a known ending. DEC-117 */
export const carriesLink = (text: string): boolean =>
  link.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replaceAll('。', '.'),
  );

/** A stranger's text as a letter may carry it: what could become a link has its signs in brackets, `evil[.]com`. DEC-117 */
export const withoutLinks = (text: string): string =>
  carriesLink(text) ? text.normalize('NFKC').replace(/[.。]/g, '[.]').replaceAll('://', '[:]//') : text;

/** What is wrong with the name of a person or a team: names travel into letters. Blank is no fault here. DEC-117 */
export const checkName = (text: string): MessageSpec | null => {
  const name = text.trim();
  if (breaks.test(name) || carriesLink(name)) return { id: 'name_link' };
  return Array.from(normaliseName(name)).length > nameMaxLength ? { id: 'too_long', max: nameMaxLength } : null;
};

/** What is wrong with the name of a person: as any name, and it has a letter, which a key that slipped has not. */
export const checkPersonName = (text: string): MessageSpec | null => {
  const problem = checkName(text);
  return problem || /\p{L}/u.test(text) || !text.trim() ? problem : { id: 'name_letters' };
};
