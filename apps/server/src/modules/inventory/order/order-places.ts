import type { TicketKind } from '@trassa/rules';
import type { Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Unnumbered } from '../numbers/assign-numbers.ts';
import type { NumberOfTicket } from '../numbers/numbers.repository.ts';

/** A basket line as far as places go. Participants of one group are lines of their own that share `holdId` (DEC-56). */
export type PlaceLine = {
  readonly uniqueId: string;
  /** null: taken now, if places are left (DEC-59). */
  readonly holdId: string | null;
  readonly formatId: number;
  readonly formatPublicId: string;
  readonly kind: TicketKind;
  readonly count: number;
  /** People of one team where only whole ones are sold; 0: none. */
  readonly teamSize?: number;
};

export type OrderPlaces = {
  readonly orderId: number;
  /** When the order gives up waiting: its holds live till then. */
  readonly expiresAt: Date;
  /** As from the platform's `visitors`. */
  readonly visitor: string;
  /** Hash of the network. */
  readonly address: string;
  /** As `mailboxKey` of the rules makes it; absent: of nobody's. */
  readonly mailbox?: string;
  readonly lines: readonly PlaceLine[];
  /**
   * Waiting orders of the same buyer that this one replaces (he came back from the payment page): their holds count as
   * live. Cancel them after this call with `releaseForOrder`.
   */
  readonly replaces?: readonly number[];
};

/** What a line got. */
export type PlacedLine = {
  readonly uniqueId: string;
  /** For `order_lines.hold_id`; shared by the lines of one group. */
  readonly holdId: string;
  /** The price of this moment holds (DEC-77). */
  readonly priceAt: Date;
};

export type ShirtLine = {
  readonly uniqueId: string;
  readonly eventCityId: number;
  readonly size: string;
  readonly count: number;
};
export type ClusterLine = {
  readonly uniqueId: string;
  readonly formatId: number;
  readonly cluster: string;
  readonly count: number;
};
export type PlacedCluster = { readonly uniqueId: string; readonly clusterId: number };
export type TeamLine = {
  readonly uniqueId: string;
  readonly formatId: number;
  readonly formatPublicId: string;
  readonly count: number;
  readonly publicId: string;
  /** Opens a private team (DEC-55). */
  readonly code: string | null;
};
export type NewTeam = {
  readonly uniqueId: string;
  readonly formatId: number;
  readonly title: string;
  readonly count: number;
  readonly maxCount: number;
  readonly isPrivate: boolean;
};
export type PlacedTeam = {
  readonly teamId: number;
  readonly publicId: string;
  readonly number: number;
  readonly code: string | null;
};
export type NumberLine = {
  readonly uniqueId: string;
  readonly formatId: number;
  readonly number: number;
  readonly kind: TicketKind;
  /** The hold for which the number may have been booked already. */
  readonly holdId: string | null;
};
/** What one ticket has of what its order took. */
export type TicketPlaces = {
  readonly id: number;
  readonly orderId: number;
  readonly lineId: number;
  readonly formatId: number;
  readonly clusterId: number | null;
  readonly shirt: { readonly eventCityId: number; readonly size: string } | null;
  readonly teamId: number | null;
};

/**
 * What an order takes, in the transaction of its caller, who has inserted or locked the order's row; after a refusal the
 * caller rolls back. Call in this order, which is the order of locks: reserve, clusters, shirts, teams, numbers; then
 * promocodes and the user.
 */
export type OrderInventory = {
  /**
   * Live holds become the order's; lines without one take places anew. A hold larger than its lines gives the rest back.
   * Refuses `hold_expired` and `tickets_unavailable`, with an item per line, and `rate_limited` where visitor, network or
   * mailbox have too many places that nobody has paid for. DEC-59, DEC-113
   */
  reserveForOrder(tx: Tx, order: OrderPlaces): Promise<Result<PlacedLine[]>>;
  /** Refuses `size_unavailable` with items. DEC-64 */
  takeShirts(tx: Tx, orderId: number, lines: readonly ShirtLine[]): Promise<Result<null>>;
  /** By its name in either language. Refuses `validation` at `<uniqueId>`: unknown (`cluster`) or full (`cluster_full`). */
  takeClusters(tx: Tx, orderId: number, lines: readonly ClusterLine[]): Promise<Result<PlacedCluster[]>>;
  /** Refuses `validation` (`team_unknown`) for a team unknown in the format or a wrong code, `tickets_unavailable` for a full one. */
  takeTeamPlaces(tx: Tx, orderId: number, line: TeamLine): Promise<Result<PlacedTeam>>;
  /** A new team with the next number of its format; `count` of its places are the order's. */
  foundTeam(tx: Tx, orderId: number, team: NewTeam): Promise<PlacedTeam>;
  /** Places within these teams are given in turn until the transaction ends. */
  lockTeams(tx: Tx, teamIds: readonly number[]): Promise<void>;
  /** Chosen start numbers; one booked for the line's own hold is taken over. Refuses `number_taken` with items. DEC-69 */
  bookNumbers(tx: Tx, orderId: number, lines: readonly NumberLine[]): Promise<Result<null>>;
  /** Ordered → sold. False: the order's places are not all reserved any more (late money: `reserveAnew`). */
  sellForOrder(tx: Tx, orderId: number): Promise<boolean>;
  /** Nobody could pay: holds older than the order are their visitors' again till their own end. `releaseForOrder` follows. */
  returnHolds(tx: Tx, orderId: number): Promise<void>;
  /**
   * The buyer takes his waiting order back: all its holds live on till the order's time, a hold's length at most, with the numbers booked for its
   * lines. `releaseForOrder` follows.
   */
  handBack(tx: Tx, orderId: number): Promise<void>;
  /** Gives back everything the order took: places, clusters, shirts, teams, numbers. Safe to call again. */
  releaseForOrder(tx: Tx, orderId: number): Promise<void>;
  /** A returned ticket: its place, start group, shirt, team place and numbers are on sale again. Once for a ticket (DEC-75). */
  releaseTicket(tx: Tx, ticket: TicketPlaces): Promise<void>;
  /**
   * Late money: takes all the order had once more, or refuses `tickets_unavailable` (roll back). Places come as new holds:
   * answers old hold id → new hold id for `order_lines.hold_id`; `sellForOrder` follows.
   */
  reserveAnew(tx: Tx, orderId: number, expiresAt: Date): Promise<Result<Map<string, string>>>;
  /**
   * The next free start numbers of the ranges of each ticket's cluster, else of its format's, and no seats for tickets of
   * another kind; by the ticket's id, absent when there is none. They are the order's until `giveNumbersToTickets`. DEC-68
   */
  assignNumbers(tx: Tx, orderId: number, tickets: readonly Unnumbered[]): Promise<ReadonlyMap<number, number>>;
  /** The numbers are the tickets' for good. */
  giveNumbersToTickets(tx: Tx, numbers: readonly NumberOfTicket[]): Promise<void>;
};
