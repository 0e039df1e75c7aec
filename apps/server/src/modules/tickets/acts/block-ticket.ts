import type { Language } from '@trassa/contracts';
import { stateAfter, ticketTransitions } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { setStatus } from '../register/ticket-changes.repository.ts';
import { tellTransfer } from '../transfer/tell-transfer.ts';
import { closeOffer } from '../transfer/transfers.repository.ts';
import { actedOn } from './acted.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';

export type BlockDeps = { readonly clock: Clock; readonly notifications: Pick<NotificationsModule, 'queue'> };
type Asked = SeenTicket & { readonly reason: string };

/**
 * Blocks a ticket, or lets it work again: a blocked one has no QR and nothing can be done with it, its place stays taken. An offer
 * that waits is taken back with its letter. Refuses `state`, `conflict`. BO-061
 */
export const blockTicket = async (
  { clock, notifications }: BlockDeps,
  tx: Tx,
  act: 'block' | 'unblock',
  asked: Asked,
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockForAct(tx, act, asked);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  const next = stateAfter(ticketTransitions, ticket.status, act);
  await setStatus(tx, ticket.id, next);
  if (act === 'block' && ticket.offer) {
    await closeOffer(tx, ticket.offer.id, 'taken_back', clock());
    await tellTransfer(tx, notifications, ticket.offer.id, 'taken_back');
  }
  const changes = [{ field: 'status', before: ticket.status, after: next }];
  return actedOn(tx, ticket, { changes, reason: asked.reason }, { id: 'ticket_saved', language });
};
