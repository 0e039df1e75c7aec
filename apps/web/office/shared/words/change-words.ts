import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useLetterName } from '../ui/letters.tsx';
import { useDay, useMoment } from './moment.ts';

/** Fields that hold a moment in unix seconds. */
const moments: ReadonlySet<string> = new Set([
  'start_time',
  'finish_time',
  'sale_start',
  'sale_end',
  'registration_end',
  'free_return_until',
  'publish_at',
  'starts_at',
  'ends_at',
  'send_at',
  'until',
  'valid_until',
  'at',
  'release_at',
]);
/** Fields that hold one as a text. */
const writtenMoments: ReadonlySet<string> = new Set(['sale_stopped', 'archived']);
const writtenDay = /^\d{4}-\d\d-\d\d$/;
const nothing = '–';
/** Of a part of a refund: sums in roubles. Its cause holds a number that only the program knows; the name of the field says what it is. */
const refundSums: ReadonlySet<string> = new Set(['certificates', 'money']);

/** How a field of a change is called, and its value as people read it: moments by the clock, what is made of parts by its parts. */
export const useChangeWords = () => {
  const t = useTranslations('history');
  const day = useDay();
  const moment = useMoment();
  const { money } = useFormat();
  const all = useTranslations();
  const say = (value: string): string =>
    t.has(`value.${value}` as 'value.all') ? t(`value.${value}` as 'value.all') : value;
  const letterName = useLetterName();
  const known = (field: string): string | null => {
    const key = `fields.${field}` as 'fields.email';
    return all.has(key) ? all(key) : null;
  };
  // 'refund.ticket' has words of its own; of 'capacity.kids' there is what is counted, and of whom.
  const nameOf = (field: string): string => {
    const [of = '', part] = field.split('.');
    if (part === undefined) return known(field) ?? t('answer', { field });
    return known(`${of}_${part}`) ?? `${nameOf(of)}, ${say(part)}`;
  };
  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return moments.has(field.split('.')[0] ?? field) ? moment(value) : String(value);
    if (typeof value === 'string' && writtenMoments.has(field)) return moment(Date.parse(value) / 1000);
    if (field === 'letter' && typeof value === 'string') return letterName(value);
    if (typeof value === 'string') return writtenDay.test(value) ? day(value) : say(value);
    if (Array.isArray(value)) return value.map((one) => valueOf(field, one)).join('; ') || nothing;
    const parts = Object.entries(value as Record<string, unknown>);
    const isRefund = field.startsWith('refund.');
    return (
      (isRefund ? parts.filter(([name, part]) => refundSums.has(name) && part !== 0) : parts)
        .map(([name, part]) => [nameOf(name), isRefund ? money(Number(part)) : valueOf(name, part)] as const)
        .filter(([, part]) => part !== nothing)
        .map(([name, part]) => `${name}: ${part}`)
        .join(', ') || nothing
    );
  };
  return { nameOf, valueOf, isNothing: (value: unknown): boolean => valueOf('', value) === nothing };
};
