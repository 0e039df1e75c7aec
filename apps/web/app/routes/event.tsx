import { type Client, HttpError } from '@trassa/contracts/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { data } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../generated/calls.ts';
import { BuyBar } from '../features/event-page/buy-bar.tsx';
import { Course } from '../features/event-page/course.tsx';
import { eventJsonLd } from '../features/event-page/event-json-ld.ts';
import { EventHead } from '../features/event-page/event-head.tsx';
import { FormatList } from '../features/event-page/format-list.tsx';
import { Place } from '../features/event-page/place.tsx';
import { Programme } from '../features/event-page/programme.tsx';
import { Project } from '../features/event-page/project.tsx';
import { Questions } from '../features/event-page/questions.tsx';
import { SaleNote } from '../features/event-page/sale-note.tsx';
import { type CardData, cardData } from '../features/start-card/card-data.ts';
import { SimilarStarts } from '../features/start-card/similar-starts.tsx';
import { pickData } from '../shared/event/pick-data.ts';
import { ticketPath } from '../shared/event/ticket-path.ts';
import { LateTicketSheet } from '../features/ticket-picker/late-ticket-sheet.tsx';
import { found, serverClient } from '../shared/api/server-client.ts';
import { useFormat } from '../shared/format/use-format.ts';
import { useLanguage } from '../shared/i18n/language.tsx';
import { LateWindow } from '../shared/late-window.tsx';
import { JsonLd } from '../shared/document/json-ld.tsx';
import { Seo } from '../shared/seo.tsx';
import { useSite } from '../shared/site.ts';
import { Chip, Chips } from '../shared/ui/chips.tsx';
import { Note } from '../shared/ui/states/note.tsx';
import { Split, Wrap } from '../shared/ui/layout/layout.tsx';
import { useWhole } from '../shared/ui/use-whole.ts';
import type { Route } from './+types/event.ts';
import css from './event.module.css';

export const loader = async (args: Route.LoaderArgs) => {
  const client = serverClient(args);
  const { id, formatId } = args.params;
  const { searchParams } = new URL(args.request.url);
  const word = searchParams.get('preview');
  if (word !== null) return showPreview(client, word);
  const { values: event } = await found(client(calls.events.one, { params: { id } }));
  const asked = searchParams.get('city');
  const format = formatId ? (await found(client(calls.events.format, { params: { id: formatId } }))).values : null;
  if (format && format.event.public_id !== event.public_id) throw data(null, { status: 404 });
  const wanted = format?.event_city ?? asked;
  const upcoming = event.event_city.find((item) => item.sale_state !== 'past');
  const city = event.event_city.find((item) => item.public_id === wanted) ?? upcoming ?? event.event_city[0];
  if (!city) throw data(null, { status: 404 });
  const [formats, similar, hasResults] = await Promise.all([
    client(calls.events.formats, { params: { id: city.public_id }, query: {} }),
    similarStarts(client, city.public_id),
    city.sale_state === 'past' && hasPublishedResults(client, city.public_id),
  ]);
  const listed = formats.values;
  return {
    event: { ...pickData(event), description: event.description },
    banner: event.banners.landing_page,
    series: event.event_type,
    city,
    formats: format && !listed.some((item) => item.public_id === format.public_id) ? [format, ...listed] : listed,
    chosen: format?.public_id ?? null,
    similar,
    hasResults,
    isPreview: false,
  };
};

/** A start that is not published yet, for whoever was given its link (BO-012): nobody keeps it or finds it by a search. */
const showPreview = async (client: Client, word: string) => {
  const { event, formats } = (await found(client(calls.events.preview, { params: { word } }))).values;
  const [city] = event.event_city;
  if (!city) throw data(null, { status: 404 });
  const shown = {
    event: { ...pickData(event), description: event.description },
    banner: event.banners.landing_page,
    series: event.event_type,
    city,
    formats,
    chosen: null,
    similar: [] as CardData[],
    hasResults: false,
    isPreview: true,
  };
  return data(shown, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
};

/** Of a preview alone: a page of visitors has none. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The page of a start opens without those like it. */
const similarStarts = async (client: Client, id: string): Promise<CardData[]> => {
  try {
    const { values } = await client(calls.events.similarStarts, { params: { id }, query: { limit: 4 } });
    return values.map(cardData);
  } catch (error) {
    if (error instanceof HttpError) return [];
    throw error;
  }
};

const hasPublishedResults = async (client: Client, eventCity: string): Promise<boolean> => {
  try {
    const { values } = await client(calls.results.formats, { params: { event_city_id: eventCity } });
    return values.length > 0;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
};

const EventPage = ({
  loaderData: { event, banner, series, city, formats, chosen, similar, hasResults, isPreview },
}: Route.ComponentProps) => {
  const t = useTranslations('event');
  const own = useTranslations('brand');
  const format = useFormat();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const site = useSite();
  const [picked, setPicked] = useState<{ formatId: string | null } | null>(null);
  /** What is not published yet nobody buys. */
  const pick = (formatId: string | null): void => {
    if (!isPreview) setPicked({ formatId });
  };
  const [isChoosingCity, setIsChoosingCity] = useState(false);
  const [buyRef, buySeen] = useWhole();
  const name = format.name(city.city);
  const day = format.day(city.start_time, city.timezone);
  const path = `/event/${event.public_id}?city=${city.public_id}`;
  // A bare `#part` would drop the city from the address, and another one would open.
  const here = (part: string): string => `?city=${city.public_id}#${part}`;
  const buyPath = (formatId: string | null): string =>
    ticketPath({ eventId: event.public_id, cityId: city.public_id, formatId });
  const description = t('description', { series: event.title, city: name, date: day });
  return (
    <>
      <Seo
        title={`${event.title}: ${name}, ${day}`}
        description={description}
        path={path}
        image={`/images/${city.share[language]}`}
      />
      <JsonLd
        data={eventJsonLd({
          event,
          city,
          formats,
          siteUrl: site?.siteUrl ?? '',
          brand: site?.settings.brand ?? '',
          language,
          sport: own('sport'),
        })}
      />
      <EventHead
        event={event}
        banner={banner}
        city={city}
        buyPath={buyPath(chosen)}
        resultsPath={hasResults ? `/results/${city.public_id}` : null}
        buyRef={buyRef}
        onBuy={() => pick(chosen)}
        onCity={event.event_city.length > 1 ? () => setIsChoosingCity(true) : null}
      />
      {isPreview && (
        <Wrap>
          <Note kind="warn" role="status">
            <p>{t('preview')}</p>
          </Note>
        </Wrap>
      )}
      <Wrap>
        <nav aria-label={t('parts')} className={css['parts']}>
          <Chips isScroll>
            {formats.length > 0 && <Chip to={here('formats')}>{t('formats')}</Chip>}
            <Chip to={here('course')}>{t('course')}</Chip>
            {city.programme.length > 0 && <Chip to={here('programme')}>{t('programme')}</Chip>}
            <Chip to={here('place')}>{t('placeTitle')}</Chip>
            {city.questions.length > 0 && <Chip to={here('questions')}>{t('questions')}</Chip>}
          </Chips>
        </nav>
      </Wrap>
      <SaleNote event={event} city={city} hasSimilar={similar.length > 0} seenRef={buyRef} />
      <FormatList {...{ formats, chosen, buyPath }} onChoose={pick} />
      <Course city={city} description={event.description} />
      <Wrap>
        <Split kind="even" className={css['where']}>
          <Programme programme={city.programme} timezone={city.timezone} />
          <Place city={city} />
        </Split>
      </Wrap>
      <Questions questions={city.questions} />
      <Project series={series} ground={city.terrain.ground} />
      <SimilarStarts title={t('similar')} starts={similar} />
      <BuyBar
        city={city}
        buyPath={buyPath(chosen)}
        // A note of the sale that enters the window says the same: the bar would cover it.
        isAway={buySeen === null || buySeen === 'whole' || (buySeen === 'rising' && city.sale_state !== 'open')}
        onBuy={() => pick(chosen)}
      />
      <LateWindow
        name="cities"
        load={() => import('../features/event-page/city-dialog.tsx')}
        isOpen={isChoosingCity}
        onClose={() => setIsChoosingCity(false)}
      >
        {({ CityDialog }) => (
          <CityDialog
            event={event}
            current={city.public_id}
            isOpen={isChoosingCity}
            onClose={() => setIsChoosingCity(false)}
            onChoose={(id) => void navigate(`/event/${event.public_id}?city=${id}`)}
          />
        )}
      </LateWindow>
      {picked && (
        <LateTicketSheet
          event={event}
          cityId={city.public_id}
          formatId={picked.formatId}
          promocode={null}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  );
};
export default EventPage;
