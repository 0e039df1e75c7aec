import type { Executor } from '../../platform/database/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import { findLost } from './checks.repository.ts';
import { contentOf } from './domain/entry-content.ts';
import { findBreak } from './domain/sealing.ts';
import { selectLink, selectRange, selectSealed } from './seals.repository.ts';

const batch = 1000;

export type Verified = { readonly ok: boolean; readonly checked: number; readonly brokenAt: number | null };
/** Numbers of the chain, both of them included. */
export type Numbers = { readonly first: number; readonly last: number };
export type Moments = { readonly from: Date | null; readonly to: Date | null };

const walk = async ({ db, secrets }: AuditDeps, { first, last }: Numbers): Promise<Verified> => {
  const link = first === 1 ? null : await selectLink(db, first - 1);
  if (first !== 1 && link?.number !== first - 1) return { ok: false, checked: 0, brokenAt: first - 1 };
  let before: { number: number; seal: Buffer | null } = link ?? { number: 0, seal: null };
  let checked = 0;
  for (;;) {
    const rows = await selectSealed(db, before.number, last, batch);
    const entries = rows.map(({ number, mac, seal, ...content }) => ({
      number,
      mac,
      seal,
      content: contentOf(content),
    }));
    const brokenAt = findBreak(secrets.seals, before, entries);
    if (brokenAt !== null) return { ok: false, checked: checked + brokenAt - before.number - 1, brokenAt };
    checked += entries.length;
    const newest = entries.at(-1);
    if (!newest || newest.number === last) return { ok: true, checked, brokenAt: null };
    before = newest;
  }
};

/** The numbers of the entries of these moments, all from the first one on without bounds; null: none. */
export const numbersOf = async (db: Executor, { from, to }: Moments): Promise<Numbers | null> => {
  if (from === null && to === null) {
    const link = await selectLink(db);
    return link && { first: 1, last: link.number };
  }
  const { first, last } = await selectRange(db, from, to);
  return first === null || last === null ? null : { first: from === null ? 1 : first, last };
};

/**
 * Recomputes the chain over these entries, and compares the whole of it with the seals that went out of the house: what is missing
 * after one of them was cut off. `brokenAt` is a number of the chain.
 */
export const verifyNumbers = async (deps: AuditDeps, numbers: Numbers | null): Promise<Verified> => {
  const walked = numbers ? await walk(deps, numbers) : { ok: true, checked: 0, brokenAt: null };
  const lost = walked.ok ? await findLost(deps.db) : null;
  return lost === null ? walked : { ...walked, ok: false, brokenAt: lost };
};

/** The same over the entries of these moments. */
export const verifySeals = async (deps: AuditDeps, moments: Moments): Promise<Verified> =>
  verifyNumbers(deps, await numbersOf(deps.db, moments));
