import type { Reach, SearchKind } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Find } from '../../kernel/finding.ts';
import type { OfficeScope } from '../../kernel/office-scope.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Audit, StaffSession } from '../../platform/http/index.ts';

export type SearchDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Ports: the owner of each kind finds its things. */
  readonly finds: Readonly<Record<SearchKind, Find>>;
  /** Port: what a reach holds, by internal ids. */
  readonly resolveReach: (reach: Reach) => Promise<OfficeScope>;
  readonly audit: Audit;
  /** Hides what was typed in the audit. */
  readonly key: Buffer;
};

/** Who searches, in which session. */
export type Searcher = {
  readonly userId: number;
  readonly session: StaffSession;
  readonly address: string;
  readonly requestId: string;
};
