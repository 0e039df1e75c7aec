import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { daysAgo, type Tx } from '../../../platform/database/index.ts';

type Uploads = { readonly lineId: number; readonly fileId: number | null; readonly licenseFileId: number | null };

/** Tickets of past starts let go of their uploads. */
export const takeUploadsOfPastStarts = async (tx: Tx, limit: number): Promise<Uploads[]> => {
  const { rows } = await sql<Uploads>`
    with past as (
      select t.id, t.order_line_id as "lineId", t.file_id as "fileId", t.license_file_id as "licenseFileId"
      from tickets t join formats f on f.id = t.format_id
      where (t.file_id is not null or t.license_file_id is not null) and f.start_time < ${daysAgo(personalTerms.startUploads)}
      limit ${limit} for update of t skip locked)
    update tickets t set file_id = null, license_file_id = null from past where t.id = past.id
    returning past."lineId", past."fileId", past."licenseFileId"`.execute(tx);
  return rows;
};
