import { checkName, defaultTeamSize } from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { FormatForSale } from '../../events/index.ts';
import type { OrderInventory, TicketInventory } from '../../inventory/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import type { TeamRequest } from './registration-form.ts';
import { findTeamId, findTeamOfTicket } from './ticket-changes.repository.ts';

const uniqueId = 'team';

/**
 * The team of a ticket after registration: joins the one named, founds one by its title, keeps its own when nothing new
 * is wished. Whole teams stay together: their tickets do not leave (DEC-54, DEC-55). Refuses `validation` at `team`,
 * `tickets_unavailable` for a full team, `state`.
 */
export const changeTeam = async (
  tx: Tx,
  { inventory, places }: { inventory: OrderInventory; places: TicketInventory },
  format: FormatForSale,
  ticket: LockedTicket,
  request: TeamRequest | null,
): Promise<Result<number | null>> => {
  const title = request?.title?.trim() ?? '';
  if (!format.isTeam || !request) return ok(ticket.teamId);
  const own = ticket.teamId === null ? null : await findTeamOfTicket(tx, ticket.teamId);
  if (own && (request.public_id ? request.public_id === own.publicId : !title || title === own.title))
    return ok(ticket.teamId);
  if (own && format.teamAll) return refuse({ code: 'state' });
  if (!request.public_id && !title) return invalid({ 'team.title': { id: 'team_title' } });
  const problem = request.public_id ? null : checkName(title);
  if (problem) return invalid({ 'team.title': problem });
  const wanted = request.public_id ? await findTeamId(tx, format.id, request.public_id) : null;
  await inventory.lockTeams(
    tx,
    [ticket.teamId, wanted].filter((id) => id !== null),
  );
  if (ticket.teamId !== null) await places.leaveTeam(tx, ticket, ticket.teamId);
  if (!request.public_id) {
    const { teamId } = await inventory.foundTeam(tx, ticket.orderId, {
      uniqueId,
      formatId: format.id,
      title,
      count: 1,
      maxCount: format.maxCount ?? defaultTeamSize,
      isPrivate: format.teamAll,
    });
    return ok(teamId);
  }
  const joined = await inventory.takeTeamPlaces(tx, ticket.orderId, {
    uniqueId,
    formatId: format.id,
    formatPublicId: format.publicId,
    count: 1,
    publicId: request.public_id,
    code: request.code ?? null,
  });
  if (joined.ok) return ok(joined.value.teamId);
  if (joined.refusal.code !== 'validation') return refuse({ code: 'tickets_unavailable' });
  return invalid({ team: { id: 'team_unknown' } });
};
