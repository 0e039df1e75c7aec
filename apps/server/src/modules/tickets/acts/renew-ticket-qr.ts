import type { Language } from '@trassa/contracts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { actedOn } from './acted.ts';
import { renewQr } from './acts.repository.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';
import { tellTicket } from './tell-ticket.ts';

export type RenewDeps = {
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly people: Pick<AccountsModule, 'takeLetterAgain'>;
};

/**
 * Another QR text, which its holder is mailed; the old one opens nothing. Refuses `state`, `conflict`, after five of a day `rate_limited`.
 * Back-office 5.5, BO-008
 */
export const renewTicketQr = async (
  { notifications, people }: RenewDeps,
  tx: Tx,
  asked: SeenTicket & { readonly reason: string },
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockForAct(tx, 'renew_qr', asked);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  const taken = await people.takeLetterAgain(tx, `qr of ${ticket.publicId}`);
  if (!taken.ok) return taken;
  const version = await renewQr(tx, ticket.id);
  await tellTicket(tx, notifications, ticket.id, { news: 'renewed', about: String(version) });
  const changes = [{ field: 'qr_version', before: version - 1, after: version }];
  return actedOn(tx, ticket, { changes, reason: asked.reason }, { id: 'ticket_qr_renewed', language });
};
