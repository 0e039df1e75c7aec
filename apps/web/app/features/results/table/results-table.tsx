import type { ResultColumn, ResultFormat, ResultRow } from '@trassa/contracts';
import { listPlace } from '@trassa/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { gapText, nameOf, placeOf, resultPath, timeOf, useResultWords } from '../../../shared/result/result-words.ts';
import { Written } from '../../../shared/i18n/written.tsx';
import { classes } from '../../../shared/ui/classes.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import css from './results-table.module.css';
import person from './row-name.module.css';
import { columnsOf } from './table-columns.ts';
import head from './table-head.module.css';
import { nextSort, type TableQuery, tablePath } from './table-query.ts';

type Props = {
  eventCity: string;
  rows: readonly ResultRow[];
  /** Of the table that is shown: one, or all of them. */
  formats: readonly ResultFormat[];
  query: TableQuery;
  /** Public ids of the visitor's own rows. */
  own: ReadonlySet<string>;
};

type Column = {
  id: string;
  title: string;
  /** By what the table is sorted when its head is pressed. */
  sort: ResultColumn | null;
  look: string | undefined;
  /** Of one cell. */
  cellLook?(row: ResultRow): string | undefined;
  cell(row: ResultRow): ReactNode;
};

/** The rows of a race: a table on a wide window, two lines a person on a phone, whole on paper (RESULT-02…04). */
export const ResultsTable = ({ eventCity, rows, formats, query, own }: Props) => {
  const t = useTranslations('results');
  const columns = useColumns({ eventCity, rows, formats, query, own });
  const place = columnsOf(formats).place;
  return (
    <div
      className={classes(css['frame'], query.isWide && css['wide'])}
      {...(query.isWide ? { role: 'region', 'aria-label': t('protocol'), tabIndex: 0 } : {})}
    >
      <table
        className={classes(css['table'], !query.isWide && css['brief'])}
        style={{ '--bib-sign': JSON.stringify(t('numbered', { number: '' })) } as CSSProperties}
      >
        <thead className={head['head']}>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.look} aria-sort={sortedOf(column, query, place)}>
                {column.sort ? (
                  <Link
                    to={tablePath(eventCity, {
                      ...query,
                      ...nextSort(query, column.sort, column.sort === place),
                    })}
                    preventScrollReset
                    rel="nofollow"
                  >
                    {column.title}
                    {sortedOf(column, query, place) && (
                      <Icon
                        name="down"
                        size="xs"
                        {...(query.order === 'asc' ? { className: String(head['up']) } : {})}
                      />
                    )}
                  </Link>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.public_id}
              id={`r-${row.public_id}`}
              className={classes((own.has(row.public_id) || row.public_id === query.row) && css['marked'])}
            >
              {columns.map((column) =>
                column.id === 'participant' ? (
                  <th key={column.id} scope="row" className={column.look}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    className={classes(column.look, column.cellLook?.(row))}
                    data-label={column.title}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const sortedOf = ({ sort }: Column, query: TableQuery, place: ResultColumn | null) => {
  if (!sort || sort !== (query.sort ?? place)) return undefined;
  return query.order === 'asc' ? ('ascending' as const) : ('descending' as const);
};

/** Long places get smaller digits, so that a marathon's fit a phone. */
const digitsOf = (place: number | null): string | undefined =>
  place === null || place < 1000 ? undefined : css[place < 10_000 ? 'four' : 'five'];

const useColumns = ({ eventCity, rows, formats, query, own }: Props): Column[] => {
  const t = useTranslations('results');
  const words = useResultWords();
  const shown = columnsOf(formats);
  // A list of a gender or category says the places of that list; the overall one stands beside.
  const counted = listPlace(query);
  const isNarrowed = counted !== 'position';
  const placeIn = (row: ResultRow): number | null => (isNarrowed ? (row[counted] ?? null) : placeOf(row));
  const isOneCategory = query.category !== null;
  const hasClubs = rows.some((row) => row.club || (row.team && nameOf(row) !== row.team));
  const titles = new Map(formats.map(({ public_id, title }) => [public_id, title]));
  const none = t('none');
  const column = (id: string, title: string, sort: ResultColumn | null, cell: Column['cell']): Column => ({
    id,
    title,
    sort,
    look: css[id],
    cell,
  });
  const other = (name: ResultColumn): Column => ({
    id: name,
    title: t(`columns.${name}`),
    sort: name,
    look: classes(css['other'], css[`c_${name}`]),
    cell: (row) => {
      if (name === 'status') return row.status ? t(`statuses.${row.status}`) : none;
      if (name === 'gender') return row.gender ? t(`genderOf.${row.gender}`) : none;
      return row[name] ?? none;
    },
  });
  return [
    {
      ...column(
        'place',
        t(`listPlace.${counted}`, { gender: query.gender ?? '' }),
        shown.place,
        (row) => placeIn(row) ?? none,
      ),
      cellLook: (row) => digitsOf(placeIn(row)),
    },
    {
      ...column('number', t('number'), 'start_number', (row) => row.start_number ?? none),
      cellLook: (row) => (row.start_number ? css['signed'] : undefined),
    },
    column('participant', t('participant'), 'last_name', (row) => (
      <>
        <Link
          className={classes(person['name'], nameOf(row) === null && person['nameless'])}
          to={resultPath(eventCity, row.public_id)}
        >
          <Written text={words.name(row)} />
        </Link>{' '}
        {own.has(row.public_id) && (
          <Tag kind="solid" className={person['you']}>
            {t('you')}
          </Tag>
        )}
      </>
    )),
    ...(formats.length > 1 ? [column('format', t('format'), null, (row) => titles.get(row.format) ?? none)] : []),
    ...(hasClubs
      ? [
          column('club', t('club'), null, (row) => {
            const parts = [row.club, nameOf(row) === row.team ? null : row.team].filter(Boolean);
            return parts.length > 0 ? <Written text={parts.join(', ')} /> : null;
          }),
        ]
      : []),
    ...(isNarrowed && shown.place
      ? [
          {
            ...column('overall', t('overallShort'), null, (row) => placeOf(row) ?? none),
            cellLook: () => (isOneCategory ? css['second'] : undefined),
          },
        ]
      : []),
    ...(shown.hasCategory && !isOneCategory
      ? [
          column('category', t('columns.category'), 'category', (row) =>
            row.category ? <Written text={words.category(row.category)} /> : none,
          ),
        ]
      : []),
    column('time', t('time'), shown.time, (row) =>
      timeOf(row) && (row.status ?? 'finished') === 'finished' ? <b>{timeOf(row)}</b> : words.outcome(row),
    ),
    column('gap', t('gap'), null, (row) => (row.gap ? gapText(row.gap) : none)),
    ...(query.isWide ? shown.others.map(other) : []),
  ];
};
