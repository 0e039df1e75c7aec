import type { AuditDeps } from './audit-deps.ts';
import { contentOf } from './domain/entry-content.ts';
import { findBreak, sealOf } from './domain/sealing.ts';
import {
  lockSealing,
  selectLink,
  selectRange,
  selectSealed,
  selectUnsealed,
  setSeals,
  type Link,
} from './seals.repository.ts';

const batch = 1000;

/** Sweep: continues the chain by what is committed and older than every running transaction; answers how many. */
export const sealEntries = async ({ db, secrets }: AuditDeps): Promise<{ sealed: number; last: Link | null }> =>
  db.transaction().execute(async (tx) => {
    await lockSealing(tx);
    const unsealed = await selectUnsealed(tx, batch);
    let last = await selectLink(tx);
    const seals = unsealed.map(({ id, mac, ...content }) => {
      const number = (last?.number ?? 0) + 1;
      const seal = sealOf(secrets.seals, last?.seal ?? null, { number, mac, content: contentOf(content) });
      last = { number, seal };
      return { id, number, seal: seal.toString('base64') };
    });
    if (seals.length) await setSeals(tx, seals);
    return { sealed: seals.length, last };
  });

export type Verified = { readonly ok: boolean; readonly checked: number; readonly brokenAt: number | null };

/** Recomputes the chain over the entries of these moments, all without bounds; `brokenAt` is a number of the chain. */
export const verifySeals = async (
  { db, secrets }: AuditDeps,
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Promise<Verified> => {
  const { first, last } = await selectRange(db, from, to);
  if (first === null || last === null) return { ok: true, checked: 0, brokenAt: null };
  const begin = from === null ? 0 : first - 1;
  const link = begin === 0 ? null : await selectLink(db, begin);
  if (begin !== 0 && link?.number !== begin) return { ok: false, checked: 0, brokenAt: begin };
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
