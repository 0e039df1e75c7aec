import type { TicketLine } from '@trassa/contracts';
import type { TicketKind } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { FormatForSale } from '../../events/index.ts';
import type { LaterPlaces } from '../../inventory/index.ts';
import type { GroupPrice } from '../../pricing/index.ts';
import type { MoveOfLine } from '../move/move-of-line.ts';

/** A hold that a line names, as it is now. */
export type HeldPlaces = {
  readonly id: string;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly count: number;
  readonly priceAt: Date;
  readonly later: readonly LaterPlaces[];
  /** The waiting order that has it; null: nobody's yet. */
  readonly orderId: number | null;
  /** Live, or the reservation of an order that is still waiting. */
  readonly isGood: boolean;
};

/** A ticket line of the request with what was found for it. */
export type TicketLineToQuote = {
  readonly path: string;
  readonly uniqueId: string;
  readonly line: TicketLine;
  readonly kind: TicketKind;
  readonly format: FormatForSale | null;
  /** undefined: none was named; null: unknown, over, or of something else. */
  readonly hold: HeldPlaces | null | undefined;
};

/** Port of the files module: uploaded documents and keeping them for good (DEC-103). */
export type TicketFiles = {
  findUsable(executor: Executor, publicIds: readonly string[]): Promise<Map<string, number>>;
  markUsed(tx: Executor, fileIds: readonly number[], userId: number): Promise<number>;
  release(tx: Executor, fileIds: readonly number[]): Promise<void>;
};

/** Port of the clubs module: which of these public ids are those of clubs (DEC-55). */
export type TicketClubs = { findKnown(executor: Executor, publicIds: readonly string[]): Promise<Set<string>> };

/** Files of a line by their internal ids. */
export type LineFiles = { readonly licenseFileId: number | null; readonly fileId: number | null };

/** What `quote` hands to `reserve`. */
export type TicketPlan = LineFiles & {
  readonly line: TicketLine;
  readonly format: FormatForSale;
  readonly kind: TicketKind;
  /** The waiting order whose hold the line names; null: none. */
  readonly replaces: number | null;
  /** Complete participant data; null: to be given later. */
  readonly info: Readonly<Record<string, unknown>> | null;
  /** The club that the participant runs for. */
  readonly clubPublicId: string | null;
  /** Really paid for each place. */
  readonly prices: readonly Minor[];
  /** Each place before discounts, where they differ; null: they do not. */
  readonly list: readonly Minor[] | null;
  /** One of them has the buyer's vip discount. */
  readonly isVip: boolean;
  readonly group: GroupPrice | null;
};

/** What an order keeps of a ticket line in `details`, and `issue` makes tickets of. */
export type TicketDetails = LineFiles & {
  readonly kind: TicketKind;
  readonly info: Readonly<Record<string, unknown>> | null;
  /** Absent where no sale took anything off. */
  readonly group?: GroupPrice | null;
  /** Absent from orders that were placed before clubs were kept. */
  readonly clubPublicId?: string | null;
  readonly prices: readonly Minor[];
  /** Each place before discounts; absent where all cost the line's price. */
  readonly list?: readonly Minor[];
  readonly clusterId: number | null;
  /** Chosen start number. */
  readonly number: number | null;
  /** Team of each place; empty: none. */
  readonly teams: readonly number[];
  /** A ticket that goes to this place; absent: a new one is made. */
  readonly move?: MoveOfLine | null;
};
