import { normaliseCertificateCode } from '../prices/certificate-code.ts';
import { normaliseCode } from '../prices/promocode.ts';
import { emailKey } from '../people/email.ts';
import { parsePhone } from '../people/phone.ts';
import { otherLayout } from '../words-alike.ts';

/** Signs of the shortest text that the search looks for, of the longest, and of the beginning of an e-mail. */
export const soughtMin = 2;
export const soughtMax = 200;
const emailMin = 3;
/** Words of a name that are compared. */
const wordsMost = 8;

/** All that a typed text may be; null: it is none of that. One text is often several things at once. */
export type Sought = {
  /** A scanned ticket, signature not verified: then it is nothing else. */
  readonly qr: string | null;
  /** Number of a ticket or policy, or a postal track, in upper case and without blanks. */
  readonly number: string | null;
  /** Public id of an order or its beginning, as papers show it. */
  readonly order: string | null;
  readonly startNumber: number | null;
  /** The last four digits of a phone, or a whole one with its plus and country; nothing between. */
  readonly phoneEnd: string | null;
  /** An e-mail or its beginning, in lower case. */
  readonly email: string | null;
  /** Words as they were typed, and as the other keyboard would have put them where that differs. */
  readonly words: string | null;
  readonly otherWords: string | null;
  /** Sixteen signs of a gift certificate. */
  readonly certificate: string | null;
  /** A promocode, normalised. */
  readonly promocode: string | null;
  /** A payment's id at its provider, as typed. */
  readonly payment: string | null;
};

const nothing: Sought = {
  qr: null,
  number: null,
  order: null,
  startNumber: null,
  phoneEnd: null,
  email: null,
  words: null,
  otherWords: null,
  certificate: null,
  promocode: null,
  payment: null,
};

/** Words of at least two letters, and numbers, in lower case, ё as е, apostrophes left out; null: none with a letter. 'О’Нил-Ёж' → 'онил еж' */
export const nameWords = (text: string): string | null => {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’`ʼ]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => [...word].length > 1 || /\d/.test(word))
    .slice(0, wordsMost);
  return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ') : null;
};

const whole = (text: string, form: RegExp): string | null => (form.test(text) ? text : null);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The end of a phone in any punctuation: all of it, or its last four digits. Of ends that grow by a digit at a time a masked
 * phone would be read out in a few dozen questions.
 */
const phoneEndOf = (text: string): string | null => {
  if (!/^\+?[\d\s().\-–—‑/]+$/.test(text)) return null;
  return parsePhone(text) ?? whole(digitsOf(text), /^\d{4}$/);
};

/** Written as only phones are: with a plus or brackets, or whole with the 8 of the country. */
const isPhone = (text: string): boolean =>
  /^\+|[()]/.test(text) || (/^8\d{10}$/.test(digitsOf(text)) && parsePhone(text) !== null);

/**
 * What somebody who types a text into the search may mean (back-office.md 3.3). Nothing but the text decides; whether such a
 * thing exists, and whether it may be seen, is said by its owner.
 */
export const readSought = (typed: string): Sought => {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if ([...text].length < soughtMin || text.length > soughtMax) return nothing;
  if (/^T\d\./i.test(text)) return { ...nothing, qr: text.toUpperCase() };
  if (text.includes('@')) return text.length < emailMin ? nothing : { ...nothing, email: emailKey(text) };
  const phoneEnd = phoneEndOf(text);
  if (phoneEnd !== null && isPhone(text)) return { ...nothing, phoneEnd };

  const close = text.replaceAll(' ', '');
  const isNumeric = /^[\d\s-]+$/.test(text);
  const [word, other] = [nameWords(text), nameWords(otherLayout(text))];
  return {
    ...nothing,
    number: isNumeric
      ? whole(close, /^(?=.*\d)(?:\d{6,32}|(?=.*-)[\d-]{2,32})$/)
      : whole(text.toUpperCase(), /^(?=.*\d)[A-Z0-9-]{6,32}$/),
    order: whole(text, /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/),
    startNumber: /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null,
    phoneEnd,
    words: word,
    otherWords: other === word ? null : other,
    certificate: normaliseCertificateCode(text),
    promocode: whole(normaliseCode(text), /^[\p{L}\p{N}_-]{2,64}$/u),
    payment: whole(text, /^(?=.*\d)[A-Za-z0-9._:-]{6,100}$/),
  };
};
