import { useTranslations } from 'use-intl/react';
import { useMoment } from './moment.ts';

/** Fields that hold a moment in unix seconds. */
const moments: ReadonlySet<string> = new Set([
  'start_time',
  'finish_time',
  'sale_start',
  'sale_end',
  'registration_end',
  'free_return_until',
  'starts_at',
  'ends_at',
  'until',
  'valid_until',
]);
const nothing = '–';

/** How a field of a change is called, and its value as people read it: moments by the clock, what is made of parts by its parts. */
export const useChangeWords = () => {
  const t = useTranslations('history');
  const moment = useMoment();
  const say = (key: string, otherwise: string): string =>
    t.has(key as 'field.email') ? t(key as 'field.email') : otherwise;
  const nameOf = (field: string): string => say(`field.${field}`, field);
  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return moments.has(field) ? moment(value) : String(value);
    if (typeof value === 'string') return say(`value.${value}`, value);
    if (Array.isArray(value)) return value.map((one) => valueOf(field, one)).join('; ') || nothing;
    return (
      Object.entries(value as Record<string, unknown>)
        .map(([name, part]) => [nameOf(name), valueOf(name, part)] as const)
        .filter(([, part]) => part !== nothing)
        .map(([name, part]) => `${name}: ${part}`)
        .join(', ') || nothing
    );
  };
  return { nameOf, valueOf, isNothing: (value: unknown): boolean => valueOf('', value) === nothing };
};
