import { staffTicketObstacle, type StaffTicketAct, type TicketToHandle } from '@trassa/rules';
import { changedSince, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockTicketRow, readAround } from '../lock-ticket.repository.ts';
import type { LockedTicket } from '../lock-ticket.ts';

/** The staff is nobody to a ticket. */
const nobody = 0;

/** Which ticket, and the version of it that was seen. */
export type SeenTicket = { readonly publicId: string; readonly version: number };

/** As the rule of acts sees it. */
export const toHandle = (ticket: LockedTicket): TicketToHandle => ({
  status: ticket.status,
  kind: ticket.kind,
  registered: ticket.info !== null,
  preregistration: ticket.hasPreregistration,
  offline_registered: ticket.isHandedOut,
  cancelled: ticket.isCancelled,
  results: ticket.hasResults,
  race: ticket.raceStatus !== null,
});

/**
 * The ticket for an act of the staff, locked until the end of the transaction as `lockTicket` does it for its people. Refuses
 * `conflict` when it has changed since it was seen, and `state` in words when the act is not permitted (back-office.md 5.5).
 */
export const lockForAct = async (
  tx: Tx,
  act: StaffTicketAct,
  { publicId, version }: SeenTicket,
): Promise<Result<LockedTicket>> => {
  const row = await lockTicketRow(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const ticket = { ...row, ...(await readAround(tx, row, nobody)), isHolder: false, isPurchaser: false };
  const obstacle = staffTicketObstacle(act, toHandle(ticket));
  return obstacle === null ? ok(ticket) : refuse({ code: 'state', message: { id: `ticket_act_${obstacle}` } });
};
