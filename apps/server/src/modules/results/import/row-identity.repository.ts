import { type RawBuilder, sql } from 'kysely';

/** Who a row is, apart from its number: the name, of a team its title. */
export const identity = (alias: string): RawBuilder<unknown> =>
  sql.raw(`translate(lower(case when ${alias}.last_name <> '' or ${alias}.first_name <> ''
    then ${alias}.last_name || ' ' || ${alias}.first_name else coalesce(${alias}.team, '') end), 'ё', 'е')`);
/** The same as a fingerprint: of who was removed no name is kept. */
export const whoHash = (alias: string): RawBuilder<unknown> =>
  sql`encode(sha256(convert_to(${identity(alias)}, 'UTF8')), 'hex')`;
/** No row of the file is this stored one so far. */
export const isFree = sql`not exists (select from incoming taken where taken.target_id = r.id)`;
