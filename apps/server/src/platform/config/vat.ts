import { isCalendarDay, momentAt, siteTimezone, type VatRate } from '@trassa/rules';
import { ConfigError } from './error.ts';

const kinds = ['ticket', 'shop', 'insurance', 'certificate', 'delivery'];

/** Reads `VAT_RATES`, `shop=20@2019-01-01,shop=22@2026-01-01,ticket=none@2019-01-01`: the rate of a kind from a Moscow day on. BO-085 */
export const readVatRates = (text: string | undefined): readonly VatRate[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry, index, entries) => {
      const [, kind = '', percent = '', day = ''] = /^(\w+)=(none|\d{1,2})@(\d{4}-\d\d-\d\d)$/.exec(entry) ?? [];
      if (!kinds.includes(kind) || !isCalendarDay(day))
        throw new ConfigError(
          `VAT_RATES must be a comma list such as shop=22@2026-01-01 of ${kinds.join(', ')}; ${entry} is none.`,
        );
      const isSame = (other: string): boolean => other.startsWith(`${kind}=`) && other.endsWith(`@${day}`);
      if (entries.findIndex(isSame) < index)
        throw new ConfigError(`VAT_RATES has two rates of ${kind} from ${day} on.`);
      return {
        kind,
        since: momentAt(day, '00:00', siteTimezone),
        percent: percent === 'none' ? null : Number(percent),
      };
    });
