import { type RawBuilder, sql } from 'kysely';
import { versionColumns } from '../../../platform/database/index.ts';

/** Of a table with its alias, as `StampRow`. */
export const stampColumns = (of: string): RawBuilder<unknown> => {
  const by = sql.ref(`${of}.updated_by`);
  return sql`${versionColumns(of)}, (select u.public_id from users u where u.id = ${by}) as "editorId",
    (select u.name from users u where u.id = ${by}) as "editorName"`;
};
