import type { AuditAct, MessageSpec } from '@trassa/contracts';
import type { ListDeclaration } from '@trassa/contracts/office';
import type { Grant, Places, Reach } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { Acted, Audit } from '../../../platform/http/index.ts';

/** What is done to one of many. */
export type BulkAsked = {
  readonly id: string;
  readonly userId: number;
  readonly grants: readonly Grant[];
  readonly params: Readonly<Record<string, string>>;
  readonly reason: string;
};
/** The single act as the owner of the things does it, of the version that stands. */
export type BulkAct = {
  readonly act: AuditAct;
  /** What is wrong with params beyond their declaration, by param: told before anything is begun. */
  wrong?(params: BulkAsked['params']): Readonly<Record<string, MessageSpec>>;
  run(tx: Tx, asked: BulkAsked): Promise<Result<Acted<unknown>>>;
};
/** Acts on the rows of a list, by their names in its declaration. */
export type BulkActs = Readonly<Record<string, BulkAct>>;

/** Port: what an owner says of a list whose rows are acted on. */
export type BulkOwner<D extends ListDeclaration = ListDeclaration> = {
  readonly list: D;
  /** Of its rows, as places and the audit call them. */
  readonly kind: string;
  /** Public ids of the first that match, by the transaction of the act. */
  select(
    tx: Tx,
    ask: ListAsk<D>,
    seen: { readonly reach: Reach; readonly now: Date },
    limit: number,
  ): Promise<readonly string[]>;
  readonly acts: BulkActs;
};

export type BulkRunDeps = {
  readonly clock: Clock;
  readonly audit: Audit;
  readonly owners: () => readonly BulkOwner[];
  grantsOf(db: Executor, userId: number, now: Date): Promise<readonly Grant[]>;
  placesOf(db: Executor, kind: string, id: string): Promise<Places | null>;
};
