import type { AuditDeps } from './audit-deps.ts';
import type { Check } from './checks.repository.ts';
import { selectLink } from './seals.repository.ts';
import { type Numbers, verifyNumbers } from './verify-seals.ts';

/** POST /api/admin/audit/verify: these numbers, as far as the chain goes. */
export const verifyPiece = async (
  deps: AuditDeps,
  { first, last }: Numbers,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<Check> => {
  const end = await selectLink(deps.db);
  const numbers = end && first <= end.number ? { first, last: Math.min(last, end.number) } : null;
  const { checked, brokenAt } = await verifyNumbers(deps, numbers);
  if (brokenAt !== null) deps.log.error({ number: brokenAt }, 'the audit is broken');
  const isWhole = first === 1 && numbers !== null && numbers.last === end?.number;
  return { at, by, isWhole, lastNumber: numbers?.last ?? null, checked, brokenAt };
};
