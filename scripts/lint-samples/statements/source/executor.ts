import type { Kysely } from 'kysely';

export type Executor = Kysely<unknown>;
