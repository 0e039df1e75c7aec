import type { TicketKind } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { instant } from '../../format-columns.repository.ts';
import type { StampRow } from '../stamp.ts';
import { stampColumns } from '../stamp-columns.repository.ts';

type Words = { ru: string; en?: string | null };
export type StepRow = {
  id: number;
  kind: TicketKind;
  price: Minor;
  startsAt: string | null;
  fromCount: number | null;
  begunAt: string | null;
};
export type FieldRow = {
  name: string;
  label_ru: string;
  label_en?: string | null;
  required: boolean;
  type?: 'text' | 'number' | 'date' | 'checkbox';
  hidden?: boolean;
};

/** What a row of the list and a card say first. */
export type FormatHead = {
  readonly id: number;
  readonly publicId: string;
  readonly eventCityId: number;
  readonly eventPublicId: string;
  readonly startPublicId: string;
  readonly startTitleRu: string;
  readonly startTitleEn: string | null;
  readonly startStatus: string;
  readonly starts: Date;
  readonly timezone: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly position: number;
  readonly status: 'draft' | 'published' | 'archived';
  readonly hidden: boolean;
  readonly distance: number | null;
  readonly startTime: Date;
  readonly isTeam: boolean;
  readonly maxCount: number | null;
  readonly saleFrom: Date | null;
  readonly saleUntil: Date | null;
  readonly steps: StepRow[];
};

export type FormatCardRow = FormatHead &
  StampRow & {
    readonly descriptionRu: string | null;
    readonly descriptionEn: string | null;
    readonly notesRu: string | null;
    readonly notesEn: string | null;
    readonly obstacles: number;
    readonly logo: string | null;
    readonly online: boolean;
    readonly qr: boolean;
    readonly registrationEnd: Date;
    /** When it set off before its time was shifted by hand; null: it was not, since it sold. */
    readonly soldStartTime: Date | null;
    readonly saleStart: Date | null;
    readonly saleEnd: Date | null;
    readonly ageMin: number | null;
    readonly ageMax: number | null;
    readonly gender: 'male' | 'female' | null;
    readonly regions: number[];
    readonly minCount: number;
    readonly buyLimit: number | null;
    readonly teamAll: boolean;
    readonly fixedCount: boolean;
    readonly preregistration: boolean;
    readonly selectTitleRu: string | null;
    readonly selectTitleEn: string | null;
    readonly selectValues: Words[] | null;
    readonly selectField: string | null;
    readonly license: boolean;
    readonly bookedNumbers: boolean;
    readonly shirtUnavailable: boolean;
    readonly delivery: boolean;
    readonly fields: FieldRow[];
    readonly waves: {
      publicId: string;
      nameRu: string;
      nameEn: string | null;
      capacity: number | null;
      taken: number;
      startTime: string | null;
      file: boolean;
      document: string | null;
    }[];
    /** A ticket of it was issued, whatever became of it. */
    readonly wasSold: boolean;
  };

/** Of the format f, its start ec in the city c and its event e; steps in the order in which they begin. */
export const headColumns = sql`f.id, f.public_id as "publicId", f.event_city_id as "eventCityId", e.public_id as "eventPublicId",
  ec.public_id as "startPublicId", e.title_ru || ', ' || c.name_ru as "startTitleRu",
  coalesce(e.title_en, e.title_ru) || ', ' || c.name_en as "startTitleEn",
  case when e.status = 'draft' then 'draft' else ec.status end as "startStatus", ec.start_time as starts, ec.timezone,
  f.title_ru as "titleRu", f.title_en as "titleEn", f.position, f.status, f.hidden, f.distance_km as distance, f.start_time as "startTime",
  f.is_team as "isTeam", f.max_count as "maxCount", coalesce(f.sale_start, ec.sale_start) as "saleFrom",
  coalesce(f.sale_end, ec.sale_end) as "saleUntil",
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'price', p.price_minor, 'startsAt', ${instant('p.starts_at')},
      'fromCount', p.from_count, 'begunAt', ${instant('p.begun_at')})
    order by array_position(array['athlete', 'kids', 'spectator', 'volunteer'], p.kind), least(p.starts_at, p.begun_at) nulls last, p.from_count, p.id)
    from format_prices p where p.format_id = f.id), '[]') as steps`;

export const formatTables = sql`formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
  join cities c on c.id = ec.city_id`;

const cardColumns = sql`${headColumns}, ${stampColumns('f')},
  f.description_ru as "descriptionRu", f.description_en as "descriptionEn", f.notes_ru as "notesRu", f.notes_en as "notesEn",
  f.obstacles, f.logo, f.online, f.qr, f.registration_end as "registrationEnd", f.sold_start_time as "soldStartTime", f.sale_start as "saleStart", f.sale_end as "saleEnd",
  f.age_min as "ageMin", f.age_max as "ageMax", f.gender, f.regions, f.min_count as "minCount", f.buy_limit as "buyLimit",
  f.team_all as "teamAll", f.fixed_count as "fixedCount", f.preregistration, f.select_title_ru as "selectTitleRu",
  f.select_title_en as "selectTitleEn", f.select_values as "selectValues", f.select_field as "selectField", f.license,
  f.booked_numbers as "bookedNumbers", f.shirt_unavailable as "shirtUnavailable", f.delivery, f.additional_fields as fields,
  coalesce((select jsonb_agg(jsonb_build_object('publicId', k.public_id, 'nameRu', k.name_ru, 'nameEn', k.name_en, 'capacity', k.capacity,
      'taken', k.taken, 'startTime', ${instant('k.start_time')}, 'file', k.file, 'document', k.document) order by k.position, k.id)
    from format_clusters k where k.format_id = f.id and k.removed_at is null), '[]') as waves,
  exists (select from tickets t where t.format_id = f.id) as "wasSold"`;

const one = async (db: Executor, publicId: string, lock: RawBuilder<unknown>): Promise<FormatCardRow | null> => {
  const { rows } = await sql<FormatCardRow>`
    select ${cardColumns} from ${formatTables} where f.public_id = ${publicId} ${lock}`.execute(db);
  return rows[0] ?? null;
};

export const findFormatCard = (db: Executor, publicId: string): Promise<FormatCardRow | null> =>
  one(db, publicId, sql``);

/** A format that the system changes, by its internal id. */
export const lockFormatById = async (
  tx: Tx,
  id: number,
): Promise<{ readonly publicId: string; readonly titleRu: string; readonly version: number }> => {
  const { rows } = await sql<{ publicId: string; titleRu: string; version: number }>`
    select public_id as "publicId", title_ru as "titleRu", version from formats where id = ${id} for no key update`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('the format is gone');
  return row;
};

/** The same for a change. Tickets and orders refer to the row by its key alone: no sale waits for it. */
export const lockFormatCard = async (db: Executor, publicId: string): Promise<FormatCardRow | null> => {
  // Locked first, read after: a statement that has waited for the lock would still see what it was asked of.
  await sql`select id from formats where public_id = ${publicId} for no key update`.execute(db);
  return one(db, publicId, sql``);
};
