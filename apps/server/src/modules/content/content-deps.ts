import type { Clock } from '../../kernel/clock.ts';
import type { ShortCache } from '../../kernel/short-cache.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { FindLost, KeepMedia } from '../media/index.ts';
import type { NamesOf, ShowHistory } from '../staff/index.ts';

/** What the calls of the module share. */
export type ContentDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'paymentProviders' | 'networks'>;
  readonly cache: ShortCache;
};

/** How many consents name each version of a text, by `name version`; those that nobody has agreed to may be left out. */
export type CountAgreed = (
  db: Executor,
  texts: readonly { readonly name: string; readonly version: number }[],
) => Promise<ReadonlyMap<string, { readonly count: number; readonly exact: boolean }>>;

/** What the calls of the staff need besides. */
export type ContentStaffDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly keepMedia: KeepMedia;
  readonly findLost: FindLost;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
  readonly countAgreed: CountAgreed;
  /** By which links to drafts are signed. */
  readonly previewKey: Buffer;
};
