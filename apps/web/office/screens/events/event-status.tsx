import type { OfficeEvent } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

const kinds = { draft: 'wait', published: 'ok', archived: 'over' } as const;

export const EventStatus = ({ status }: { status: OfficeEvent['status'] }) => {
  const t = useTranslations('events');
  return <Status kind={kinds[status]}>{t(`value.status.${status}`)}</Status>;
};
