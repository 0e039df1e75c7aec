import type { AuditDeps } from './audit-deps.ts';
import { contentOf } from './domain/entry-content.ts';
import { sealOf } from './domain/sealing.ts';
import { type Link, lockSealing, selectLink, selectUnsealed, setSeals } from './seals.repository.ts';

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
