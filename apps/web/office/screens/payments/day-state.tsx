import type { SettlementDayRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

type Row = Pick<SettlementDayRow, 'closed' | 'theirs' | 'difference'>;

const stateOf = ({
  closed,
  theirs,
  difference,
}: Row): { kind: StatusKind; word: 'closed' | 'no_register' | 'open' } => {
  if (closed !== null) return { kind: 'ok', word: 'closed' };
  if (theirs === null) return { kind: 'wait', word: 'no_register' };
  return { kind: difference === 0 ? 'wait' : 'warn', word: 'open' };
};

/** Where a day of settlement stands. */
export const DayState = ({ row }: { row: Row }) => {
  const t = useTranslations('settlement');
  const { kind, word } = stateOf(row);
  return <Status kind={kind}>{t(`states.${word}`)}</Status>;
};
