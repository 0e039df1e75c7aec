import type { OfficeClubResultRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

type State = OfficeClubResultRow['state'];
const kinds: Readonly<Record<State, StatusKind>> = { new: 'wait', accepted: 'ok', declined: 'wrong' };

/** Whether a result counts. */
export const ResultState = ({ state }: { state: State }) => {
  const t = useTranslations('clubResults');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
