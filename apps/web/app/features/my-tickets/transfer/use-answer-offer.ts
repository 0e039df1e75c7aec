import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { useTicketAction } from '../use-ticket-action.ts';

/** The recipient's answer to an offer: true accepts (TICKET-53). */
export const useAnswerOffer = (ticketId: string, onDone: (isAccepted: boolean) => void) =>
  useTicketAction(
    (isAccepted: boolean) =>
      request(calls.tickets.answerTransfer, { body: { public_id: ticketId, transfer_confirm: isAccepted } }),
    onDone,
  );
