import type { OfficeCompetitionRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

type State = OfficeCompetitionRow['state'];
const kinds: Readonly<Record<State, StatusKind>> = { draft: 'over', soon: 'wait', running: 'ok', ended: 'over' };

/** Whether a competition is on the page of its club, and whether it goes on. */
export const CompetitionState = ({ state }: { state: State }) => {
  const t = useTranslations('competitions');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
