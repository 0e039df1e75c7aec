import type { Language } from '@trassa/contracts';
import type { Grant } from '@trassa/rules';
import type { Block } from '../../../kernel/block.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { Audit } from '../../../platform/http/index.ts';
import type { NoteSearch } from '../../finder/index.ts';
import type { NamesOf, ShowHistory } from '../../staff/index.ts';

type Order = { readonly publicId: string; readonly status: string; readonly createdAt: Date };
type Ticket = {
  readonly publicId: string;
  readonly number: string;
  readonly startTitle: string;
  readonly formatTitle: string;
  readonly status: string;
};

/** Ports of the back office. */
export type SupportOffice = {
  readonly clock: Clock;
  /** Writes down what happens to a request by itself. */
  readonly audit: Pick<Audit, 'note'>;
  readonly namesOf: NamesOf;
  readonly showHistory: ShowHistory;
  /** Writes down that requests were found by an e-mail. */
  readonly noteSearch: NoteSearch;
  /** An internal id by the public one; null: nobody. */
  findPerson(db: Executor, publicId: string): Promise<number | null>;
  grantsOf(db: Executor, userId: number, now: Date): Promise<Grant[]>;
  staffGrants(
    db: Executor,
    now: Date,
  ): Promise<readonly { readonly userId: number; readonly grants: readonly Grant[] }[]>;
  /** The account that has proved an e-mail. */
  findOwner(db: Executor, email: string): Promise<number | null>;
  /** What a person has, for whoever may see all of it. */
  ordersOf(db: Executor, userId: number): Promise<Block<Order>>;
  ticketsOf(db: Executor, userId: number, language: Language): Promise<Block<Ticket>>;
};
