import { useQuery } from '@tanstack/react-query';
import { seatText } from '@trassa/rules';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';
import { Chip, Chips } from '../ui/chips.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { LoadFailed } from '../ui/states/load-failed.tsx';
import { Note } from '../ui/states/note.tsx';
import { Sheet } from '../ui/overlays/overlay.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { layOut, type PlanSeat, seatsOf } from './lay-out.ts';
import { Legend } from './legend.tsx';
import { planQuery } from './plan-query.ts';
import { SeatList } from './seat-list.tsx';
import { SeatPlan } from './seat-plan.tsx';
import css from './seat-plan.module.css';
import { nextSlot, type SeatSlot, seatState } from './seat-state.ts';

export type SeatSheetProps = {
  spaceId: string;
  isOpen: boolean;
  onClose(): void;
  /** Tickets to seat, at least one. */
  slots: readonly SeatSlot[];
  /** Numbers that somebody took while they were being chosen. */
  lost: readonly number[];
  onPick(slot: SeatSlot, number: number | null): void;
  footer: ReactNode;
};

/** Choosing seats on the plan or in a list, ticket by ticket; what others take shows within seconds (TICKET-35, DEC-69). */
export const SeatSheet = ({ spaceId, isOpen, onClose, slots, onPick, lost, footer }: SeatSheetProps) => {
  const t = useTranslations('seats');
  const u = useTranslations('ui');
  const { language } = useLanguage();
  const [isList, setIsList] = useState(false);
  const [wanted, setWanted] = useState('');
  const active = slots.find(({ id }) => id === wanted) ?? slots.find(({ number }) => number === null) ?? slots[0];
  const read = useQuery({ ...planQuery(spaceId), refetchInterval: isOpen && 5000, enabled: isOpen });
  const space = read.data?.values;
  const plan = useMemo(() => (space ? layOut(space) : null), [space]);
  const booked = useMemo(() => new Set(read.data?.booked_numbers), [read.data]);
  const [said, setSaid] = useState('');
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the pressed seat may be a screen below the words about it.
    if (lost.length > 0) refusal.current?.scrollIntoView({ block: 'center' });
  }, [lost]);
  if (!active) return null;
  const seats = plan ? seatsOf(plan) : [];
  const nameOf = (number: number | null): string => {
    const seat = seats.find((one) => one.number === number);
    return seat ? seatText(seat, language) : '';
  };
  const stateOf = (number: number) => seatState(number, { slots, active: active.id, booked });
  const press = (seat: PlanSeat): void => {
    const state = stateOf(seat.number);
    if (state === 'taken') return setSaid(t('isTaken', { seat: seatText(seat, language) }));
    const owner = slots.find(({ number }) => number === seat.number);
    if (owner) {
      onPick(owner, null);
      setWanted(owner.id);
      return setSaid(t('isLeft', { seat: seatText(seat, language) }));
    }
    onPick(active, seat.number);
    setSaid(t('isChosen', { ticket: active.label, seat: seatText(seat, language) }));
    setWanted(nextSlot(slots, active.id));
  };
  const missed = lost.map(nameOf).filter(Boolean).join('; ');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} kicker={space?.title} footer={footer}>
      <Stack gap={16}>
        {slots.length > 1 && (
          <Chips label={t('tickets')}>
            {slots.map((slot) => (
              <Chip key={slot.id} isPressed={slot.id === active.id} onClick={() => setWanted(slot.id)}>
                {nameOf(slot.number) ? `${slot.label}: ${nameOf(slot.number)}` : slot.label}
              </Chip>
            ))}
          </Chips>
        )}
        <div ref={refusal} hidden={!missed}>
          {missed && (
            <Note kind="error" role="alert">
              {t(slots.every(({ number }) => number !== null) ? 'missedKept' : 'missed', { seats: missed })}
            </Note>
          )}
        </div>
        <p role="status">
          {!missed && (said || t('hint'))}
          {!missed && !said && <span className={css['byKeys']}> {t('hintKeys')}</span>}
        </p>
        <Chips label={t('way')}>
          <Chip isPressed={!isList} onClick={() => setIsList(false)}>
            {t('asPlan')}
          </Chip>
          <Chip isPressed={isList} onClick={() => setIsList(true)}>
            {t('asList')}
          </Chip>
        </Chips>
        {read.isPending && (
          <div role="status" aria-label={u('loading')}>
            <Skeleton height="320px" />
          </div>
        )}
        {read.isError && !plan && (
          <LoadFailed text={t('failed')} isBusy={read.isFetching} onRetry={() => void read.refetch()} />
        )}
        {plan && isList && <SeatList plan={plan} stateOf={stateOf} onPress={press} />}
        {plan && !isList && (
          <>
            <SeatPlan plan={plan} stateOf={stateOf} onPress={press} />
            <Legend hasOwn={slots.length > 1} />
          </>
        )}
      </Stack>
    </Sheet>
  );
};
