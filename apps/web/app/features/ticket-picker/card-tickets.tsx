import type { CityOption, PickEvent } from '../../shared/event/pick-data.ts';
import { LateTicketSheet } from './late-ticket-sheet.tsx';

type Props = {
  /** The start whose card was pressed. */
  start: CityOption & { event: Omit<PickEvent, 'event_city'> };
  onClose(): void;
};

/** The ticket popup of a card: over the list, of this start alone. */
export const CardTickets = ({ start, onClose }: Props) => (
  <LateTicketSheet
    event={{ ...start.event, event_city: [start] }}
    cityId={start.public_id}
    formatId={null}
    promocode={null}
    onClose={onClose}
  />
);
