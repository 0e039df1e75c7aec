import type { TicketKind } from '@trassa/rules';
import { placesOfFormat } from '../places-of.repository.ts';
import { objectOf } from './edit-format.ts';
import { lockFormatById } from './format-card.repository.ts';
import type { FormatsStaffDeps } from './ports.ts';
import { touchFormat } from './write-format.repository.ts';

type Deps = Pick<FormatsStaffDeps, 'db' | 'clock' | 'places' | 'audit'> & {
  readonly sales: Pick<FormatsStaffDeps['sales'], 'promised'>;
};
type Due = { readonly formatId: number; readonly kind: TicketKind };

const releaseOne = ({ db, clock, places, audit, sales }: Deps, { formatId, kind }: Due): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const now = clock();
    // The format before its quotas, as every change of the staff does.
    const format = await lockFormatById(tx, formatId);
    const released = await places.releaseReserve(tx, {
      formatId,
      kind,
      now,
      async promised() {
        const promised = await sales.promised(tx, [formatId]);
        return promised.find((one) => one.kind === kind)?.count ?? 0;
      },
    });
    if (!released || released.before === released.after) return false;
    await touchFormat(tx, formatId, { userId: null, now });
    await audit.note(tx, {
      at: now,
      actor: null,
      from: 'system',
      session: null,
      act: 'format.release',
      object: objectOf(format),
      places: (await placesOfFormat(tx, format.publicId)) ?? [],
      changes: [
        { field: `reserve.${kind}`, ...released },
        { field: 'version', before: format.version, after: format.version + 1 },
      ],
      reason: null,
      address: null,
      requestId: null,
      result: 'done',
      code: null,
    });
    return true;
  });

/** Sweep: reserves whose moment has come go on sale, each once; answers how many. Back-office 5.7 */
export const releaseReserves = async (deps: Deps): Promise<number> => {
  let count = 0;
  const failures: unknown[] = [];
  for (const due of await deps.places.selectDueReserves(deps.db, deps.clock())) {
    const isReleased = await releaseOne(deps, due).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
    if (isReleased) count++;
  }
  // One that cannot be released keeps no other waiting.
  if (failures.length) throw failures[0];
  return count;
};
