import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useChangeWords } from '../words/change-words.ts';
import { useMoment } from '../words/moment.ts';
import { type PriceChange, priceChanges } from '../words/step-changes.ts';
import css from './changes.module.css';

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

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

/** Of two lists, what only one of them has: one that was added beside ten others is told alone. */
const differing = ({ field, before, after }: Change): Change => {
  if (!Array.isArray(before) || !Array.isArray(after)) return { field, before, after };
  const without = (list: readonly unknown[], other: readonly unknown[]): unknown[] => {
    const known = new Set(other.map((one) => JSON.stringify(one)));
    return list.filter((one) => !known.has(JSON.stringify(one)));
  };
  const [gone, come] = [without(before, after), without(after, before)];
  return gone.length + come.length === 0 ? { field, before, after } : { field, before: gone, after: come };
};

/** What stood before and what stands now, field by field. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTranslations('history');
  const { nameOf, valueOf, isNothing } = useChangeWords();
  const hasValue = ({ before, after }: Change): boolean => !isNothing(before) || !isNothing(after);
  // A look at a field names it and tells no value; a thing that is made leaves most of its fields empty.
  const shown = changes.some(hasValue) ? changes.filter(hasValue) : changes;
  if (shown.length === 0) return null;
  return (
    <ul className={css['changes']}>
      {shown.map((change) => {
        if (change.field === 'approval' && typeof change.after === 'string')
          return (
            <li key="approval">
              <Link to={`/approvals/${change.after}`}>{t('openRequest')}</Link>
            </li>
          );
        const prices = change.field === 'steps' ? priceChanges(change.before, change.after) : [];
        if (prices.length > 0) return <Prices key={change.field} prices={prices} />;
        const { field, before, after } = differing(change);
        return (
          <li key={field}>
            <span>{nameOf(field)}</span>
            {!isNothing(before) && <del>{valueOf(field, before)}</del>}
            {hasValue(change) && (isNothing(before) || !isNothing(after)) && <ins>{valueOf(field, after)}</ins>}
          </li>
        );
      })}
    </ul>
  );
};
