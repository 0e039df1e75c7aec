import type { Language } from '@trassa/contracts';
import type { OfficeTicket } from '@trassa/contracts/office';
import { type Grant, may, type Right } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lettersOfTicket } from '../../notifications/index.ts';
import type { DetailDeps } from '../show/read-detail.ts';
import { actsOf } from '../acts/acts-of-card.ts';
import { selectMoves } from '../move/moves.repository.ts';
import { presentCard } from './present-ticket.ts';
import { findTicketCard } from './ticket-card.repository.ts';

export type CardDeps = Pick<DetailDeps, 'showFormat' | 'policiesOfTicket'> & {
  readonly clock: Clock;
  readonly siteUrl: string;
};
type Asked = { readonly publicId: string; readonly grants: readonly Grant[]; readonly language: Language };

/** GET /api/admin/tickets/{id}, of a ticket in reach; five statements. */
export const readCard = async (
  tx: Tx,
  { clock, showFormat, policiesOfTicket, siteUrl }: CardDeps,
  { publicId, grants, language }: Asked,
): Promise<Result<OfficeTicket>> => {
  const ticket = await findTicketCard(tx, publicId);
  if (!ticket) return notFound();
  const places = [{ event: ticket.eventPublicId, start: ticket.startPublicId }];
  const hasRight = (right: Right): boolean => may(grants, right, places, toUnix(clock())).verdict === 'yes';
  const parts = {
    ticket,
    acts: actsOf(ticket, hasRight, language),
    format: await showFormat(tx, ticket.formatPublicId, language),
    policies: hasRight('insurance.view')
      ? await policiesOfTicket(tx, { ticketId: ticket.id, userId: ticket.userId }, language)
      : [],
    moves: await selectMoves(tx, ticket.id),
    letters: await lettersOfTicket(tx, publicId),
  };
  return ok(presentCard(parts, { language, canReveal: hasRight('people.reveal') }, siteUrl));
};
