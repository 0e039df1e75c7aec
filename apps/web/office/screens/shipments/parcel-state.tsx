import type { ShipmentRow } from '@trassa/contracts/office';
import type { ParcelState as State } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<State, StatusKind>> = {
  new: 'wait',
  picked: 'wait',
  packed: 'wait',
  shipped: 'ok',
  delivered: 'over',
  returned: 'wrong',
  lost: 'wrong',
};

/** Where a parcel stands, and that it has to be picked again or has no recipient. */
export const ParcelState = ({ state, problem }: Pick<ShipmentRow, 'state' | 'problem'>) => {
  const t = useTranslations('shipments');
  return problem === 'changed' || problem === 'erased' ? (
    <Status kind="warn">{t(`value.problem.${problem}`)}</Status>
  ) : (
    <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>
  );
};
