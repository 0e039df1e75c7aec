import type { DeliveryData, Language, MessageSpec } from '@trassa/contracts';
import type { ParcelState } from '@trassa/rules';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';

/** What a line wants carried, and where to (DEC-92). */
export type Parcel = {
  /** Of all pieces together. */
  readonly grams: number;
  readonly count: number;
  readonly methodPublicId: string | null;
  readonly data: DeliveryData | null;
  readonly pickupPublicId: string | null;
  /** Ways of which goods it may go; absent: those of the shop. */
  readonly goods?: 'shop' | 'ticket';
};
export type ParcelLine = { readonly path: string; readonly uniqueId: string; readonly parcel: Parcel };

/** Lines that go the same way to the same person: charged once. */
export type ShipmentQuote = {
  readonly methodId: number;
  readonly methodPublicId: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly cost: Minor;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly uniqueIds: readonly string[];
  /** What the delivery module wants back at `store`. */
  readonly plan: unknown;
};

/** A stored shipment, for the order's page, its letter and the cabinet. */
export type ShipmentView = {
  readonly id: number;
  /** Goods of the shop, or packs of participants. */
  readonly goods: 'shop' | 'ticket';
  readonly method: Readonly<Record<Language, string>>;
  readonly cost: Minor;
  readonly state: ParcelState;
  readonly track: string | null;
  /** Where the carrier shows how far it is. */
  readonly link: string | null;
  readonly address: string;
  /** Lines of the order that it carries. */
  readonly uniqueIds: readonly string[];
};

/** Port: carrying goods. Wrong fields come by dotted path into the request, a way that is closed as a problem of its line. */
export type DeliveryPort = {
  /** `price`: lines that chose no way yet cost nothing and are told nothing. `order`: everything is demanded. */
  quote(
    db: Executor,
    lines: readonly ParcelLine[],
    purpose: 'price' | 'order',
  ): Promise<{
    readonly shipments: readonly ShipmentQuote[];
    /** unique_ids whose chosen way does not reach the city. */
    readonly unavailable: readonly string[];
    readonly errors: Readonly<Record<string, MessageSpec>>;
  }>;
  store(tx: Tx, orderId: number, shipments: readonly ShipmentQuote[]): Promise<void>;
  /** By order, in one statement. */
  shipmentsOf(db: Executor, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly ShipmentView[]>>;
};

/** A gift certificate's code as it was typed, and what it is worth now. */
export type WalletCode = {
  readonly code: string;
  /** null: it pays nothing, `problem` says why. */
  readonly certificateId: number | null;
  /** Which of its codes it is: one that was replaced meanwhile pays nothing. */
  readonly codeNumber: number;
  readonly balance: Minor;
  readonly problem: MessageSpec | null;
};
export type WalletPart = { readonly certificateId: number; readonly codeNumber: number; readonly amount: Minor };

/** Port: gift certificates as money (DEC-84). Every change is an entry of the ledger; a balance is never below zero. */
export type WalletPort = {
  /**
   * In the order of the codes, a repeated one left out; one statement. `replaced`: waiting orders that this purchase takes
   * the place of; what they took counts as being there.
   */
  find(db: Executor, codes: readonly string[], replaced: readonly number[]): Promise<readonly WalletCode[]>;
  /**
   * Takes the sums for an order; false when one of them has less: the caller rolls back. What `replaced` orders took is
   * given back first, under the same locks (in id order).
   */
  spend(tx: Tx, orderId: number, parts: readonly WalletPart[], replaced: readonly number[]): Promise<boolean>;
  /** An order that ended unpaid gives back all it took; again changes nothing. */
  release(tx: Tx, orderId: number): Promise<void>;
  /** Late money: takes the same once more, or false. */
  spendAnew(tx: Tx, orderId: number): Promise<boolean>;
  /** A return: certificates get theirs first. Kopecks that went back to them, at most `amount`; the rest is money. */
  giveBack(tx: Tx, refund: { orderId: number; amount: Minor; cause: string }): Promise<Minor>;
};
