import type { EventFormat, Kind } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { holdMinutes, leftOf, minimumOf } from '@trassa/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { actionMessage } from '../../shared/api/error-message.ts';
import { showGlobalError } from '../../shared/api/global-error.ts';
import { queryOf } from '../../shared/api/query.ts';
import { addToBasket } from '../../shared/basket/ticket-holds.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Sheet } from '../../shared/ui/overlays/overlay.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { entriesGone, overlayOf } from '../../shared/ui/overlays/back-steps.ts';
import { CityPick } from './city-pick.tsx';
import { CountPick } from './count-pick.tsx';
import { FormatPick } from './format-pick.tsx';
import { NextSteps } from '../../shared/event/next-steps.tsx';
import type { PickEvent } from '../../shared/event/pick-data.ts';
import css from './ticket-sheet.module.css';

export type TicketSheetProps = {
  event: PickEvent;
  cityId: string | null;
  formatId: string | null;
  promocode: string | null;
  /** Where the address opened it: the address of the page under it. */
  pageBelow?: string;
  onClose(): void;
};
type Choice = { format: EventFormat; kind: Kind; count: number };

/** The format somebody came for, or the first on sale; another one never takes the place of what is not sold. */
const firstOpen = (formats: readonly EventFormat[], wanted: string | null, isOpen: boolean): EventFormat | null => {
  const came = formats.find((item) => item.public_id === wanted);
  if (came) return came.sale_state === 'open' ? came : null;
  return (isOpen && formats.find((item) => item.sale_state === 'open')) || null;
};
const addressNow = (): string => `${window.location.pathname}${window.location.search}`;
const chosenOf = (format: EventFormat): Choice => {
  const kind = format.kinds.find((item) => leftOf(format.tickets_left, item) > 0) ?? format.kinds[0] ?? 'athlete';
  return { format, kind, count: minimumOf(format) };
};

/** The ticket popup: city, format, count; one price and one button, always in view (CAL-01, CAL-03). */
export const TicketSheet = ({ event, cityId, formatId, promocode, pageBelow, onClose }: TicketSheetProps) => {
  const t = useTranslations('picker');
  const format = useFormat();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const queries = useQueryClient();
  const cities = event.event_city.filter((item) => item.sale_state !== 'past');
  const [cityChoice, setCityChoice] = useState(cityId);
  const city =
    cities.find((item) => item.public_id === cityChoice) ??
    cities.find((item) => item.sale_state === 'open') ??
    cities[0];
  const query = useQuery({
    ...queryOf(calls.events.formats, {
      params: { id: city?.public_id ?? '' },
      query: { hidden: formatId ? 'true' : undefined },
    }),
    enabled: city !== undefined,
    staleTime: 5000,
  });
  const formats = (query.data?.values ?? []).filter((item) => !item.hidden || item.public_id === formatId);
  const [picked, setPicked] = useState<{ formatId: string; kind: Kind; count: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  // Helpers and spectators may be wanted still: who came to run is not given their ticket.
  const isOpen = city?.sale_state === 'open' && formats.some((item) => item.sale_state === 'open');
  const fallback = firstOpen(formats, formatId, isOpen);
  const pickedFormat = formats.find((item) => item.public_id === picked?.formatId);
  const choice: Choice | null =
    picked && pickedFormat
      ? { format: pickedFormat, kind: picked.kind, count: picked.count }
      : fallback && chosenOf(fallback);
  const choose = (next: Choice): void => {
    setRefusal(null);
    setPicked({ formatId: next.format.public_id, kind: next.kind, count: next.count });
  };
  const chooseCity = (id: string): void => {
    setCityChoice(id);
    setPicked(null);
    setRefusal(null);
  };
  const price = choice?.format.prices[choice.kind]?.price ?? 0;

  const add = async (): Promise<void> => {
    if (!choice || !city) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      await addToBasket({
        ...choice,
        place: { city: city.city, picture: city.terrain.card, ground: city.terrain.ground },
        promocode,
      });
      // The popup's own entry gives way: otherwise "back" would show the page below twice.
      isLeaving.current = true;
      await navigate('/basket', { replace: overlayOf() !== undefined });
    } catch (error) {
      setIsBusy(false);
      if (error instanceof HttpError && (error.status === 400 || error.status === 429)) {
        const left = error.answer.items?.[0]?.['tickets_left'];
        setRefusal(
          typeof left === 'number' ? `${error.answer.message}. ${t('taken', { count: left })}` : error.answer.message,
        );
        void queries.invalidateQueries({ queryKey: [calls.events.formats.method, calls.events.formats.path] });
        return;
      }
      const message = actionMessage(error);
      if (message) showGlobalError(message);
    }
  };

  const close = (): void => {
    onClose();
    // The basket is on its way and would take the place of the page below.
    if (isLeaving.current)
      void entriesGone().then(() => navigate(addressNow(), { replace: true, preventScrollReset: true }));
  };

  return (
    <Sheet
      isOpen
      onClose={close}
      pageBelow={pageBelow}
      title={city ? t('title', { city: format.name(city.city) }) : t('chooseTitle')}
      kicker={city && `${event.title}, ${format.datedTime(city.start_time, city.timezone)}`}
      footer={
        choice && (
          <div className={css['total']}>
            <div>
              <small>{t('count', { count: choice.count })}</small>
              <b className={css['sum']} aria-live="polite">
                {format.money(price * choice.count)}
              </b>
            </div>
            <Button size="xl" isBusy={isBusy} onClick={() => void add()}>
              {t('toBasket')}
            </Button>
          </div>
        )
      }
    >
      <div className={css['form']}>
        {cities.length > 1 && <CityPick cities={cities} value={city?.public_id ?? ''} onChange={chooseCity} />}
        {city && query.isSuccess && !isOpen && city.sale_state !== 'past' && (
          <div className={css['nothing']}>
            <b>{t(`nothingOpen.${city.sale_state === 'open' ? 'sold_out' : city.sale_state}`)}</b>
            <NextSteps event={event} city={city} similarPath="/calendar" onCity={chooseCity} />
          </div>
        )}
        {query.isPending && city && (
          <div className={css['waiting']} aria-busy="true" aria-label={t('loading')} role="status">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} height="96px" />
            ))}
          </div>
        )}
        {query.isError && (
          <Note kind="error" role="alert">
            {t('failed')}{' '}
            <Button kind="quiet" size="sm" onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </Note>
        )}
        {query.isSuccess && formats.length === 0 && <Note>{t('noFormats')}</Note>}
        {formats.length > 0 && (
          <FormatPick
            formats={formats}
            value={choice?.format.public_id ?? ''}
            onChange={(item) => choose(chosenOf(item))}
          />
        )}
        {isOpen && !choice && <Note>{t('otherFormat')}</Note>}
        {choice && <CountPick {...choice} onChange={(next) => choose({ ...choice, ...next })} />}
        {refusal && (
          <Note kind="error" role="alert">
            {refusal}
          </Note>
        )}
        {promocode && <Note kind="success">{t('promocode', { code: promocode })}</Note>}
        {choice && <p className={css['hold']}>{t('hold', { minutes: holdMinutes })}</p>}
      </div>
    </Sheet>
  );
};
