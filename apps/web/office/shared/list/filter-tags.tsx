import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { type Filter, type FilterWords, type Filters, momentToDay } from './filters.ts';
import css from './list.module.css';
import { filtersIn, type ListParams, withoutFilter } from './list-query.ts';

type Props = { filters: Filters; words: FilterWords; params: ListParams; onChange(params: ListParams): void };
type Bounds = Readonly<Record<string, readonly string[]>>;

/** What narrows the list, each with a cross that takes it away. */
export const FilterTags = ({ filters, words, params, onChange }: Props) => {
  const t = useTranslations('list');
  const { money, number } = useFormat();
  const shown = (filter: Filter, bound: string, value: string): string => {
    if (filter.kind !== 'range') return value;
    if (filter.of === 'moment')
      return momentToDay(value, bound === 'to')
        .split('-')
        .toReversed()
        .join('.');
    return filter.of === 'money' ? money(Number(value)) : number(Number(value));
  };
  const valueOf = (name: string, filter: Filter, bounds: Bounds): string => {
    // A thing chosen by a link is not known by its name here.
    const isThing = filter.kind === 'one_of' && filter.values === 'ids';
    const said = (value: string): string =>
      value === 'none' ? t('without') : isThing ? t('fromLink') : words.value(name, value);
    const own = [...new Set((bounds['is'] ?? []).map(said))];
    const from = bounds['from']?.map((value) => t('from', { value: shown(filter, 'from', value) })) ?? [];
    const to = bounds['to']?.map((value) => t('to', { value: shown(filter, 'to', value) })) ?? [];
    return [own.join(', '), ...from, ...to].filter(Boolean).join(' ');
  };
  return [...filtersIn(params)].map(([name, bounds]) => {
    const filter = filters[name];
    if (!filter) return null;
    const called = words.filter(name);
    return (
      <span key={name} className={css['tag']}>
        <span>
          {called}: <b>{valueOf(name, filter, bounds)}</b>
        </span>
        <button
          type="button"
          aria-label={t('removeFilter', { filter: called })}
          onClick={() => onChange(withoutFilter(params, name))}
        >
          <Icon name="close" size="xs" />
        </button>
      </span>
    );
  });
};
