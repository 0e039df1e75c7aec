import type { Language } from '@trassa/contracts';
import { siteTimezone } from '@trassa/rules';
import type { Minor } from '../../kernel/money.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { SheetCell } from '../sheet/index.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
/** `2026-06-07 09:30` by the clock of a place. */
const clockOf = (timezone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timezone);
  const made =
    known ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(timezone, made);
  return made;
};

export const momentCell = (moment: Date | null, timezone: string = siteTimezone): SheetCell =>
  moment && { moment: clockOf(timezone).format(moment) };

const isDay = /^\d{4}-\d\d-\d\d/;
/** What is no day is written as the text that it is. */
export const dayCell = (iso: unknown): SheetCell =>
  typeof iso !== 'string' || iso === '' ? null : isDay.test(iso) ? { day: iso.slice(0, 10) } : iso;

export const moneyCell = (sum: Minor): SheetCell => toRoubles(sum);

const yes = { ru: 'да', en: 'yes' } as const;
const no = { ru: 'нет', en: 'no' } as const;
export const yesCell = (is: boolean, language: Language): SheetCell => (is ? yes : no)[language];

/** A word of a closed list, as people say it; what is not listed is said as it is. */
export const wordCell = (
  words: Readonly<Record<string, readonly [string, string]>>,
  word: string | null,
  language: Language,
): SheetCell => {
  if (word === null) return null;
  const said = Object.hasOwn(words, word) ? words[word] : undefined;
  return said ? said[language === 'ru' ? 0 : 1] : word;
};
