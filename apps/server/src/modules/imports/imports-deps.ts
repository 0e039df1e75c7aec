import type { Language, MessageSpec } from '@trassa/contracts';
import type { AnyImportKind, ImportOptions, ImportShown } from '@trassa/contracts/office';
import type { ReferenceKind } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Audit, Change } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage.ts';
import type { NamesOf } from '../staff/index.ts';

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** A file to be read, and how. */
export type ImportJob = {
  /** null: it is of the house. */
  readonly startPublicId: string | null;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Columns named by hand, by their place from 0. */
  readonly map: Readonly<Record<string, string>>;
  readonly options: ImportOptions;
};

export type ImportCounts = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
};

type Shown = { readonly shown: ByLanguage<ImportShown> };
/** What a dry run found; nothing of it is stored by the owner. */
export type DryRun =
  | ({ readonly state: 'failed'; readonly failure: ByLanguage<string> } & Shown)
  | ({ readonly state: 'problems' } & Shown)
  | ({ readonly state: 'ready'; readonly hash: string; readonly counts: ImportCounts } & Shown);

export type Wish = {
  readonly hash: string;
  readonly publish: boolean;
  readonly remove: number;
  readonly userId: number;
};

export type Watcher = {
  /** 0…100; what it throws stops the work. */
  readonly onProgress: (percent: number) => void;
};

/** What is imported, by its owner. */
export type ImportKind = {
  fields(language: Language): { readonly field: string; readonly title: string }[];
  isField(word: string): boolean;
  /** Why a file is refused at once; null: it is read in the background. */
  refuse(bytes: Buffer): MessageSpec | null;
  dryRun(job: ImportJob, watcher: Watcher): Promise<DryRun>;
  /** Whether what a hash was made of still stands. */
  isCurrent(db: Executor, startId: number | null, hash: string): Promise<boolean>;
  /** Whether rows would go that nobody has agreed to. */
  asksMore(shown: ImportShown, remove: number): boolean;
  /** All or nothing; `onDone` in the same transaction. false: its base has changed. */
  apply(
    job: ImportJob,
    wish: Wish,
    watcher: Watcher & { onDone(tx: Tx, counts: ImportCounts, changes: readonly Change[]): Promise<void> },
  ): Promise<boolean>;
};

export type ImportsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Pick<Storage, 'put' | 'get' | 'delete'>;
  readonly audit: Audit;
  readonly namesOf: NamesOf;
  /** By name; asked when something is imported, because their owners are made of other modules. */
  readonly kinds: () => Readonly<Record<AnyImportKind, ImportKind>>;
  /** Rows of a list as it stands. */
  readonly countReference: (db: Executor, kind: ReferenceKind) => Promise<number>;
};
