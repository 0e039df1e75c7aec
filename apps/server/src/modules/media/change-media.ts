import { type Grant, mediaActsOf, mediaBeyond, type MediaKind, mediaStays } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { editVersion, type Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import type { Storage } from '../../platform/storage.ts';
import { keepMedia } from './keep-media.ts';
import {
  deleteMedia,
  findMedia,
  holdMedia,
  kindOf,
  lockMedia,
  type MediaRow,
  restedOf,
  selectThings,
  selectUses,
} from './media.repository.ts';

export type By = { readonly userId: number; readonly now: Date; readonly grants: readonly Grant[] };
/** One picture for another: their paths without the ending, as texts ask for them in several formats. */
export type Exchange = { readonly from: string; readonly to: string };
/** Rows that show a picture: their ids, by their tables. */
export type UsesByTable = Readonly<Record<string, readonly number[]>>;
/** Port: the owner of some tables writes another picture into its rows, each a version further. */
export type ReplacePicture = (tx: Tx, uses: UsesByTable, exchange: Exchange, by: Omit<By, 'grants'>) => Promise<void>;

type Changing = { readonly publicId: string; readonly version: number };

/** Names are digests: their beginnings tell one picture from another in a history. */
const short = (path: string): string => path.slice(3, 9);
const mediaObject = ({ publicId, path }: Pick<MediaRow, 'publicId' | 'path'>) => ({
  kind: 'media',
  publicId,
  title: short(path),
});
const stem = (path: string): string => path.replace(/\.jpg$/, '');

const kindOfAudit = (kind: MediaKind): string => (kind === 'product' ? 'shop_product' : kind);
/** Things that a refusal names at most. */
const namedMost = 3;

/**
 * POST /api/admin/media/{id}/replace: wherever it is shown, drafted or kept, but for legal texts and others that stay as they are
 * (`mediaStays`). Refused of one that stands where the person may not write, or began to stand somewhere meanwhile. Whoever writes
 * one of the things meanwhile is told of a conflict (BO-195).
 */
export const replaceMedia = async (
  tx: Tx,
  { publicId, version }: Changing,
  photo: Buffer,
  { storage, replacers, by }: { storage: Pick<Storage, 'put'>; replacers: readonly ReplacePicture[]; by: By },
): Promise<Result<Acted<{ values: { public_id: string } }>>> => {
  // Not locked: whoever saves a thing locks it before its pictures.
  const row = await findMedia(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: {} }, version, {});
  if (!edited.ok) return edited;
  const uses = await selectUses(tx, row.id);
  const things = (await selectThings(tx, [row.id])).map((thing) => ({ ...thing, kind: kindOf(thing.source) }));
  if (
    !mediaActsOf(
      things.map(({ kind }) => kind),
      0,
    ).includes('replace')
  )
    return refuse({ code: 'state' });
  const beyond = mediaBeyond(things, by.grants, toUnix(by.now));
  if (beyond.length) {
    const what = beyond.slice(0, namedMost).map(({ titleRu }) => `«${titleRu}»`);
    return refuse({ code: 'state', message: { id: 'picture_beyond', what: what.join(', ') } });
  }
  const kept = await keepMedia(storage, tx, photo);
  if (kept.path === row.path) return invalid({ file: { id: 'picture_same' } });
  const byTable = Object.fromEntries(uses.map(({ source, ids }) => [source, ids]));
  for (const replace of replacers) await replace(tx, byTable, { from: stem(row.path), to: stem(kept.path) }, by);
  const left = (await holdMedia(tx, publicId)) ? await selectUses(tx, row.id) : [];
  if (left.some(({ source }) => !mediaStays(kindOf(source))))
    return refuse({ code: 'conflict', since: version, details: { current: {}, version: row.version } });
  const changes = [{ field: 'picture', before: short(row.path), after: short(kept.path) }];
  return ok({
    answer: { values: { public_id: kept.publicId } },
    object: mediaObject(row),
    changes,
    things: [
      { object: mediaObject({ publicId: kept.publicId, path: kept.path }), changes },
      ...things
        .filter(({ kind }) => !mediaStays(kind))
        .map(({ kind, publicId: id, titleRu: title }) => ({
          object: { kind: kindOfAudit(kind), publicId: id, title },
          changes,
        })),
    ],
  });
};

/** DELETE /api/admin/media/{id}: refused while anything shows it, and for an hour after; answers the path whose file goes. */
export const removeMedia = async (
  tx: Tx,
  { publicId, version }: Changing,
): Promise<Result<Acted<{ path: string; values: { public_id: string } }>>> => {
  const row = await lockMedia(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: {} }, version, {});
  if (!edited.ok) return edited;
  const uses = await selectUses(tx, row.id);
  if (uses.length) return refuse({ code: 'state', message: { id: 'picture_used' } });
  if (!mediaActsOf([], await restedOf(tx, row.id)).includes('remove'))
    return refuse({ code: 'state', message: { id: 'picture_rests' } });
  await deleteMedia(tx, row.id);
  return ok({
    answer: { path: row.path, values: { public_id: row.publicId } },
    object: mediaObject(row),
    changes: [{ field: 'picture', before: short(row.path), after: null }],
  });
};
