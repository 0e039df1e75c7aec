import { nextState, ticketTransitions } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { lockTicketRow, readAround } from '../lock-ticket.repository.ts';
import type { TransferDeps } from './offer-ticket.ts';
import { tellTransfer } from './tell-transfer.ts';
import { setStatus } from '../register/ticket-changes.repository.ts';
import { closeOffer, selectLapsed } from './transfers.repository.ts';

const batch = 100;
/** The sweep acts for nobody. */
const nobody = 0;

const lapse = async (tx: Tx, { notifications }: TransferDeps, publicId: string, now: Date): Promise<number> => {
  const ticket = await lockTicketRow(tx, publicId);
  const offer = ticket && (await readAround(tx, ticket, nobody)).offer;
  if (!ticket || !offer || offer.until > now) return 0;
  await closeOffer(tx, offer.id, 'lapsed', now);
  // A ticket blocked meanwhile stays blocked.
  const next = nextState(ticketTransitions, ticket.status, 'lapse');
  if (next !== null) await setStatus(tx, ticket.id, next);
  await tellTransfer(tx, notifications, offer.id, 'lapsed');
  return 1;
};

/** Ends offers that nobody answered in time; their tickets are the givers' as before. Answers how many. DEC-73 */
export const lapseOffers = async (deps: TransferDeps): Promise<number> => {
  const now = deps.clock();
  let count = 0;
  const failures: unknown[] = [];
  for (const publicId of await selectLapsed(deps.db, now, batch)) {
    const one = deps.db.transaction().execute((tx) => lapse(tx, deps, publicId, now));
    count += await one.catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  }
  // One offer that cannot be ended must not keep the others waiting.
  if (failures.length) throw failures[0];
  return count;
};
