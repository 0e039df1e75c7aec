import type { MessageSpec } from '@trassa/contracts';
import type { OfficeCompetition, OfficeCompetitionRow } from '@trassa/contracts/office';
import { checkCompetition, clubTitleMax, competitionStateOf, competitionTextMax } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import { editVersion, type Executor, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { keepType } from '../../clubs.repository.ts';
import { isClub } from '../clubs/club-rows.repository.ts';
import { hasInHouse } from '../clubs/present-club.ts';
import type { Changing, ClubActing } from '../clubs/save-club.ts';
import {
  type CompetitionOfficeRow,
  type CompetitionValues,
  findCompetitionRow,
  insertCompetition,
  lockCompetition,
  updateCompetition,
  updateCompetitionState,
} from './competition-rows.repository.ts';

type Showing = Omit<ClubActing, 'userId'>;

export const presentCompetitionRow = (
  row: CompetitionOfficeRow,
  { language, now }: Pick<Showing, 'language' | 'now'>,
): OfficeCompetitionRow => {
  const dates = { starts_at: row.starts, ends_at: row.ends };
  return {
    public_id: row.publicId,
    title: row.title,
    club: { public_id: row.clubId, title: row.clubTitle },
    type: { public_id: row.typeId, title: say(language, row.typeRu, row.typeEn) },
    ...dates,
    timezone: row.timezone,
    results: row.counted,
    state: competitionStateOf({ status: row.status, ...dates }, toUnix(now)),
  };
};

/** A competition with what whoever looks may do with it. */
export const competitionCard = async (
  db: Executor,
  row: CompetitionOfficeRow,
  showing: Showing,
): Promise<{ readonly values: OfficeCompetition }> => {
  const editor = row.updatedBy === null ? undefined : (await showing.namesOf(db, [row.updatedBy])).get(row.updatedBy);
  return {
    values: {
      ...presentCompetitionRow(row, showing),
      description: row.description,
      is_club_shown: row.isClubShown,
      linked: { new: row.waiting, accepted: row.accepted, declined: row.declined },
      outside: row.outside,
      may_edit: hasInHouse(showing, 'clubs.edit'),
      version: row.version,
      created: toUnix(row.createdAt),
      updated: toUnix(row.updatedAt),
      updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
    },
  };
};

/** Histories tell a type by its name, under a name of its own. */
const typeField = 'competition_type';

type Shown = Promise<Result<Acted<{ readonly values: OfficeCompetition }>>>;

const shown = async (tx: Tx, publicId: string, acting: ClubActing, changes: readonly Change[]): Shown => {
  const row = await findCompetitionRow(tx, publicId);
  if (!row) throw new Error(`competition ${publicId} is gone`);
  return ok({
    answer: await competitionCard(tx, row, acting),
    object: { kind: 'club_competition', publicId, title: row.title },
    changes,
  });
};

const problemsOf = (values: CompetitionValues): Record<string, MessageSpec> =>
  Object.fromEntries(
    Object.entries(checkCompetition(values)).map(([field, id]): [string, MessageSpec] => [
      field,
      id === 'too_long' ? { id, max: field === 'title' ? clubTitleMax : competitionTextMax } : { id },
    ]),
  );

/** POST /api/admin/competitions: hidden until it is put on the page of its club; refuses `validation` by field (BO-179). */
export const createCompetition = async (
  tx: Tx,
  {
    club,
    ...typed
  }: Omit<CompetitionValues, 'description'> & { readonly club: string; readonly description?: string | undefined },
  acting: ClubActing,
): Shown => {
  const values = { ...typed, description: typed.description ?? '' };
  const errors: Record<string, MessageSpec> = {
    ...problemsOf(values),
    ...(!(await keepType(tx, values.type)) && { type: { id: 'option' } }),
    ...(!(await isClub(tx, club)) && { club: { id: 'option' } }),
  };
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  if (!(await insertCompetition(tx, publicId, club, values, acting))) return invalid({ club: { id: 'club_merged' } });
  const done = await shown(tx, publicId, acting, []);
  if (!done.ok) return done;
  const { type: _, ...rest } = values;
  const changes = Object.entries({ ...rest, [typeField]: done.value.answer.values.type.title })
    .filter(([, after]) => after !== '')
    .map(([field, after]) => ({ field, before: null, after }));
  return ok({ ...done.value, changes: [...changes, { field: versionField, before: 0, after: 1 }] });
};

type Typed = { readonly [F in keyof CompetitionValues]?: CompetitionValues[F] | undefined };

/** PUT /api/admin/competitions/{id}: results of days that it no longer has stand in no table; its type stays once it has one (BO-179). */
export const changeCompetition = async (
  tx: Tx,
  { publicId, version }: Changing,
  typed: Typed,
  acting: ClubActing,
): Shown => {
  const row = await lockCompetition(tx, publicId);
  if (!row) return notFound();
  const before: CompetitionValues = {
    title: row.title,
    type: row.typeId,
    starts_at: row.starts,
    ends_at: row.ends,
    description: row.description,
  };
  const edited = editVersion({ version: row.version, values: before }, version, typed);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (!changes.length) return shown(tx, publicId, acting, []);
  const errors = problemsOf(values);
  if (values.type !== before.type) {
    const type = await keepType(tx, values.type);
    if (row.waiting + row.accepted + row.declined > 0) errors['type'] = { id: 'competition_type_kept' };
    else if (!type) errors['type'] = { id: 'option' };
  }
  if (Object.keys(errors).length) return invalid(errors);
  await updateCompetition(tx, row.id, values, acting);
  const done = await shown(tx, publicId, acting, changes);
  if (!done.ok) return done;
  const named = { before: say(acting.language, row.typeRu, row.typeEn), after: done.value.answer.values.type.title };
  const told = changes.map((change) => (change.field === 'type' ? { field: typeField, ...named } : change));
  return ok({ ...done.value, changes: told });
};

/** PUT /api/admin/competitions/{id}/moderate: on the page of its club, or off it; its results stay (BO-179). */
export const moderateCompetition = async (
  tx: Tx,
  { publicId, version }: Changing,
  state: 'draft' | 'published',
  acting: ClubActing,
): Shown => {
  const row = await lockCompetition(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: { state: row.status } }, version, { state });
  if (!edited.ok) return edited;
  if (!edited.value.changes.length) return refuse({ code: 'state' });
  await updateCompetitionState(tx, row.id, state, acting);
  return shown(tx, publicId, acting, edited.value.changes);
};
