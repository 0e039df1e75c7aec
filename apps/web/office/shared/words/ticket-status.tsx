import type { Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../ui/status.tsx';

type TicketState = Ticket['status'];
const kinds: Record<TicketState, StatusKind> = {
  active: 'ok',
  transfer: 'wait',
  processing: 'wait',
  returned: 'over',
  blocked: 'wrong',
};

export const TicketStatus = ({ status }: { status: TicketState }) => {
  const t = useTranslations('tickets');
  return <Status kind={kinds[status]}>{t(`value.state.${status}`)}</Status>;
};
