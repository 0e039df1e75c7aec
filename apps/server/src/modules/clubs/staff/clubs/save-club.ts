import type { MessageSpec } from '@trassa/contracts';
import type { OfficeClub } from '@trassa/contracts/office';
import { checkClub, checkSlug, clubActsOf, clubTextMax, clubTitleMax, slugOf } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import { editVersion, freeAddress, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { type ClubOfficeRow, findClubRow, isCity } from './club-rows.repository.ts';
import { clubCard, clubObject, type Showing } from './present-club.ts';
import {
  type By,
  type ClubValues,
  insertClub,
  keepAddress,
  keepHours,
  lockAddresses,
  lockClub,
  selectTaken,
  stampClub,
  updateClub,
  updateState,
} from './write-clubs.repository.ts';

export type ClubActing = By & Showing;
export type Shown = Promise<Result<Acted<{ readonly values: OfficeClub }>>>;

export const shownClub = async (
  tx: Tx,
  publicId: string,
  acting: ClubActing,
  changes: readonly Change[],
): Promise<{
  answer: { readonly values: OfficeClub };
  object: ReturnType<typeof clubObject>;
  changes: readonly Change[];
}> => {
  const row = await findClubRow(tx, publicId);
  if (!row) throw new Error(`club ${publicId} is gone`);
  return { answer: await clubCard(tx, row, acting), object: clubObject(row), changes };
};

export const clubValues = (row: ClubOfficeRow): ClubValues => ({
  title: row.title,
  slug: row.slug,
  city: row.cityId,
  description: row.description,
  link: row.link ?? '',
  picture: row.picture ?? '',
});

/** BO-016; the caller has locked the addresses. */
const addressProblem = async (tx: Tx, slug: string, own: number | null): Promise<MessageSpec | null> => {
  const wrong = checkSlug(slug);
  if (wrong) return { id: wrong };
  return (await selectTaken(tx, [slug], own)).has(slug) ? { id: 'slug_taken' } : null;
};

const problemsOf = async (
  tx: Tx,
  values: ClubValues,
  before: ClubValues | null,
  own: number | null,
): Promise<Record<string, MessageSpec>> => {
  // What was kept before it was checked bars no other change.
  const wrong = Object.entries(checkClub(values))
    .filter(([field]) => before === null || values[field as keyof ClubValues] !== before[field as keyof ClubValues])
    .map(([field, id]): [string, MessageSpec] => [
      field,
      id === 'too_long' ? { id, max: field === 'title' ? clubTitleMax : clubTextMax } : { id },
    ]);
  const slug = values.slug === before?.slug ? null : await addressProblem(tx, values.slug, own);
  const isKnown = values.city === before?.city || (await isCity(tx, values.city));
  return {
    ...Object.fromEntries(wrong),
    ...(slug && { slug }),
    ...(!isKnown && { city: { id: 'option' } }),
  };
};

type New = { readonly title: string; readonly city: number; readonly slug?: string | undefined };

/** POST /api/admin/clubs: hidden until it is put on the site; refuses `validation` by field (BO-177). */
export const createClub = async (tx: Tx, { title, city, slug: asked }: New, acting: ClubActing): Shown => {
  await lockAddresses(tx);
  const slug = asked || (await freeAddress(slugOf(title), 'club', (wanted) => selectTaken(tx, wanted, null)));
  const errors = await problemsOf(tx, { title, city, slug, description: '', link: '', picture: '' }, null, null);
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  await insertClub(tx, publicId, { title, city, slug }, acting);
  const shown = await shownClub(tx, publicId, acting, []);
  const written = { title, slug, city: shown.answer.values.city.name };
  const changes = Object.entries(written).map(([field, after]) => ({ field, before: null, after }));
  return ok({ ...shown, changes: [...changes, { field: versionField, before: 0, after: 1 }] });
};

export type Changing = { readonly publicId: string; readonly version: number };
type Typed = { readonly [F in keyof ClubValues]?: ClubValues[F] | undefined };

/** PUT /api/admin/clubs/{id}, and its picture; the address that it had leads to it (BO-177). */
export const changeClub = async (tx: Tx, { publicId, version }: Changing, typed: Typed, acting: ClubActing): Shown => {
  if (typed.slug !== undefined) await lockAddresses(tx);
  const row = await lockClub(tx, publicId);
  if (!row) return notFound();
  const before = clubValues(row);
  const edited = editVersion({ version: row.version, values: before }, version, typed);
  if (!edited.ok) return edited;
  if (row.state === 'merged') return refuse({ code: 'state', message: { id: 'club_merged' } });
  const { values, changes } = edited.value;
  if (changes.length) {
    const errors = await problemsOf(tx, values, before, row.id);
    if (Object.keys(errors).length) return invalid(errors);
    await updateClub(tx, row.id, values);
    if (values.city !== before.city) await keepHours(tx, row.id, row.timezone);
    if (values.slug !== before.slug) await keepAddress(tx, row.id, before.slug, values.slug);
    await stampClub(tx, row.id, acting);
  }
  const shown = await shownClub(tx, publicId, acting, changes);
  // Histories tell cities by their names.
  const named = { before: say(acting.language, row.cityRu, row.cityEn), after: shown.answer.values.city.name };
  return ok({
    ...shown,
    changes: changes.map((change) => (change.field === 'city' ? { field: change.field, ...named } : change)),
  });
};

type Moderation = { readonly state: 'draft' | 'published'; readonly reason?: string | undefined };

/** PUT /api/admin/clubs/{id}/moderate: on the site, or off it with a reason; its people stay in it (BO-177). */
export const moderateClub = async (
  tx: Tx,
  { publicId, version }: Changing,
  { state, reason }: Moderation,
  acting: ClubActing,
): Shown => {
  const row = await lockClub(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: { state: row.state } }, version, { state });
  if (!edited.ok) return edited;
  if (!clubActsOf(row.state).includes(state === 'published' ? 'publish' : 'hide')) return refuse({ code: 'state' });
  if (state === 'draft' && !reason) return invalid({ reason: { id: 'reason' } });
  await updateState(tx, row.id, state);
  await stampClub(tx, row.id, acting);
  return ok({ ...(await shownClub(tx, publicId, acting, edited.value.changes)), ...(reason && { reason }) });
};
