import type { Tx } from '../../../platform/database/index.ts';
import type { TicketInventory } from '../../inventory/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { forgetRegistration } from './ticket-changes.repository.ts';
import type { TicketFiles } from '../sell/ticket-line.ts';

/** Port of the insurance: whom the policies of a ticket name, and whose they are (DEC-98). */
export type TicketPolicies = {
  name(tx: Tx, ticketId: number, info: Readonly<Record<string, unknown>>): Promise<void>;
  forget(tx: Tx, ticketId: number): Promise<void>;
  pass(tx: Tx, ticketId: number, userId: number): Promise<void>;
};

export type ClearDeps = {
  readonly places: TicketInventory;
  readonly files: TicketFiles;
  readonly policies: TicketPolicies;
};

/**
 * Takes the participant of a locked ticket away with all that was taken for him: start group, shirt, number, files, and from his policies. The
 * place in a team and a seat of a stand, which is what was bought, stay with the ticket; the QR text is another one
 * afterwards. DEC-73, DEC-74
 */
export const clearRegistration = async (
  tx: Tx,
  { places, files, policies }: ClearDeps,
  ticket: LockedTicket,
): Promise<void> => {
  await places.moveCluster(tx, ticket, ticket.clusterId, null);
  const size = ticket.info?.['item_size'];
  await places.moveShirt(tx, ticket, ticket.eventCityId, typeof size === 'string' ? size : null, null);
  if (!ticket.hasSeats) await places.freeNumber(tx, ticket.id);
  await forgetRegistration(tx, ticket.id, ticket.hasSeats);
  await policies.forget(tx, ticket.id);
  await files.release(
    tx,
    [ticket.licenseFileId, ticket.fileId].filter((id) => id !== null),
  );
};
