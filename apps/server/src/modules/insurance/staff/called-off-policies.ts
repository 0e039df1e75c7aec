import type { Clock } from '../../../kernel/clock.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { ReturnedPiece, StaffReturns } from '../../orders/index.ts';
import { markRepaid } from '../policy-changes.repository.ts';
import { endPolicy, type PolicyOfLine, selectWithoutTicket } from './called-off.repository.ts';

const toPiece = (cause: string, { id, lineId, publicId, price }: PolicyOfLine): ReturnedPiece => ({
  cause: `${cause}:${id}`,
  lineId,
  publicId,
  paid: price,
  basis: price,
  percent: 100,
  policyPercent: 100,
  policySum: price,
  insurance: price,
  sum: price,
  why: null,
  obstacle: null,
});

/**
 * Policies that were bought for a start without a ticket of it: when it is called off they end, and come back whole, each once. All others go
 * with their tickets, and the staff gives none back by itself. BO-046
 */
export const calledOffPolicies = (cause: string, clock: Clock): StaffReturns => ({
  onlyOurs: true,
  async quote(tx, lines, { now, withBegun, isGlance }) {
    const lineIds = lines.map(({ id }) => id);
    const found = await selectWithoutTicket(tx, lineIds, { now, withBegun, isLocked: !isGlance });
    return found.map((policy) => toPiece(cause, policy));
  },
  async begin(tx, { cause: own, sum }) {
    const id = Number(own.split(':')[1]);
    if (!(await endPolicy(tx, id, clock(), sum > 0 ? 'due' : null))) return refuse({ code: 'state' });
    // Its money is sent with the rest of its order: the sweep finds it done.
    if (sum > 0) await markRepaid(tx, id);
    return ok(undefined);
  },
  // No parcel waits for a policy to come back.
  countReturned: () => Promise.resolve(new Map()),
});
