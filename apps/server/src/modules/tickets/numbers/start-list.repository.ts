import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { isReady } from './number-tickets.repository.ts';

export type StartListRow = {
  readonly ticketId: number;
  readonly formatId: number;
  readonly ticketNumber: string;
  readonly number: number | null;
  readonly kind: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
  readonly gender: string | null;
  /** YYYY-MM-DD. */
  readonly born: string | null;
  readonly phone: string | null;
  readonly waveRu: string | null;
  readonly waveEn: string | null;
  readonly team: string | null;
  readonly teamNumber: number | null;
  readonly club: string | null;
};

const sorts = {
  number: sql`t.start_number nulls last`,
  surname: sql`translate(lower(coalesce(t.info ->> 'last_name', '') || ' ' || coalesce(t.info ->> 'first_name', '')), 'ё', 'е') collate "C"`,
  wave: sql`k.start_time nulls last, k.position nulls last, t.start_number nulls last`,
};

/** Every ready ticket of these formats, one row each, formats in the order in which they are named. BO-079 */
export const selectStartList = async (
  db: Executor,
  formatIds: readonly number[],
  order: keyof typeof sorts,
): Promise<StartListRow[]> => {
  const { rows } = await sql<StartListRow>`
    select t.id as "ticketId", t.format_id as "formatId", t.ticket_number as "ticketNumber", t.start_number as number, t.kind,
      coalesce(t.info ->> 'last_name', '') as "lastName", coalesce(t.info ->> 'first_name', '') as "firstName",
      coalesce(t.info ->> 'second_name', '') as patronymic, t.info ->> 'gender' as gender, t.info ->> 'birth_date' as born,
      t.info ->> 'phone' as phone, k.name_ru as "waveRu", k.name_en as "waveEn", m.title as team, m.number as "teamNumber", c.title as club
    from tickets t join formats f on f.id = t.format_id left join format_clusters k on k.id = t.cluster_id
    left join teams m on m.id = t.team_id left join clubs c on c.public_id = t.club_public_id
    where t.format_id = any(${[...formatIds]}::bigint[]) and ${isReady}
    order by array_position(${[...formatIds]}::bigint[], t.format_id), ${sorts[order]}, t.id`.execute(db);
  return rows;
};
export type SelectStartList = typeof selectStartList;
