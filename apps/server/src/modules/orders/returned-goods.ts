import type { Minor } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** A line that the staff gives back, or some of it. */
export type AskedLine = {
  readonly id: number;
  readonly orderId: number;
  readonly boughtAt: Date;
  readonly count: number;
  readonly total: Minor;
  /** How many of its pieces; null: all that are left. */
  readonly pieces: number | null;
  /** Public ids of the pieces; null: by their number. */
  readonly named: readonly string[] | null;
  /** Another per cent than the policy's; null: by the policy. */
  readonly percent: number | null;
  /** Its parcel has left. */
  readonly isSent: boolean;
};
export type AskedTerms = {
  /** What is quoted is quoted by this moment: of a run that of its agreement. */
  readonly now: Date;
  /** Policies that have not begun come back with their ticket. */
  readonly withInsurance: boolean;
  /** Those that have begun, too. */
  readonly withBegun: boolean;
  /** It is our doing: their whole price comes back, whatever comes back of the ticket (back-office 5.11). */
  readonly isOurs: boolean;
  /** Nothing is made of it: the pieces are only looked at. */
  readonly isGlance: boolean;
};

/** What of a piece comes back, and why it is not what was paid. Kopecks. */
export type ReturnedPiece = {
  /** `ticket:12`, `goods:45:2`: it comes back once. */
  readonly cause: string;
  readonly lineId: number;
  readonly publicId: string | null;
  readonly paid: Minor;
  /** What the per cent is taken of: less than was paid where it was cheaper among others. */
  readonly basis: Minor;
  readonly percent: number;
  /** By the policy: what nobody has to answer for. */
  readonly policyPercent: number;
  readonly policySum: Minor;
  /** Paid for policies that come back with it. */
  readonly insurance: Minor;
  /** Policies of it that end with it though nothing comes back for them, and those that have begun and stay valid; absent: it has none. */
  readonly policiesEnded?: number;
  readonly policiesKept?: number;
  readonly sum: Minor;
  /** What its start that is called off brings beyond an earlier promise, which `sum` is then: by a cause of its own. Absent: nothing. */
  readonly rest?: Minor;
  /**
   * `group`: it was cheaper among others; `tier`: time; `promised`: an earlier return whose money could not be sent; `left`: nothing more
   * is left of the order.
   */
  readonly why: 'group' | 'tier' | 'promised' | 'left' | null;
  /** null: it can be given back so. */
  readonly obstacle: 'state' | 'deadline' | null;
};

/** What the staff does with pieces of a kind; the order is locked (back-office 5.11). */
export type StaffReturns = {
  /** Only when their start is called off, and not by themselves; absent: whenever somebody asks for it. */
  readonly onlyOurs?: boolean;
  /** Of one order or many. Locks the pieces, in the order of their ids, unless it is a glance. Those of a whole line that came back already are left out. */
  quote(tx: Tx, lines: readonly AskedLine[], terms: AskedTerms): Promise<readonly ReturnedPiece[]>;
  /**
   * Whatever stocks these pieces give back to at once, in the order of locks; before the first of them begins. Absent: they give
   * nothing back.
   */
  lockStocks?(tx: Tx, pieces: readonly ReturnedPiece[]): Promise<void>;
  /** A quoted piece waits for its money. `restock`: goods go back on sale when it has gone. */
  begin(
    tx: Tx,
    piece: ReturnedPiece,
    terms: Pick<AskedTerms, 'now' | 'withBegun'> & { readonly orderId: number; readonly restock: boolean },
  ): Promise<Result<void>>;
  /** Pieces that came back or are on their way, by the line. */
  countReturned(db: Executor, orderId: number): Promise<ReadonlyMap<number, number>>;
};

/** Pieces of a kind that come back for money; the cause of such a return is `${name}:${id}`, or `${name}:${line}:${piece}`. */
export type RefundedGoods = {
  readonly name: string;
  /** The money has gone back, or there was none: in the transaction that says so. */
  done(tx: Tx, id: number, piece: number): Promise<void>;
  /** It could not be sent in the end. */
  failed(tx: Tx, id: number, piece: number): Promise<void>;
  /**
   * It is sent once more, or by a paper of the bank (`isPaid`); false: what was to come back is not what it was. Absent: nothing hangs
   * on it.
   */
  again?(tx: Tx, id: number, piece: number, isPaid: boolean): Promise<boolean>;
  /** Absent: the staff gives none of it back. */
  readonly byStaff?: StaffReturns;
};

/** Whole lines have nothing that is named or counted. */
export const isWhole = ({ pieces, named }: AskedLine): boolean => pieces === null && named === null;
