import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

export type ClubRow = {
  readonly publicId: string;
  readonly publicName: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly link: string | null;
  readonly createdAt: Date;
  readonly members: number;
  readonly cityId: number;
  readonly cityRu: string;
  readonly cityEn: string;
};

const most = 500;

/** Clubs that a person is in, the last joined first. */
export const selectClubsOf = async (db: Executor, userId: number): Promise<ClubRow[]> => {
  const { rows } = await sql<ClubRow>`
    select k.public_id as "publicId", k.public_name as "publicName", k.title, k.description, k.picture, k.link, k.created_at as "createdAt",
      (select count(*) from club_members m where m.club_id = k.id) as members, c.id as "cityId", c.name_ru as "cityRu", c.name_en as "cityEn"
    from club_members own join clubs k on k.id = own.club_id join cities c on c.id = k.city_id
    where own.user_id = ${userId} and k.status = 'published' order by own.joined_at desc, k.id limit ${most}`.execute(
    db,
  );
  return rows;
};
