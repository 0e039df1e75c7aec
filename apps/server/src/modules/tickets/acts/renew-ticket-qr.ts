import type { Language } from '@trassa/contracts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { actedOn } from './acted.ts';
import { renewQr } from './acts.repository.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';
import { tellTicket } from './tell-ticket.ts';

/** Another QR text, which its holder is mailed; the old one opens nothing. Refuses `state`, `conflict`. */
export const renewTicketQr = async (
  { notifications }: { readonly notifications: Pick<NotificationsModule, 'queue'> },
  tx: Tx,
  asked: SeenTicket & { readonly reason: string },
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockForAct(tx, 'renew_qr', asked);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  const version = await renewQr(tx, ticket.id);
  await tellTicket(tx, notifications, ticket.id, { news: 'renewed', about: String(version) });
  const changes = [{ field: 'qr_version', before: version - 1, after: version }];
  return actedOn(tx, ticket, { changes, reason: asked.reason }, { id: 'ticket_qr_renewed', language });
};
