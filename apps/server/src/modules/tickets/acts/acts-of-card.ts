import { errorText, type Language } from '@trassa/contracts';
import type { OfficeTicket } from '@trassa/contracts/office';
import { type Right, rightOfTicketAct, staffTicketActNames, staffTicketObstacle } from '@trassa/rules';
import type { TicketCard } from '../staff/ticket-card.repository.ts';

/** What somebody has a right to do with a ticket, and why it cannot be done now. */
export const actsOf = (
  ticket: TicketCard,
  hasRight: (right: Right) => boolean,
  language: Language,
): OfficeTicket['acts'] =>
  staffTicketActNames
    .filter((act) => hasRight(rightOfTicketAct[act]))
    .map((act) => {
      const obstacle = staffTicketObstacle(act, {
        status: ticket.status,
        kind: ticket.kind,
        registered: ticket.info !== null,
        preregistration: ticket.hasPreregistration,
        offline_registered: ticket.handedOutAt !== null,
        cancelled: ticket.isCancelled,
        results: ticket.hasResults,
        race: ticket.isRaceBegun,
      });
      if (obstacle === null) return { act, allowed: true };
      return { act, allowed: false, why: errorText(language, { id: `ticket_act_${obstacle}` }) };
    });
