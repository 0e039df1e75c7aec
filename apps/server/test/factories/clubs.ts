import { sql } from 'kysely';
import { randomId } from '../../src/kernel/ids.ts';
import type { Executor } from '../../src/platform/database/index.ts';
import { createCity, inDays, insertRow, unique } from './events.ts';

type Row = Record<string, unknown>;
type Made = { id: number; publicId: string };

export type MadeClub = Made & { publicName: string };

/** A published club in Moscow with these members. */
export const createClub = async (
  db: Executor,
  members: readonly number[] = [],
  { joined_at = new Date(), ...row }: Row = {},
): Promise<MadeClub> => {
  const publicId = randomId();
  const publicName = unique('club');
  const cityId = await createCity(db);
  const id = await insertRow(db, 'clubs', {
    public_id: publicId,
    public_name: publicName,
    title: 'Клуб',
    description: 'Бегаем',
    city_id: cityId,
    ...row,
  });
  if (members.length)
    await sql`insert into club_members (club_id, user_id, joined_at)
      select ${id}, member, ${joined_at} from unnest(${[...members]}::bigint[]) member`.execute(db);
  return { id, publicId, publicName };
};

export type Unit = 'time' | 'count' | 'distance';

/** A type of competitions, by default by time. */
export const createType = async (db: Executor, unit: Unit = 'time', row: Row = {}): Promise<Made> => {
  const publicId = unique('type');
  const id = await insertRow(db, 'competition_types', {
    public_id: publicId,
    unit,
    title_ru: '10 км',
    title_en: '10 km',
    ...row,
  });
  return { id, publicId };
};

/** A competition of a club that began five days ago and goes on for five more. */
export const createCompetition = async (db: Executor, clubId: number, typeId: number, row: Row = {}): Promise<Made> => {
  const publicId = unique('competition');
  const id = await insertRow(db, 'club_competitions', {
    public_id: publicId,
    club_id: clubId,
    type_id: typeId,
    title: 'Осенняя десятка',
    starts_at: inDays(-5),
    ends_at: inDays(5),
    ...row,
  });
  return { id, publicId };
};

/** An accepted result of today, linked with these competitions. */
export const createClubResult = async (
  db: Executor,
  userId: number,
  { typeId, value, competitions = [], ...row }: { typeId: number; value: number; competitions?: number[] } & Row,
): Promise<Made> => {
  const publicId = randomId();
  const status = row['status'] ?? 'accepted';
  const id = await insertRow(db, 'club_results', {
    public_id: publicId,
    user_id: userId,
    type_id: typeId,
    value,
    day: new Date().toISOString().slice(0, 10),
    link: 'https://tracks.example.org/1',
    status,
    decided_at: status === 'new' ? null : new Date(),
    reason: status === 'declined' ? 'Не видно времени' : null,
    ...row,
  });
  for (const competition of competitions)
    await sql`insert into club_result_links (competition_id, result_id) values (${competition}, ${id})`.execute(db);
  return { id, publicId };
};
