import type { EventDetail } from '@trassa/contracts';
import { useState } from 'react';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../generated/calls.ts';
import { CalendarFilters } from '../features/calendar/filters.tsx';
import { calendarPath, chosenOf, filterBody, readFilters, type Filters } from '../features/calendar/filters.ts';
import { type CardData, cardData } from '../features/start-card/card-data.ts';
import { StartCard } from '../features/start-card/start-card.tsx';
import { pickData } from '../shared/event/pick-data.ts';
import { CardTickets } from '../features/ticket-picker/card-tickets.tsx';
import { LateTicketSheet } from '../features/ticket-picker/late-ticket-sheet.tsx';
import { found, serverClient } from '../shared/api/server-client.ts';
import { isPastEnd, listAnswer } from '../shared/past-end.ts';
import { Seo } from '../shared/seo.tsx';
import type from '../shared/styles/type.module.css';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Crumbs } from '../shared/ui/layout/crumbs.tsx';
import { Empty } from '../shared/ui/states/empty.tsx';
import { Grid, PageHead, Section, SectionHead, Wrap } from '../shared/ui/layout/layout.tsx';
import { useAddressWindow } from '../shared/ui/overlays/use-address-window.ts';
import { Pages } from '../shared/ui/layout/pages.tsx';
import { PastEnd } from '../shared/ui/states/past-end.tsx';
import type { Route } from './+types/calendar.ts';

const PAGE = 24;
const PAST = 3;
const PAST_DAYS = 400;
const DAY = 86_400;

const isFree = (filters: Filters): boolean => calendarPath(chosenOf(filters)) === '/calendar' && filters.page === 1;

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const { searchParams: search } = new URL(args.request.url);
  const filters = readFilters(search);
  const now = Math.floor(Date.now() / 1000);
  const { eventId } = args.params;
  const [starts, cities, types, months, past, event] = await Promise.all([
    client(calls.events.filtered, { query: { page: filters.page, limit: PAGE }, body: filterBody(filters) }),
    client(calls.events.cities, {}),
    client(calls.events.types, {}),
    client(calls.events.filtered, { query: { limit: 200 }, body: {} }),
    isFree(filters)
      ? client(calls.events.filtered, {
          query: { limit: 200 },
          body: { date_from: now - PAST_DAYS * DAY, date_to: now },
        })
      : null,
    eventId ? found(client(calls.events.one, { params: { id: eventId } })) : null,
  ]);
  if (event && isOver(event.values)) throw redirect(`/event/${event.values.public_id}`);
  const list = {
    starts: starts.values.map(cardData),
    total: starts.total,
    pages: Math.ceil(starts.total / PAGE),
    cities: cities.values,
    types: types.values.map(({ public_id, title }) => ({ public_id, title })),
    months: [...new Set(months.values.map((card) => new Date(card.start_time * 1000).toISOString().slice(0, 7)))],
    past: past?.values.slice(-PAST).toReversed().map(cardData) ?? [],
    filters,
    event: event && pickData(event.values),
    promocode: args.params.promocode ?? null,
    city: search.get('start'),
    format: search.get('format'),
  };
  return listAnswer(list, isPastEnd({ page: filters.page, shown: list.starts.length, total: list.total }));
};

/** Nothing of it can be bought any more: a popup of tickets would be empty. */
const isOver = ({ event_city }: EventDetail): boolean => event_city.every(({ sale_state }) => sale_state === 'past');

const Calendar = ({ loaderData }: Route.ComponentProps) => {
  const { starts, total, pages, cities, types, months, past, filters, event, promocode, city, format } = loaderData;
  const t = useTranslations('calendar');
  const own = useTranslations('brand');
  const below = calendarPath(chosenOf(filters));
  const popup = useAddressWindow(below);
  const [picked, setPicked] = useState<CardData | null>(null);
  return (
    <>
      <Seo
        title={event ? event.title : t('title')}
        description={own('calendarText')}
        path={event ? `/calendar/${event.public_id}` : '/calendar'}
        noIndex={promocode !== null}
      />
      <Wrap>
        <PageHead>
          <Crumbs segment="calendar" {...(event ? { child: event.title } : {})} />
          <h1>{t('title')}</h1>
        </PageHead>
        <CalendarFilters {...{ filters, cities, types, months, total }} />
        {starts.length > 0 ? (
          <>
            <h2 className={type['hidden']}>{t('season')}</h2>
            <Grid isThree>
              {starts.map((card, index) => (
                <StartCard key={card.public_id} card={card} isFirst={index === 0} isRow onBuy={setPicked} />
              ))}
            </Grid>
            <Pages page={filters.page} pages={pages} />
          </>
        ) : loaderData.isPastEnd ? (
          <PastEnd pages={pages} />
        ) : (
          <Empty sign="finish" title={t('emptyTitle')} action={<ButtonLink to="/calendar">{t('showAll')}</ButtonLink>}>
            {t('emptyText')}
          </Empty>
        )}
      </Wrap>
      {past.length > 0 && (
        <Section labelledBy="past" isLater>
          <Wrap>
            <SectionHead>
              <h2 id="past">{t('past')}</h2>
            </SectionHead>
            <Grid isThree>
              {past.map((card) => (
                <StartCard key={card.public_id} card={card} isRow />
              ))}
            </Grid>
          </Wrap>
        </Section>
      )}
      {picked && <CardTickets start={picked} onClose={() => setPicked(null)} />}
      {event && !popup.isShut && (
        <LateTicketSheet
          event={event}
          cityId={city}
          formatId={format}
          promocode={promocode}
          pageBelow={below}
          onClose={popup.shut}
        />
      )}
    </>
  );
};
export default Calendar;
