import { seatText } from '@trassa/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Plan, type PlanSeat, seatAfterKey, seatsOf } from './lay-out.ts';
import { SeatMark } from './seat-mark.tsx';
import css from './seat-plan.module.css';
import type { SeatState } from './seat-state.ts';

const ZOOMS = [1, 1.5, 2.25, 3.5] as const;
const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

type Props = { plan: Plan; stateOf(number: number): SeatState; onPress(seat: PlanSeat): void };

/** The plan to look at and to press: one stop of the tabulator, arrows from seat to seat, larger by two buttons. */
export const SeatPlan = ({ plan, stateOf, onPress }: Props) => {
  const t = useTranslations('seats');
  const { language } = useLanguage();
  const [zoom, setZoom] = useState(0);
  const seats = seatsOf(plan);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? (seats.find(({ number }) => stateOf(number) === 'chosen') ?? seats[0])?.number;
  const frame = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current || focused === null) return;
    isMoved.current = false;
    frame.current?.querySelector<SVGElement>(`[data-seat="${focused}"]`)?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent, seat: PlanSeat): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPress(seat);
    }
    if (!KEYS.has(event.key)) return;
    event.preventDefault();
    const next = seatAfterKey(plan, seat.number, event.key);
    if (next === null) return;
    isMoved.current = true;
    setFocused(next);
  };
  const factor = ZOOMS[zoom] ?? 1;
  return (
    <div className={css['board']}>
      <div className={css['zoom']}>
        <Button
          kind="line"
          isIcon
          aria-label={t('less')}
          disabled={zoom === 0}
          onClick={() => setZoom((now) => Math.max(0, now - 1))}
        >
          <Icon name="minus" size="s" />
        </Button>
        <Button
          kind="line"
          isIcon
          aria-label={t('more')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom((now) => Math.min(ZOOMS.length - 1, now + 1))}
        >
          <Icon name="plus" size="s" />
        </Button>
      </div>
      <div className={css['frame']} ref={frame}>
        <svg
          className={css['plan']}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          style={{ width: `${factor * 100}%` }}
          role="group"
          aria-label={t('plan')}
        >
          {plan.sectors.map((sector) => (
            <g key={sector.title} role="group" aria-label={seatText({ ...none, sector: sector.title }, language)}>
              <text className={css['sector']} x={plan.width / 2} y={sector.y + 30} aria-hidden="true">
                {seatText({ ...none, sector: sector.title }, language)}
              </text>
              {sector.rows.map((row) => (
                <g key={row.title}>
                  <text className={css['row']} x={24} y={row.y + 5} aria-hidden="true">
                    {row.title}
                  </text>
                  <text className={css['row']} x={plan.width - 24} y={row.y + 5} aria-hidden="true">
                    {row.title}
                  </text>
                  {row.seats.map((seat) => {
                    const state = stateOf(seat.number);
                    return (
                      <g
                        key={seat.number}
                        className={css['seat']}
                        data-seat={seat.number}
                        data-state={state}
                        role="button"
                        tabIndex={seat.number === stop ? 0 : -1}
                        aria-pressed={state === 'chosen' || state === 'own'}
                        aria-disabled={state === 'taken' || undefined}
                        aria-label={`${seatText(seat, language)}, ${t(`state.${state}`)}`}
                        transform={`translate(${seat.x} ${seat.y})`}
                        onClick={() => {
                          setFocused(seat.number);
                          onPress(seat);
                        }}
                        onKeyDown={(event) => onKeyDown(event, seat)}
                      >
                        <SeatMark state={state} place={seat.place ?? ''} />
                      </g>
                    );
                  })}
                </g>
              ))}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
};

const none = { sector: null, row: null, place: null };
