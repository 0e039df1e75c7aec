import type { OfficeSupportRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';
import { useMoment } from '../../shared/words/moment.ts';

const kinds = { new: 'wait', open: 'wait', answered: 'ok', closed: 'over' } as const satisfies Record<
  OfficeSupportRow['state'],
  StatusKind
>;

/** How a request stands; a closed one by what became of it. */
export const RequestState = ({ state, outcome }: Pick<OfficeSupportRow, 'state' | 'outcome'>) => {
  const t = useTranslations('threads');
  return <Status kind={kinds[state]}>{outcome === null ? t(`value.state.${state}`) : t(`outcome.${outcome}`)}</Status>;
};

const heats = { fresh: 'wait', soon: 'warn', late: 'wrong' } as const satisfies Record<
  NonNullable<OfficeSupportRow['heat']>,
  StatusKind
>;

/** Since when it waits for an answer, and how long that is by working hours. */
export const Waiting = ({ waits, heat }: Pick<OfficeSupportRow, 'waits' | 'heat'>) => {
  const t = useTranslations('threads');
  const moment = useMoment();
  if (waits === null || heat === null) return '–';
  return <Status kind={heats[heat]}>{t(`heat.${heat}`, { moment: moment(waits) })}</Status>;
};
