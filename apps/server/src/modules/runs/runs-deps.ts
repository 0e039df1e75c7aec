import type { Language } from '@trassa/contracts';
import type { Places } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Result } from '../../kernel/result.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { NamesOf } from '../staff/index.ts';
import type { BulkRunDeps } from './bulk/bulk-owner.ts';

/** Long work with its pieces, listed by who begins it. */
export type NewRun = {
  /** Of the kinds that are plugged in. */
  readonly kind: string;
  readonly object: { readonly kind: string; readonly publicId: string; readonly title: string };
  readonly places: Places;
  readonly summary: Readonly<Record<Language, string>>;
  /** What its owner does it by; kept as JSON. */
  readonly params: unknown;
  /** Public ids, each once. */
  readonly items: readonly string[];
  /** null: nobody of the staff. */
  readonly by: number | null;
  readonly approval: string | null;
};

/** A run as its owner sees it while it goes on. */
export type RunUnderWay = Pick<NewRun, 'params' | 'by' | 'approval'> & {
  readonly id: number;
  readonly publicId: string;
  readonly objectId: string;
  /** When it was agreed to, where somebody had to. */
  readonly createdAt: Date;
};

/** Figures beside the count of pieces, in kopecks. */
export type RunFigures = { readonly sumDone: number; readonly sumLeft: number };

/** Port: what an owner does by pieces. */
export type RunKind = {
  /** Pieces in a minute, all processes together. */
  readonly perMinute: number;
  /** Kinds that share one rate name it; absent: the rate is the kind's own. */
  readonly rate?: string;
  /** One piece by a transaction of its own, marked done by the same one; a refusal undoes it and is its failure. */
  item(tx: Tx, run: RunUnderWay, object: string): Promise<Result<void>>;
  /** Asked when nothing waits any more: what has come meanwhile. Nothing: the run is done. */
  more?(tx: Tx, run: RunUnderWay): Promise<readonly string[]>;
  figures?(db: Executor, run: RunUnderWay): Promise<RunFigures>;
};

export type RunsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, 'limitsOff'>;
  readonly kinds: Readonly<Record<string, RunKind>>;
  readonly namesOf: NamesOf;
  /** Acts on many rows of a list; without them there are none. */
  readonly bulk?: Omit<BulkRunDeps, 'clock'>;
};
