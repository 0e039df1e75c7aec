import type { Tx } from '../../platform/database/index.ts';
import type { TicketInventory } from '../inventory/index.ts';
import type { LockedTicket } from './lock-ticket.ts';
import { forgetRegistration } from './ticket-changes.repository.ts';
import type { TicketFiles } from './ticket-line.ts';

export type ClearDeps = { readonly places: TicketInventory; readonly files: TicketFiles };

/**
 * Takes the participant of a locked ticket away with all that was taken for him: start group, shirt, number, files. The
 * place in a team stays with the ticket, and the QR text is another one afterwards. DEC-73, DEC-74
 */
export const clearRegistration = async (tx: Tx, { places, files }: ClearDeps, ticket: LockedTicket): Promise<void> => {
  await places.moveCluster(tx, ticket, ticket.clusterId, null);
  const size = ticket.info?.['item_size'];
  await places.moveShirt(tx, ticket, ticket.eventCityId, typeof size === 'string' ? size : null, null);
  await places.freeNumber(tx, ticket.id);
  await forgetRegistration(tx, ticket.id);
  await files.release(
    tx,
    [ticket.licenseFileId, ticket.fileId].filter((id) => id !== null),
  );
};
