import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Chip, Chips } from '../ui/chips.tsx';
import { Fields } from '../ui/layout/layout.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { Plan, PlanSeat } from './lay-out.ts';
import type { SeatState } from './seat-state.ts';

type Props = { plan: Plan; stateOf(number: number): SeatState; onPress(seat: PlanSeat): void };

/** The same seats without a drawing: sector, row, and the places of the row; it begins at the chosen seat. */
export const SeatList = ({ plan, stateOf, onPress }: Props) => {
  const t = useTranslations('seats');
  const hasChosen = ({ seats }: { seats: readonly PlanSeat[] }): boolean =>
    seats.some(({ number }) => stateOf(number) === 'chosen');
  const [sectorTitle, setSector] = useState(() => plan.sectors.find(({ rows }) => rows.some(hasChosen))?.title ?? '');
  const sector = plan.sectors.find(({ title }) => title === sectorTitle) ?? plan.sectors[0];
  const freeOf = (seats: readonly PlanSeat[]): number =>
    seats.filter(({ number }) => stateOf(number) === 'free').length;
  const [rowTitle, setRow] = useState(() => sector?.rows.find(hasChosen)?.title ?? '');
  const row =
    sector?.rows.find(({ title }) => title === rowTitle) ??
    sector?.rows.find(({ seats }) => freeOf(seats) > 0) ??
    sector?.rows[0];
  if (!sector || !row) return null;
  return (
    <>
      <Fields>
        <SelectField
          id="seat-sector"
          label={t('sector')}
          value={sector.title}
          onChange={(event) => setSector(event.target.value)}
          options={plan.sectors.map(({ title, rows }) => ({
            value: title,
            label: t('withFree', { title, count: freeOf(rows.flatMap(({ seats }) => seats)) }),
          }))}
        />
        <SelectField
          id="seat-row"
          label={t('row')}
          value={row.title}
          onChange={(event) => setRow(event.target.value)}
          options={sector.rows.map(({ title, seats }) => ({
            value: title,
            label: t('withFree', { title, count: freeOf(seats) }),
          }))}
        />
      </Fields>
      <Chips label={t('places')}>
        {row.seats.map((seat) => {
          const state = stateOf(seat.number);
          return (
            <Chip
              key={seat.number}
              isPressed={state === 'chosen' || state === 'own'}
              disabled={state === 'taken'}
              aria-label={t('placeState', { place: seat.place ?? '', state: t(`state.${state}`) })}
              onClick={() => {
                // The last free seat of a row does not open another row.
                setRow(row.title);
                onPress(seat);
              }}
            >
              {seat.place}
            </Chip>
          );
        })}
      </Chips>
    </>
  );
};
