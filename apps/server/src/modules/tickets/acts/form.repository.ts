import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type FormRow = {
  readonly version: number;
  readonly formatId: number;
  readonly formatPublicId: string;
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly licenseFile: string | null;
  readonly file: string | null;
  readonly clubPublicId: string | null;
  readonly clubTitle: string | null;
  readonly teamPublicId: string | null;
  readonly teamTitle: string | null;
};

/** What a ticket's form begins with. */
export const findForm = async (db: Executor, publicId: string): Promise<FormRow | null> => {
  const { rows } = await sql<FormRow>`
    select t.version, f.id as "formatId", f.public_id as "formatPublicId", t.info, lf.public_id as "licenseFile", wf.public_id as file,
      t.club_public_id as "clubPublicId", c.title as "clubTitle", m.public_id as "teamPublicId", m.title as "teamTitle"
    from tickets t join formats f on f.id = t.format_id left join files lf on lf.id = t.license_file_id
    left join files wf on wf.id = t.file_id left join clubs c on c.public_id = t.club_public_id
    left join teams m on m.id = t.team_id where t.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
