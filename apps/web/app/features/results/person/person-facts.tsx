import type { ResultColumn, ResultFormat, ResultRow } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../../shared/navigation.ts';
import { useResultWords } from '../../../shared/result/result-words.ts';
import { KeyValue } from '../../../shared/ui/layout/key-value.tsx';
import css from './person-facts.module.css';

/** Said already by the poster and the places. */
const told: ReadonlySet<ResultColumn> = new Set<ResultColumn>([
  'status',
  'last_name',
  'first_name',
  'start_number',
  'time_result',
  'position',
  'position_gen',
  'position_cat',
]);

/** What else the table says of the person, every column with its label. */
export const PersonFacts = ({ row, format }: { row: ResultRow; format: ResultFormat }) => {
  const t = useTranslations('results');
  const words = useResultWords();
  const valueOf = (column: ResultColumn): string | number | undefined => {
    if (column === 'gender') return row.gender && t(`genderOf.${row.gender}`);
    if (column === 'category') return row.category && words.category(row.category);
    return row[column];
  };
  const club = row.name_hidden ? undefined : row.club;
  const home = row.name_hidden ? '' : [row.home_city, row.country].filter(Boolean).join(', ');
  const items: { key: string; value: ReactNode }[] = [
    ...(club ? [{ key: t('club'), value: <Club name={club} /> }] : []),
    ...(home ? [{ key: t('home'), value: home }] : []),
    ...format.columns
      .filter((column) => !told.has(column))
      .map((column) => ({ key: t(`columns.${column}`), value: valueOf(column) }))
      .filter(({ value }) => value !== undefined && value !== ''),
  ];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="facts" className={css['facts']}>
      <h2 id="facts">{t('details')}</h2>
      <KeyValue items={items} />
    </section>
  );
};

const Club = ({ name }: { name: string }) =>
  pageExists('/clubs') ? (
    <Link className={css['club']} to={`/clubs?${new URLSearchParams({ search: name })}`}>
      {name}
    </Link>
  ) : (
    name
  );
