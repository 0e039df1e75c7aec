import { sql } from 'kysely';
import { personalTerms } from '../../../kernel/personal-terms.ts';
import { daysAgo, type Tx } from '../../../platform/database/index.ts';

type Uploads = { fileId: number | null; licenseFileId: number | null };

/** Lines of ended unpaid orders let go of their uploads; answers how many lines, and the files' internal ids. */
export const takeUploadsOfUnpaid = async (tx: Tx, limit: number): Promise<{ lines: number; fileIds: number[] }> => {
  const { rows } = await sql<Uploads>`
    with lines as (
      select l.id, (l.details ->> 'fileId')::bigint as "fileId", (l.details ->> 'licenseFileId')::bigint as "licenseFileId"
      from orders o join order_lines l on l.order_id = o.id
      where o.status in ('expired', 'cancelled') and o.email <> '' and o.expires_at < ${daysAgo(personalTerms.unpaidUploads)}
        and (l.details ->> 'fileId' is not null or l.details ->> 'licenseFileId' is not null)
      limit ${limit} for update of l skip locked)
    update order_lines l set details = l.details || '{"fileId": null, "licenseFileId": null}' from lines where l.id = lines.id
    returning lines."fileId", lines."licenseFileId"`.execute(tx);
  const fileIds = rows.flatMap((row) => [row.fileId, row.licenseFileId]).filter((id) => id !== null);
  return { lines: rows.length, fileIds };
};

/** For the tickets: uploads of these lines are forgotten, their participants stay. */
export const forgetUploadsOfLines = async (tx: Tx, lineIds: readonly number[]): Promise<void> => {
  await sql`
    update order_lines set details = details || '{"fileId": null, "licenseFileId": null}'
    where id = any(${lineIds}::bigint[])`.execute(tx);
};

/** For the tickets: the participants of these lines are forgotten with what they uploaded. */
export const forgetParticipantsOfLines = async (tx: Tx, lineIds: readonly number[]): Promise<void> => {
  await sql`
    update order_lines set details = details - 'info' || '{"fileId": null, "licenseFileId": null}'
    where id = any(${lineIds}::bigint[])`.execute(tx);
};
