import type { Language } from '@trassa/contracts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { actedOn } from './acted.ts';
import { type PaperState, setPaper } from './acts.repository.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';

type Marked = SeenTicket & {
  readonly kind: string;
  readonly state: PaperState | 'none';
  readonly note: string;
};

/** What was seen of a participant's paper: it is right, it is not, or nothing is known; goes with the participant. */
export const markDocument = async (
  { clock }: { readonly clock: Clock },
  tx: Tx,
  { kind, state, note, ...seen }: Marked,
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockForAct(tx, 'document', seen);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  await setPaper(tx, ticket.id, kind, state === 'none' ? null : { state, note, at: clock().toISOString() });
  const changes = [
    { field: `document.${kind}`, before: null, after: state },
    ...(note ? [{ field: 'note', before: null, after: note, person: ticket.userId }] : []),
  ];
  return actedOn(tx, ticket, { changes }, { id: 'ticket_saved', language });
};
