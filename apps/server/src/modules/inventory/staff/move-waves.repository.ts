import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** Waves of formats set off with their start. */
export const moveWaves = async (tx: Tx, formatIds: readonly number[], seconds: number): Promise<void> => {
  await sql`update format_clusters set start_time = start_time + make_interval(secs => ${seconds})
    where format_id = any(${[...formatIds]}::bigint[]) and start_time is not null`.execute(tx);
};
