import { type RawBuilder, sql } from 'kysely';
import { numberlessMark } from './domain/numberless-mark.ts';

/** The start number as it is shown: '' where the file had none. */
export const shownNumber = (alias: string): RawBuilder<string> =>
  sql<string>`case when starts_with(${sql.ref(`${alias}.start_number`)}, ${sql.lit(numberlessMark)}) then '' else ${sql.ref(`${alias}.start_number`)} end`;
