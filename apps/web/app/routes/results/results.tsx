import type { EventType, ResultCity } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { CalendarFilters } from '../../features/calendar/filters.tsx';
import { readFilters } from '../../features/calendar/filters.ts';
import { resultCityData } from '../../features/results/city-data.ts';
import { PeopleSearch } from '../../features/results/people/people-search.tsx';
import { ResultCityRow } from '../../features/results/result-city-row.tsx';
import { calls } from '../../generated/calls.ts';
import { serverClient } from '../../shared/api/server-client.ts';
import { isPastEnd, listAnswer } from '../../shared/past-end.ts';
import { Seo } from '../../shared/seo.tsx';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { PageHead, Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import { PastEnd } from '../../shared/ui/states/past-end.tsx';
import type { Route } from './+types/results.ts';

const PAGE = 20;
/** Starts whose months and kinds are offered. */
const RECENT = 200;

type Kind = Pick<EventType, 'public_id' | 'title'>;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const filters = readFilters(new URL(args.request.url).searchParams);
  const body = { city: filters.city, event_type: filters.type, date_from: filters.dateFrom, date_to: filters.dateTo };
  const [starts, recent, cities, types] = await Promise.all([
    client(calls.results.filtered, { query: { page: filters.page, limit: PAGE }, body }),
    client(calls.results.filtered, { query: { limit: RECENT }, body: {} }),
    client(calls.results.cities, {}),
    client(calls.events.types, {}),
  ]);
  const list = {
    starts: starts.values.map(resultCityData),
    total: starts.total,
    pages: Math.ceil(starts.total / PAGE),
    hasAny: recent.total > 0,
    months: [...new Set(recent.values.map((card) => new Date(card.start_time * 1000).toISOString().slice(0, 7)))],
    cities: cities.values,
    types: typesOf(types.values, recent.values),
    filters,
  };
  return listAnswer(list, isPastEnd({ page: filters.page, shown: list.starts.length, total: list.total }));
};

/** Kinds of events that have results: another would filter everything away. */
const typesOf = (types: readonly Kind[], starts: readonly ResultCity[]): Kind[] => {
  const present = new Set(starts.map(({ event }) => event.event_type.public_id));
  return types.filter(({ public_id }) => present.has(public_id)).map(({ public_id, title }) => ({ public_id, title }));
};

/** Past starts with published results, the latest first; filters stand in the address (RESULT-01, RESULT-05). */
const ResultsPage = ({ loaderData }: Route.ComponentProps) => {
  const { starts, total, pages, hasAny, months, cities, types, filters } = loaderData;
  const t = useTranslations('results');
  const own = useTranslations('brand');
  return (
    <Wrap>
      <Seo title={t('title')} description={own('resultsText')} path="/results" />
      <PageHead>
        <Crumbs segment="results" />
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </PageHead>
      {hasAny ? (
        <>
          <PeopleSearch />
          <CalendarFilters path="/results" {...{ filters, cities, types, months, total }} />
          {starts.length > 0 ? (
            <>
              <h2 className={type['hidden']}>{t('list')}</h2>
              <Stack as="ul" gap={12}>
                {starts.map((start, index) => (
                  <ResultCityRow key={start.public_id} start={start} isFirst={index === 0} />
                ))}
              </Stack>
              <Pages page={filters.page} pages={pages} />
            </>
          ) : loaderData.isPastEnd ? (
            <PastEnd pages={pages} />
          ) : (
            <Empty sign="finish" title={t('emptyTitle')} action={<ButtonLink to="/results">{t('showAll')}</ButtonLink>}>
              {t('emptyText')}
            </Empty>
          )}
        </>
      ) : (
        <Empty sign="finish" title={t('noneTitle')} action={<ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>}>
          {t('noneText')}
        </Empty>
      )}
    </Wrap>
  );
};
export default ResultsPage;
