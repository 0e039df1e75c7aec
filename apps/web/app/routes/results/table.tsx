import { useEffect } from 'react';
import { data as answer, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { OrderLinks } from '../../features/results/table/order-links.tsx';
import { OwnResult } from '../../features/results/person/own-result.tsx';
import { readTable, type TableData } from '../../features/results/table/read-table.ts';
import { ResultsTable } from '../../features/results/table/results-table.tsx';
import { TableFilters } from '../../features/results/table/table-filters.tsx';
import css from '../../features/results/table/table-page.module.css';
import { readTableQuery, tablePath } from '../../features/results/table/table-query.ts';
import { useOwnResults } from '../../features/results/person/use-own-results.ts';
import { usePlaceName } from '../../features/results/use-place-name.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { isPastEnd } from '../../shared/past-end.ts';
import { TABLE_PAGE } from '../../shared/result/result-words.ts';
import { Seo } from '../../shared/seo.tsx';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PageHead, Row, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import { PastEnd } from '../../shared/ui/states/past-end.tsx';
import type { Route } from './+types/table.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const query = readTableQuery(new URL(args.request.url).searchParams);
  const table = await readTable(serverClient(args), args.params.eventCityId, query);
  const isBehind = isPastEnd({ page: query.page, shown: table.rows.length, total: table.total });
  return answer(table, { status: isBehind ? 404 : 200 });
};

/** The results of one start: search, filters, sorting and pages stand in the address (RESULT-02…04). */
const TablePage = ({ loaderData }: Route.ComponentProps) => {
  const { query, city, rows, total, formats, format: formatId } = loaderData;
  const t = useTranslations('results');
  const format = useFormat();
  const place = usePlaceName(city);
  const mine = useOwnResults(city.public_id).data ?? [];
  const shown = formats.filter(({ public_id }) => formatId === null || public_id === formatId);
  const one = formatId === null ? null : (shown[0] ?? null);
  const ownHere = mine.filter(({ values }) => formatId === null || values.format === formatId);
  const count = shown.reduce((sum, item) => sum + item.count, 0);
  const finished = shown.reduce((sum, item) => sum + item.finished, 0);
  const date = format.longDay(city.start_time, city.timezone);
  const isFiltered = Boolean(query.search || query.gender || query.category);
  useRowInSight(query.row);
  return (
    <Wrap className={css['page']}>
      <Seo
        title={t('tableTitle', { place, date })}
        description={t('tableDescription', { event: city.event.title, place, date, finished })}
        path={`/results/${city.public_id}`}
        noIndex={isFiltered}
      />
      <PageHead>
        <Crumbs segment="results" child={format.name(city.city)} />
        <h1>{one ? `${format.name(city.city)}, ${one.title}` : format.name(city.city)}</h1>
        <p>
          <Link className={css['event']} to={`/event/${city.event.public_id}?city=${city.public_id}`}>
            {city.event.title}
          </Link>
          , <time dateTime={new Date(city.start_time * 1000).toISOString()}>{date}</time>,{' '}
          <span className={type['unbroken']}>{t.rich('finishedOf', { finished, count, n: (digits) => digits })}</span>
        </p>
      </PageHead>
      <TableFilters eventCity={city.public_id} formats={formats} format={one} query={query} />
      {(ownHere.length > 0 ? ownHere : mine.slice(0, 1)).map((own) => (
        <OwnResult key={own.values.public_id} own={own} hasFormat={formats.length > 1} />
      ))}
      <h2 className={type['hidden']}>{t('protocol')}</h2>
      <Row isSpread gap={8} className={css['bar']}>
        <p role="status">
          <b>
            {isFiltered
              ? t('found', { count: total })
              : one && count < total
                ? t('teams', { count, people: total })
                : t('rows', { count: total })}
          </b>
        </p>
        <Tools query={query} city={city} />
        <OrderLinks eventCity={city.public_id} formats={shown} query={query} />
      </Row>
      {rows.length > 0 ? (
        <>
          <ResultsTable
            eventCity={city.public_id}
            rows={rows}
            formats={shown}
            query={query}
            own={new Set(mine.map(({ values }) => values.public_id))}
          />
          <Pages page={query.page} pages={Math.ceil(total / TABLE_PAGE)} />
        </>
      ) : (
        <NoRows data={loaderData} />
      )}
    </Wrap>
  );
};
export default TablePage;

/** A shared link names a row; the browser goes to it by itself only when the address says so after #. */
const useRowInSight = (row: string | null): void => {
  useEffect(() => {
    if (row && !window.location.hash) document.getElementById(`r-${row}`)?.scrollIntoView({ block: 'center' });
  }, [row]);
};

const Tools = ({ query, city }: Pick<TableData, 'query' | 'city'>) => {
  const t = useTranslations('results');
  return (
    <Row gap={20} className={css['tools']}>
      <Link to={tablePath(city.public_id, { ...query, isWide: !query.isWide })} preventScrollReset rel="nofollow">
        {query.isWide ? t('mainColumns') : t('allColumns')}
      </Link>
      <button type="button" onClick={() => window.print()}>
        {t('print')}
      </button>
    </Row>
  );
};

const NoRows = ({ data }: { data: TableData }) =>
  isPastEnd({ page: data.query.page, shown: 0, total: data.total }) ? (
    <PastEnd pages={Math.ceil(data.total / TABLE_PAGE)} />
  ) : (
    <Nobody data={data} />
  );

const Nobody = ({ data: { query, city, format, everywhere } }: { data: TableData }) => {
  const t = useTranslations('results');
  const isElsewhere = format !== null && query.search !== '' && everywhere > 0;
  return (
    <Empty
      sign="finish"
      title={t('nobodyTitle')}
      action={
        <div className={css['nobody']}>
          {isElsewhere && (
            <ButtonLink to={tablePath(city.public_id, { format: 'all', search: query.search })}>
              {t('showInOthers')} <Icon name="right" size="s" />
            </ButtonLink>
          )}
          <ButtonLink kind="line" to={tablePath(city.public_id, { format: query.format })}>
            {t('resetAll')}
          </ButtonLink>
        </div>
      }
    >
      <p>{isElsewhere ? t('inOthers', { count: everywhere }) : t('nobodyText')}</p>
    </Empty>
  );
};
