import type { Language, MessageSpec } from '@trassa/contracts';
import type { CompetitionTypeFields, OfficeCompetitionType, OfficeCompetitionTypeCard } from '@trassa/contracts/office';
import {
  checkTypeMeasure,
  competitionTypeDistanceMost,
  competitionTypesMost,
  keptByResults,
  type TypeProblem,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import { editVersion, type Executor, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import type { Changing, ClubActing } from '../clubs/save-club.ts';
import {
  deleteType,
  insertType,
  lockType,
  lockTypes,
  type OfficeTypeRow,
  selectOfficeType,
  type TypeValues,
  updateType,
} from './types.repository.ts';

const objectOf = ({ publicId, titleRu }: Pick<OfficeTypeRow, 'publicId' | 'titleRu'>) => ({
  kind: 'competition_type',
  publicId,
  title: titleRu,
});

const valuesOf = (row: OfficeTypeRow): TypeValues => ({
  title_ru: row.titleRu,
  title_en: row.titleEn,
  description_ru: row.descriptionRu,
  description_en: row.descriptionEn,
  unit: row.unit,
  distance: row.distance,
  with_obstacles: row.withObstacles,
});

export const presentTypeRow = (row: OfficeTypeRow, language: Language): OfficeCompetitionType => ({
  public_id: row.publicId,
  title: say(language, row.titleRu, row.titleEn),
  title_ru: row.titleRu,
  title_en: row.titleEn,
  unit: row.unit,
  distance: row.distance,
  with_obstacles: row.withObstacles,
  competitions: row.competitions,
  results: row.results,
  version: row.version,
});

/** A type with who changed it last; at most one statement more. */
export const typeCard = async (
  db: Executor,
  row: OfficeTypeRow,
  { language, namesOf }: Pick<ClubActing, 'language' | 'namesOf'>,
): Promise<{ readonly values: OfficeCompetitionTypeCard }> => {
  const editor = row.updatedBy === null ? undefined : (await namesOf(db, [row.updatedBy])).get(row.updatedBy);
  return {
    values: {
      ...presentTypeRow(row, language),
      description_ru: row.descriptionRu,
      description_en: row.descriptionEn,
      created: toUnix(row.createdAt),
      updated: toUnix(row.updatedAt),
      updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
    },
  };
};

type Shown = Promise<Result<Acted<{ readonly values: OfficeCompetitionTypeCard }>>>;
type Typed = { readonly [F in keyof CompetitionTypeFields]?: CompetitionTypeFields[F] | undefined };

const shown = async (tx: Tx, publicId: string, acting: ClubActing, changes: readonly Change[]): Shown => {
  const row = await selectOfficeType(tx, publicId);
  if (!row) throw new Error(`type of competitions ${publicId} is gone`);
  return ok({ answer: await typeCard(tx, row, acting), object: objectOf(row), changes });
};

const told = (problems: Readonly<Partial<Record<string, TypeProblem>>>): Record<string, MessageSpec> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, id]): [string, MessageSpec][] =>
      id === undefined ? [] : [[field, id === 'number_max' ? { id, max: competitionTypeDistanceMost } : { id }]],
    ),
  );

/** An empty text in English is none: the Russian one is shown. */
const english = ({ title_en: title, description_en: description }: Typed): Typed => ({
  ...(title !== undefined && { title_en: title || null }),
  ...(description !== undefined && { description_en: description || null }),
});

/** POST /api/admin/competition_types: people hand results in of it at once; refuses `validation` by field (BO-191). */
export const createType = async (
  tx: Tx,
  typed: Typed & Pick<CompetitionTypeFields, 'title_ru' | 'unit'>,
  acting: ClubActing,
): Shown => {
  const values: TypeValues = {
    title_ru: typed.title_ru,
    title_en: typed.title_en || null,
    description_ru: typed.description_ru ?? '',
    description_en: typed.description_en || null,
    unit: typed.unit,
    distance: typed.distance ?? null,
    with_obstacles: typed.with_obstacles ?? false,
  };
  const errors = told(checkTypeMeasure(values));
  if (Object.keys(errors).length) return invalid(errors);
  if ((await lockTypes(tx)) >= competitionTypesMost)
    return invalid({ title_ru: { id: 'competition_types_most', max: competitionTypesMost } });
  const publicId = randomId();
  await insertType(tx, publicId, values, acting);
  return shown(tx, publicId, acting, [
    ...Object.entries(values)
      .filter(([, after]) => after !== null && after !== '' && after !== false)
      .map(([field, after]) => ({ field, before: null, after })),
    { field: versionField, before: 0, after: 1 },
  ]);
};

/** PUT /api/admin/competition_types/{id}: how it is measured stays once there is a result, also one that comes meanwhile (BO-191). */
export const changeType = async (tx: Tx, { publicId, version }: Changing, typed: Typed, acting: ClubActing): Shown => {
  const row = await lockType(tx, publicId);
  if (!row) return notFound();
  const before = valuesOf(row);
  const edited = editVersion({ version: row.version, values: before }, version, { ...typed, ...english(typed) });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (!changes.length) return shown(tx, publicId, acting, []);
  const errors = { ...told(checkTypeMeasure(values)), ...told(keptByResults(before, values, row.results)) };
  if (Object.keys(errors).length) return invalid(errors);
  await updateType(tx, row.id, values, acting);
  return shown(tx, publicId, acting, changes);
};

/** DELETE /api/admin/competition_types/{id}: one that has competitions or results does not go (BO-191). */
export const removeType = async (
  tx: Tx,
  { publicId, version }: Changing,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  const row = await lockType(tx, publicId);
  if (!row) return notFound();
  const before = valuesOf(row);
  const seen = editVersion({ version: row.version, values: before }, version, {});
  if (!seen.ok) return seen;
  const { competitions, results } = row;
  if (competitions + results > 0)
    return refuse({
      code: 'has_dependants',
      message: { id: 'competition_type_used', competitions, results },
      details: {
        dependants: [
          { kind: 'competitions', count: competitions },
          { kind: 'results', count: results },
        ].filter(({ count }) => count > 0),
      },
    });
  await deleteType(tx, row.id);
  return ok({
    answer: { values: { public_id: publicId } },
    object: objectOf(row),
    changes: Object.entries(before)
      .filter(([, value]) => value !== null && value !== '' && value !== false)
      .map(([field, value]) => ({ field, before: value, after: null })),
  });
};
