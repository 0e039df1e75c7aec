import { sql } from 'kysely';
import { type Executor, type Tx } from '../../../../platform/database/index.ts';
import type { By, StampRow } from '../stamp.ts';
import { stampColumns } from '../stamp-columns.repository.ts';

/** Named as on the wire: values of a card are compared, told and written by these names. */
export type ProjectValues = {
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly link: string | null;
};
export type SeriesValues = {
  /** A public id. */
  readonly project: string;
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly description_ru: string;
  readonly description_en: string | null;
  readonly video_promo: string | null;
};

type ProjectText = { readonly titleRu: string; readonly titleEn: string | null; readonly link: string | null };
export type ProjectRow = StampRow &
  ProjectText & {
    readonly id: number;
    readonly publicId: string;
    readonly picture: string | null;
    readonly series: number;
  };
export type SeriesRow = StampRow & {
  readonly id: number;
  readonly publicId: string;
  readonly project: string;
  readonly projectTitle: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  readonly video: string | null;
  readonly logo: string;
  readonly events: number;
};

/** More than an organiser has. */
const most = 500;

const projectColumns = sql`p.id, p.public_id as "publicId", p.title_ru as "titleRu", p.title_en as "titleEn", p.link,
  p.picture_main as picture, (select count(*)::int from event_types t where t.project_id = p.id) as series, ${stampColumns('p')}`;

export const selectProjects = async (db: Executor): Promise<ProjectRow[]> => {
  const { rows } = await sql<ProjectRow>`
    select ${projectColumns} from projects p order by p.title_ru, p.id limit ${most}`.execute(db);
  return rows;
};

/** Locked: whoever reads it is about to change it. */
export const lockProject = async (tx: Tx, publicId: string): Promise<ProjectRow | null> => {
  const { rows } = await sql<ProjectRow>`
    select ${projectColumns} from projects p where p.public_id = ${publicId} for update of p`.execute(tx);
  return rows[0] ?? null;
};

export const hasProject = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from projects where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export const insertProject = async (
  tx: Tx,
  publicId: string,
  { title_ru, title_en, link }: ProjectValues,
  { userId, now }: By,
): Promise<void> => {
  await sql`insert into projects (public_id, title_ru, title_en, link, created_at, updated_at, updated_by)
    values (${publicId}, ${title_ru}, ${title_en}, ${link}, ${now}, ${now}, ${userId})`.execute(tx);
};

export const updateProject = async (
  tx: Tx,
  id: number,
  { title_ru, title_en, link }: ProjectValues,
  by: By,
): Promise<void> => {
  await sql`update projects set title_ru = ${title_ru}, title_en = ${title_en}, link = ${link}, version = version + 1,
      updated_at = ${by.now}, updated_by = ${by.userId}
    where id = ${id}`.execute(tx);
};

export const deleteProject = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from projects where id = ${id}`.execute(tx);
};

const seriesColumns = sql`t.id, t.public_id as "publicId", p.public_id as project, p.title_ru as "projectTitle",
  t.title_ru as "titleRu", t.title_en as "titleEn", t.description_ru as "descriptionRu", t.description_en as "descriptionEn",
  t.video_promo as video, t.logo, (select count(*)::int from events e where e.event_type_id = t.id) as events, ${stampColumns('t')}`;

export const selectSeries = async (db: Executor): Promise<SeriesRow[]> => {
  const { rows } = await sql<SeriesRow>`
    select ${seriesColumns} from event_types t join projects p on p.id = t.project_id
    order by p.title_ru, p.id, t.title_ru, t.id limit ${most}`.execute(db);
  return rows;
};

export const lockSeries = async (tx: Tx, publicId: string): Promise<SeriesRow | null> => {
  const { rows } = await sql<SeriesRow>`
    select ${seriesColumns} from event_types t join projects p on p.id = t.project_id
    where t.public_id = ${publicId} for update of t`.execute(tx);
  return rows[0] ?? null;
};

export const hasSeries = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from event_types where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export const insertSeries = async (
  tx: Tx,
  { publicId, logo }: { readonly publicId: string; readonly logo: string },
  values: SeriesValues,
  { userId, now }: By,
): Promise<void> => {
  const { project, title_ru, title_en, description_ru, description_en, video_promo } = values;
  await sql`insert into event_types (public_id, project_id, title_ru, title_en, description_ru, description_en, logo, video_promo,
      created_at, updated_at, updated_by)
    select ${publicId}, p.id, ${title_ru}, ${title_en}, ${description_ru}, ${description_en}, ${logo}, ${video_promo},
      ${now}, ${now}, ${userId} from projects p where p.public_id = ${project}`.execute(tx);
};

export const updateSeries = async (tx: Tx, id: number, values: SeriesValues, by: By): Promise<void> => {
  const { project, title_ru, title_en, description_ru, description_en, video_promo } = values;
  await sql`update event_types set project_id = (select p.id from projects p where p.public_id = ${project}),
      title_ru = ${title_ru}, title_en = ${title_en}, description_ru = ${description_ru}, description_en = ${description_en},
      video_promo = ${video_promo}, version = version + 1,
      updated_at = ${by.now}, updated_by = ${by.userId}
    where id = ${id}`.execute(tx);
};

export const deleteSeries = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from event_types where id = ${id}`.execute(tx);
};
