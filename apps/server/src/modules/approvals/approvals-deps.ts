import type { Language, AuditAct } from '@trassa/contracts';
import type { ApprovedAct, Grant, Places, Right } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import type { Database, Executor, Tx } from '../../platform/database/index.ts';
import type { Audit, Change } from '../../platform/http/index.ts';
import type { NamesOf } from '../staff/index.ts';

/** What is asked for: checked whole by its owner, and nothing of it done yet. */
export type NewApproval = {
  readonly act: ApprovedAct;
  /** Of `ApprovedKinds`: who does it. */
  readonly kind: string;
  readonly object: { readonly kind: string; readonly publicId: string; readonly title: string };
  readonly places: Places;
  readonly summary: Readonly<Record<Language, string>>;
  /** null: it is of no money. */
  readonly sum: Minor | null;
  /** What the owner does it by, and what the asker saw; kept as JSON. */
  readonly params: unknown;
  readonly quote: unknown;
  /** What no second request may be about while this one waits: 'ticket:12'. */
  readonly locks: readonly string[];
  readonly reason: string;
  readonly by: { readonly userId: number; readonly loginId: number };
};

/** What was asked for and is agreed to. */
export type Approved = Pick<NewApproval, 'object' | 'places' | 'sum' | 'params' | 'quote' | 'reason'> & {
  readonly publicId: string;
  readonly askedBy: number;
  /** What who asked may do now: his owner looks again at all that he looked at then. */
  readonly askerGrants: readonly Grant[];
  readonly decidedBy: number;
};

/**
 * What the entry of the act says beside who asked and who decided; `run`: the long work that began; `object`: what has come into
 * being, where there was nothing to name in the request.
 */
export type Ran = {
  readonly changes?: readonly Change[];
  readonly run?: string;
  readonly object?: NewApproval['object'];
};

/**
 * Port: an act of an owner that may wait for a second person. `run` checks everything again, by the transaction of the
 * decision, and does it; also whether who asked may do it still (`askerLost`). What it refuses is undone, and the request is outdated: the difference stands in `details.changes` of
 * the refusal, else its code does.
 */
export type ApprovedKind = {
  readonly act: AuditAct;
  /** What the asker needs where it is done, then as well: whoever has lost it gets nothing done by his request. */
  readonly right: Right;
  run(tx: Tx, approved: Approved): Promise<Result<Ran>>;
  /** It was not agreed to: declined, withdrawn, outdated or lapsed. What waited for it waits for nobody now. */
  unagreed?(tx: Tx, asked: Pick<NewApproval, 'object' | 'params'>): Promise<void>;
};

/** Somebody who may decide something. */
export type StaffGrants = { readonly userId: number; readonly grants: readonly Grant[] };

export type ApprovalsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  /** By their names; asked when something is decided, because owners ask for approvals themselves. */
  readonly kinds: Readonly<Record<string, ApprovedKind>>;
  /** Port: everybody of the staff with what counts for him now. */
  readonly staffGrants: (db: Executor, now: Date) => Promise<StaffGrants[]>;
  /** Port: whoever had a grant at any moment since then, blocked people too, with all of them; they are told without their ends. */
  readonly staffGrantsSince: (db: Executor, since: Date) => Promise<StaffGrants[]>;
  readonly namesOf: NamesOf;
};
