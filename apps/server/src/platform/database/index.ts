export type { Database, Executor, Pool, Tx } from './types.ts';
export { isAnswering, isEmpty, openDatabase, settle } from './pool.ts';
export { migrate, MigrationError } from './migrate.ts';
export { openPipelinedPool } from './pipelined-pool.ts';
export { isStale } from './preparing-client.ts';
export { type Embedded, startEmbedded } from './launcher.ts';
export { alone, gathered, gatheredAcross, inTurn } from './gathering.ts';
export { createTogether, type Together, type TogetherOptions } from './together.ts';
export { transact } from './transact.ts';
export { withLock } from './with-lock.ts';
export { countRows, daysAgo, yearsAgo } from './over.ts';
export {
  anyOf,
  behind,
  between,
  type By,
  countUpTo,
  during,
  type FilterSql,
  idList,
  inOrder,
  inReach,
  keyText,
  type ListPage,
  type ListRow,
  mapPage,
  type PageAsk,
  reaches,
  type ShownPage,
  type SortSql,
  toPage,
} from './list-query.ts';
export { freeAddress } from './free-address.ts';
export {
  changesOfGone,
  changesOfNew,
  type Edited,
  editVersion,
  versionColumns,
  versionField,
  type VersionRow,
} from './versioned.ts';
export { areNamed, beginsWith, endsIn, foundBy, type Way, waysOfEmail, waysOfNames } from './sought.ts';
