import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useMoment } from '../words/moment.ts';
import css from './changes.module.css';
import { type PriceChange, priceChanges } from '../words/step-changes.ts';

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** A value of a change as people read it: texts and numbers as they are, what is made of parts by its parts. */
export const inWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  return Object.entries(value as Record<string, unknown>)
    .filter(([, part]) => part !== null && part !== '' && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => `${name}: ${inWords(part)}`)
    .join(', ');
};

/** A look at a field names it and tells no value. */
const hasValue = (before: unknown, after: unknown): boolean => before != null || after != null;

/** Prices of a format in words: whose, from when, what it was and is. */
const Prices = ({ prices }: { prices: readonly PriceChange[] }) => {
  const t = useTranslations('history');
  const kinds = useTranslations('formats');
  const { money } = useFormat();
  const moment = useMoment();
  return prices.map(({ kind, starts_at: at, from_count: count, before, after }) => (
    <li key={`${kind} ${at ?? ''} ${count ?? ''}`}>
      <span>
        {[
          t('price', {
            kind: kinds.has(`kind.${kind}` as 'kind.athlete') ? kinds(`kind.${kind}` as 'kind.athlete') : kind,
          }),
          ...(at === null ? [] : [t('priceFrom', { at: moment(at) })]),
          ...(count === null ? [] : [t('priceAfter', { count })]),
        ].join(', ')}
      </span>
      <del>{before === null ? t('noPrice') : money(before)}</del>
      <ins>{after === null ? t('noPrice') : money(after)}</ins>
    </li>
  ));
};

/** What stood before and what stands now, field by field. */
export const Changes = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? null : (
    <ul className={css['changes']}>
      {changes.map(({ field, before, after }) => {
        const prices = field === 'steps' ? priceChanges(before, after) : [];
        return prices.length > 0 ? (
          <Prices key={field} prices={prices} />
        ) : (
          <li key={field}>
            <span>{field}</span>
            {hasValue(before, after) && (
              <>
                <del>{inWords(before)}</del>
                <ins>{inWords(after)}</ins>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
