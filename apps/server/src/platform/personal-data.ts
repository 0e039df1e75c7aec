import type { KeepYears } from './config/keep.ts';
import type { Executor, Tx } from './database/index.ts';

/** A row of the file of own data: its columns are the file's words. */
export type DataRow = Readonly<Record<string, unknown>>;

/** Whose data is asked for: accounts by internal ids, and the mailbox that the asker has proved; null: none. */
export type DataAsker = { readonly userIds: readonly number[]; readonly email: string | null };

/** A person who is erased. */
export type ErasedPerson = {
  /** Internal id; 0: nobody's, what was typed with an address outside of accounts. */
  readonly userId: number;
  /** Lower case; confirmed: whatever was sent to them or typed with them is the person's. */
  readonly emails: readonly string[];
  /** Lower case; of the account, but nobody has proved that they are the person's. */
  readonly unproved: readonly string[];
  readonly phones: readonly string[];
  /** Keyed hash of e-mail or phone: by it the person himself can still prove a consent. */
  readonly personHash: string | null;
};

/** What an erasure has to ask about first: money that may still come, a coming start, or a house that nobody could open any more. */
export type Obstacle = { readonly userId: number; readonly kind: 'open_order' | 'coming_ticket' | 'last_admin' };

/** Letters of which everything that is said is true. */
export type LettersAbout = {
  /** A word of the letter's data and the values it may have. */
  readonly about?: { readonly word: string; readonly values: readonly string[] };
  /** Lower case. */
  readonly recipients?: readonly string[];
  readonly templates?: readonly string[];
  readonly olderThanDays?: number;
  readonly isSent?: true;
};

/** Deals with at most `limit` rows whose term is over, in one transaction; answers how many: 0 ends the round. */
export type Forgetting = (tx: Tx, limit: number, keep: KeepYears) => Promise<number>;

/** Orders whose term is over. */
export type OrdersOver = {
  /** Bought: what went with them is a document of theirs. */
  readonly wereBought: boolean;
  /** At most `limit` of them, locked for the transaction. */
  take(tx: Tx, limit: number, keep: KeepYears): Promise<{ id: number; userId: number }[]>;
};

/**
 * What the owner of tables does with the personal data in them. All owners stand in one list, `src/personal-data.ts`, whose
 * order is the order of locks; accounts walk it, each call within one transaction. Whatever an owner has no use for is absent.
 */
export type PersonalDataOwner = {
  /** Parts of the file of own data, by their names in it. */
  readonly export?: Readonly<Record<string, (db: Executor, owner: DataAsker) => Promise<DataRow[]>>>;
  /** Whether something was typed with this e-mail, in any case. */
  knows?(db: Executor, email: string): Promise<boolean>;
  obstacles?(db: Executor, userIds: readonly number[]): Promise<Obstacle[]>;
  /** Locks what the erasure will change and others may change meanwhile; all owners lock before one of them erases. */
  lock?(tx: Tx, person: ErasedPerson): Promise<void>;
  /** Letters that lead to the person; they go before anything that tells which ones they are. */
  letters?(tx: Tx, person: ErasedPerson): Promise<LettersAbout[]>;
  /** Nothing of the person is left; sums, goods and documents are. */
  erase?(tx: Tx, person: ErasedPerson): Promise<void>;
  /** What guests own becomes an account's; answers how many orders came. */
  join?(tx: Tx, from: readonly number[], to: number): Promise<number>;
  /** What has a term of its own, by the name under which it is logged (DEC-120). */
  readonly forget?: Readonly<Record<string, Forgetting>>;
  readonly ordersOver?: Readonly<Record<string, OrdersOver>>;
  /** Who bought these orders, and for whom, is forgotten; by internal ids. */
  scrubOrders?(tx: Tx, orderIds: readonly number[], wereBought: boolean): Promise<void>;
};
