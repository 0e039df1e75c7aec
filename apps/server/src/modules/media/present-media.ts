import type { Language } from '@trassa/contracts';
import type { OfficeMedia, OfficeMediaRow } from '@trassa/contracts/office';
import { type Grant, may, mediaActsOf, mediaBeyond, mediaLeastOf, mediaRests } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { Executor } from '../../platform/database/index.ts';
import { findMedia, kindOf, type MediaRow, restedOf, selectThings, type ThingRow } from './media.repository.ts';

/** Things that a card names; sizes and rights are asked of all that show it. */
const thingsMost = 200;

const presentThing = (thing: ThingRow, language: Language): OfficeMediaRow['things'][number] => ({
  kind: kindOf(thing.source),
  public_id: thing.publicId,
  title: say(language, thing.titleRu, thing.titleEn),
  is_now: thing.isNow,
  versions: thing.versions,
});

/** `things`: those of all pictures of the page. */
export const presentRow = (row: MediaRow, things: readonly ThingRow[], language: Language): OfficeMediaRow => {
  const own = things.filter(({ mediaId }) => mediaId === row.id);
  return {
    public_id: row.publicId,
    picture: row.path,
    things: own.map((thing) => presentThing(thing, language)),
    count: own[0]?.count ?? 0,
    since: toUnix(row.touchedAt),
  };
};

type Viewer = { readonly language: Language; readonly grants: readonly Grant[]; readonly now: Date };

/** A picture with what the viewer may do with it now; null: there is none. */
export const readMedia = async (
  db: Executor,
  publicId: string,
  { language, grants, now }: Viewer,
): Promise<OfficeMedia | null> => {
  const row = await findMedia(db, publicId);
  if (!row) return null;
  const things = await selectThings(db, [row.id]);
  const all = things.map((thing) => ({ ...thing, kind: kindOf(thing.source) }));
  const kinds = all.map(({ kind }) => kind);
  const { width, height, shape } = mediaLeastOf(kinds);
  const at = toUnix(now);
  const mayAct = may(grants, 'content.publish', [], at).verdict === 'yes';
  const beyond = mayAct ? mediaBeyond(all, grants, at) : [];
  return {
    ...presentRow(row, things.slice(0, thingsMost), language),
    least: { width, height, shape: shape ? [...shape] : null },
    can: mayAct && !beyond.length ? mediaActsOf(kinds, await restedOf(db, row.id)) : [],
    beyond: beyond.slice(0, thingsMost).map((thing) => presentThing(thing, language)),
    rests_until: things.length ? null : toUnix(row.touchedAt) + mediaRests,
    version: row.version,
    created: toUnix(row.createdAt),
  };
};
