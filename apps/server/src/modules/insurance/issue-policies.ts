import { randomId } from '../../kernel/ids.ts';
import { type Clock, toUnix } from '../../kernel/clock.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { PaidOrder, StoredLine } from '../orders/index.ts';
import type { InsuranceDetails } from './insurance-line.ts';
import { toPerson } from './insured-person.ts';
import { insertPolicies, type NewPolicy, type OrderTicket, selectOrderTickets } from './issue.repository.ts';
import { policyLetterOf } from './policy-letter.ts';

export type IssueDeps = { readonly clock: Clock; readonly notifications: Pick<NotificationsModule, 'queue'> };

const policiesOf = (line: StoredLine<InsuranceDetails>, tickets: readonly OrderTicket[], now: number): NewPolicy[] => {
  const { details } = line;
  const own = tickets.filter(({ uniqueId }) => uniqueId === details.abid);
  return Array.from({ length: line.count }, (_, index) => {
    const ticket = own[index] ?? own[0] ?? null;
    return {
      publicId: randomId(),
      offerId: line.itemId,
      lineId: line.id,
      place: index + 1,
      ticketId: ticket?.id ?? null,
      formatId: details.formatId,
      ...toPerson(details.takesTicket ? (ticket?.info ?? null) : details.person),
      start: Math.max(details.start, now + (details.delay ?? 0)),
      validity: details.validity,
      price: details.prices[index] ?? 0,
      isStartDate: !details.isTyped,
      delay: details.delay ?? null,
      ...details.terms,
    };
  });
};

/**
 * A numbered policy per piece, exactly once, with a letter each, after the tickets of the order are made. None begins before
 * the payment and the delay of its offer (DEC-115).
 */
export const issuePolicies = async (
  tx: Tx,
  { clock, notifications }: IssueDeps,
  order: PaidOrder,
  lines: readonly StoredLine<InsuranceDetails>[],
): Promise<void> => {
  const abids = lines.map(({ details }) => details.abid).filter((id) => id !== null);
  const tickets = await selectOrderTickets(tx, order.id, abids);
  const policies = lines.flatMap((line) => policiesOf(line, tickets, toUnix(clock())));
  await insertPolicies(tx, order, policies);
  await notifications.queue(
    tx,
    policies.map(({ publicId }) => policyLetterOf('issued', publicId, order.email, order.language)),
  );
};
