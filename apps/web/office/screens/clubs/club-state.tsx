import type { OfficeClubRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

type State = OfficeClubRow['state'];
const kinds: Readonly<Record<State, StatusKind>> = { draft: 'over', published: 'ok', merged: 'over' };

/** Whether the site shows a club. */
export const ClubState = ({ state }: { state: State }) => {
  const t = useTranslations('officeClubs');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
