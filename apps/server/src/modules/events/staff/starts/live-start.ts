import { mayActOnStart, type StartAct } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { type ShownStart, shownStart, type StartActing, startObject } from './acting.ts';
import { countDependants, deleteStart, type Life, publishAround, selectLife, updateLife } from './life.repository.ts';
import { titleOf } from './present-start.ts';
import { readPoints, refuseUnready } from './publish/read-points.ts';
import { lockStart, type StartCardRow } from './start-card.repository.ts';
import { stateOf } from './start-facts.ts';

export type LifeAct = Extract<StartAct, 'publish' | 'hide' | 'stop_sale' | 'resume_sale' | 'archive' | 'restore'>;
type Sent = { readonly version: number; readonly reason?: string };

/** Act → what becomes of what is stored. */
const next: Readonly<Record<LifeAct, (life: Life, now: Date) => Life>> = {
  publish: (life) => ({ ...life, status: 'published' }),
  hide: (life) => ({ ...life, status: 'draft' }),
  stop_sale: (life, now) => ({ ...life, stoppedAt: now }),
  resume_sale: (life) => ({ ...life, stoppedAt: null }),
  archive: (life, now) => ({ ...life, archivedAt: now }),
  restore: (life) => ({ ...life, archivedAt: null }),
};

const isPossible = (act: StartAct, row: StartCardRow, now: Date): boolean =>
  mayActOnStart(act, { state: stateOf(row, now), isStopped: row.isStopped, isSold: row.isSold });

const told = ({ status, stoppedAt, archivedAt }: Life) => ({
  status,
  sale_stopped: stoppedAt?.toISOString() ?? null,
  archived: archivedAt?.toISOString() ?? null,
});

/** PUT …/publish, hide, stop_sale, resume_sale, archive, restore (back-office.md 5.1.1; BO-011, BO-014, BO-015). */
export const liveStart = async (
  deps: EventsStaffDeps,
  tx: Tx,
  publicId: string,
  { act, version, reason }: Sent & { readonly act: LifeAct },
  acting: StartActing,
): ShownStart => {
  const row = await lockStart(tx, publicId, acting.now);
  if (!row) return notFound();
  const life = await selectLife(tx, row.id);
  const after = next[act](life, acting.now);
  const edited = editVersion({ version: row.version, values: told(life) }, version, told(after));
  if (!edited.ok) return edited;
  if (!isPossible(act, row, acting.now)) return refuse({ code: 'state' });
  if (act === 'publish') {
    // A grant for a start does not bring its event back from the archive.
    if (row.eventStatus === 'archived') return refuse({ code: 'state' });
    const unready = refuseUnready(await readPoints(deps, tx, row.id, acting));
    if (unready) return unready;
    await publishAround(tx, row, acting);
  }
  await updateLife(tx, row.id, after, acting);
  return ok({
    answer: await shownStart(deps, tx, publicId, acting),
    object: startObject(publicId, titleOf(row)),
    changes: edited.value.changes,
    ...(reason !== undefined && { reason }),
  });
};

/** DELETE /api/admin/event_cities/{id}: a draft that nothing refers to. */
export const removeStart = async (
  { clock, followPlace }: Pick<EventsStaffDeps, 'clock' | 'followPlace'>,
  tx: Tx,
  publicId: string,
): Promise<Result<Acted<null>>> => {
  const now = clock();
  const row = await lockStart(tx, publicId, now);
  if (!row) return notFound();
  const dependants = await countDependants(tx, row.id);
  if (dependants.length) return refuse({ code: 'has_dependants', details: { dependants } });
  if (!isPossible('delete', row, now)) return refuse({ code: 'state' });
  await deleteStart(tx, row.id);
  await followPlace(tx, { kind: 'starts', from: publicId, to: null });
  return ok({ answer: null, object: startObject(publicId, titleOf(row)) });
};
