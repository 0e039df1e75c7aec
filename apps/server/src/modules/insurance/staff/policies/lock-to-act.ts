import type { Language } from '@trassa/contracts';
import type { OfficePolicy } from '@trassa/contracts/office';
import { type PolicyAct, policyObstacle } from '@trassa/rules';
import type { Clock } from '../../../../kernel/clock.ts';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { findPolicyCard, type PolicyCardRow } from './policy-rows.repository.ts';
import { factsOf, momentOf } from './present-policy.ts';
import { readCard } from './read-card.ts';
import { findTicketOf, lockPolicyRow, signPolicy } from './write-policy.repository.ts';

/** Which policy, the version of it that was seen, and why it is acted on. */
export type AskedAct = { readonly publicId: string; readonly version: number; readonly reason: string };
/** Port of the tickets. */
export type LockTicket = (tx: Tx, ticketId: number) => Promise<void>;
export type Asker = {
  readonly userId: number;
  readonly language: Language;
  readonly clock: Clock;
  readonly lockTicket: LockTicket;
};
/** Who acts, at a moment after everything is locked that the act decides about. */
export type Who = Omit<Asker, 'clock' | 'lockTicket'> & { readonly now: Date };
export type ShownCard = { values: OfficePolicy };

const objectOf = ({ publicId, number }: Pick<PolicyCardRow, 'publicId' | 'number'>) => ({
  kind: 'policy',
  publicId,
  title: number,
});

/** The policy for an act of the staff, locked. Refuses `conflict` when it has changed since it was seen, and `state` in words. */
export const lockToAct = async (
  tx: Tx,
  act: PolicyAct,
  { publicId, version }: Omit<AskedAct, 'reason'>,
  { clock, lockTicket, ...asker }: Asker,
): Promise<Result<{ readonly row: PolicyCardRow; readonly who: Who }>> => {
  // The ticket first, as everything does that changes a ticket with its policies: else money would go back by both.
  const ticket = await findTicketOf(tx, publicId);
  if (ticket !== null) await lockTicket(tx, ticket);
  await lockPolicyRow(tx, publicId);
  const now = clock();
  const row = await findPolicyCard(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const obstacle = policyObstacle(act, factsOf(row), momentOf(now));
  return obstacle === null
    ? ok({ row, who: { ...asker, now } })
    : refuse({ code: 'state', message: { id: `policy_act_${obstacle}` } });
};

/** What was done, signed, with the card as it is now. */
export const actedOn = async (
  tx: Tx,
  row: PolicyCardRow,
  { changes, reason }: { readonly changes: readonly Change[]; readonly reason: string },
  { userId, now, language }: Who,
): Promise<Result<Acted<ShownCard>>> => {
  await signPolicy(tx, row.id, { version: row.version, userId, now });
  const after = await readCard(tx, row.publicId, { now, language, mayEdit: true });
  if (!after) return notFound();
  return ok({
    answer: { values: after },
    object: objectOf(row),
    changes: [...changes, { field: versionField, before: row.version, after: after.version }],
    reason,
  });
};
