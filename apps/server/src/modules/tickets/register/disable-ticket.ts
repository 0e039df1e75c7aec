import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { clearRegistration, type ClearDeps } from './clear-registration.ts';
import { lockTicket } from '../lock-ticket.ts';
import { refuseAction } from './permit-action.ts';
import type { Person } from '../show/read-ticket.ts';

/** Cancels the registration; what was paid for stays a ticket without a participant (DEC-74). Refuses `deadline`, `state`. */
export const disableTicket = (
  deps: ClearDeps & { readonly db: Database; readonly clock: Clock },
  publicId: string,
  person: Person,
): Promise<Result<null>> =>
  deps.db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, publicId, person.userId);
    if (!ticket) return notFound();
    const refusal = refuseAction('disable', ticket, { ...person, now: deps.clock() });
    if (refusal) return { ok: false, refusal };
    await clearRegistration(tx, deps, ticket);
    return ok(null);
  });
