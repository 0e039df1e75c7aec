import type { Grant } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { Audit } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage.ts';
import type { ApprovalsPort } from '../approvals/index.ts';
import type { NoteSearch } from '../finder/index.ts';
import type { NamesOf } from '../staff/index.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';

export type ExportsDeps = {
  readonly db: Database;
  /** Rows of files: a statement of theirs may take minutes. */
  readonly slowDb: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly config: Pick<Config, 'limitsOff'>;
  readonly audit: Audit;
  readonly approvals: ApprovalsPort;
  readonly namesOf: NamesOf;
  readonly noteSearch: NoteSearch;
  /** Port: what a person may now. */
  readonly grantsOf: (db: Executor, userId: number, now: Date) => Promise<Grant[]>;
  /** Asked when something is exported, because their owners are made of other modules. */
  readonly lists: () => readonly ExportedList[];
};

/** The second person of a large export of personal data. */
export const exportKind = 'personal_export';
