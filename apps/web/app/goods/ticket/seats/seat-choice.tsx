import { useQuery } from '@tanstack/react-query';
import { seatText } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketTicket } from '../../../shared/basket/items/basket-item.ts';
import { changeLine } from '../../../shared/basket/change-lines.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { layOut, seatsOf } from '../../../shared/seat-plan/lay-out.ts';
import { planQuery } from '../../../shared/seat-plan/plan-query.ts';
import { SeatWindow } from '../../../shared/seat-plan/seat-window.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import css from './seat-choice.module.css';
import { useSeatHold } from './use-seat-hold.ts';

type Props = { spaceId: string; lines: readonly BasketTicket[]; onEdit(uniqueId: string): void };

/** Where the people of a group sit: seats held with its places, chosen on the plan; a ticket without one gets a free seat. */
export const SeatChoice = ({ spaceId, lines, onEdit }: Props) => {
  const t = useTranslations('seats');
  const basket = useTranslations('basket');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { lost, forget } = useSeatHold(spaceId, lines);
  const hasSeats = lines.some(({ number }) => number !== null) || lost.length > 0;
  const space = useQuery({ ...planQuery(spaceId), enabled: hasSeats }).data?.values;
  const seats = space ? seatsOf(layOut(space)) : [];
  const nameOf = (number: number | null): string => {
    const seat = seats.find((one) => one.number === number);
    return seat ? seatText(seat, language) : '';
  };
  const slots = lines.map((line, index) => ({
    id: line.unique_id,
    label: basket('ticket', { number: index + 1 }),
    number: line.number,
  }));
  const missed = lost.map(nameOf).filter(Boolean).join('; ');
  return (
    <section className={css['seats']} aria-label={t('section')}>
      <b>{t('section')}</b>
      <ul>
        {slots.map(({ id, label, number }) => (
          <li key={id}>
            <span>{label}</span> {number === null ? t('any') : nameOf(number)}
          </li>
        ))}
      </ul>
      {missed && !isOpen && (
        <Note kind="error" role="alert">
          {t(slots.every(({ number }) => number !== null) ? 'missedKept' : 'missed', { seats: missed })}
        </Note>
      )}
      <div>
        <Button kind="line" onClick={() => setIsOpen(true)}>
          {t(slots.some(({ number }) => number !== null) ? 'change' : 'choose')}
        </Button>
      </div>
      <SeatWindow
        spaceId={spaceId}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        slots={slots}
        lost={lost}
        onPick={({ id }, number) => {
          forget();
          changeLine('ticket', id, { number });
          onEdit(id);
        }}
        footer={
          <Button size="xl" onClick={() => setIsOpen(false)}>
            {t('done')}
          </Button>
        }
      />
    </section>
  );
};
