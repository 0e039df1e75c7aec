import type { Language } from '@trassa/contracts';
import type { Approval } from '@trassa/contracts/office';
import { type Grant, mayDecide } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { StaffGrants } from './approvals-deps.ts';
import type { ApprovalRow } from './approvals.repository.ts';
import { countEligible } from './eligible.ts';

type Names = ReadonlyMap<number, { readonly publicId: string; readonly name: string }>;
/** Who looks at it, and everybody who could decide (`findEligible`). */
export type Looking = {
  readonly userId: number;
  readonly loginId: number;
  readonly grants: readonly Grant[];
  readonly language: Language;
  readonly now: Date;
  readonly staff: readonly StaffGrants[];
  readonly names: Names;
};

const by = (names: Names, userId: number | null): { public_id: string; name: string } | null => {
  const person = names.get(userId ?? 0);
  return person ? { public_id: person.publicId, name: person.name } : null;
};

/** What whoever looks at it can do with it now. */
const actsOf = (row: ApprovalRow, { userId, loginId, grants, staff, now }: Looking): Approval['can'] => {
  const unix = toUnix(now);
  const eligible = countEligible(staff, row, now);
  const asked = { ...row, askedAt: toUnix(row.askedAt) };
  const verdict = mayDecide(asked, { userId, loginId, grants }, eligible, unix);
  const isOpen = row.state === 'waiting' && row.endsAt > now;
  return [
    ...(verdict === 'yes' || verdict === 'alone' ? (['approve', 'decline'] as const) : []),
    ...(isOpen && row.askedBy === userId ? (['withdraw'] as const) : []),
  ];
};

/** A request as the back office shows it. */
export const presentApproval = (row: ApprovalRow, looking: Looking): Approval => ({
  public_id: row.publicId,
  version: row.version,
  act: row.act,
  kind: row.kind,
  state: row.state,
  object: { kind: row.objectKind, public_id: row.objectId, title: row.objectTitle },
  summary: row.summary[looking.language],
  sum: row.sum === null ? null : toRoubles(row.sum),
  reason: row.reason,
  asked: toUnix(row.askedAt),
  asked_by: by(looking.names, row.askedBy),
  until: toUnix(row.endsAt),
  decided: row.decidedAt && toUnix(row.decidedAt),
  decided_by: by(looking.names, row.decidedBy),
  decision_reason: row.decisionReason,
  single: row.single,
  changes: row.changes.map(({ field, before, after }) => ({ field, before, after })),
  run: row.run,
  can: actsOf(row, looking),
});
