import type { OfficeWayRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

const kinds = { draft: 'wait', published: 'ok' } as const;

/** Of a way, or of a point of one. */
export const WayState = ({ state }: { state: OfficeWayRow['state'] }) => {
  const t = useTranslations('delivery');
  return <Status kind={kinds[state]}>{t(`state.${state}`)}</Status>;
};
