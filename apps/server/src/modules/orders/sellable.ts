import type { ErrorCode, ErrorItem, Language, MessageSpec } from '@trassa/contracts';
import type { DiscountShare } from '@trassa/rules';
import type { Minor } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Attachment } from '../../platform/mail/index.ts';
import type { Account } from '../accounts/index.ts';
import type { LetterPart } from '../notifications/index.ts';
import type { Parcel } from './ports.ts';

export type Selector = 'ticket' | 'shop' | 'insurance' | 'certificate';

/** A basket line as it was sent, with its place in the request: `tickets.0`. */
export type SentLine = { readonly path: string; readonly uniqueId: string; readonly line: unknown };

export type LinesOfKind = { readonly kind: Selector; readonly lines: readonly SentLine[] };

export type QuoteContext = {
  /** `price`: what it costs. `order`: everything a purchase demands is checked as well. */
  readonly purpose: 'price' | 'order';
  readonly now: Date;
  readonly account: Account | null;
  /** The whole request: a policy takes its person from a ticket line, a sale counts its kind. */
  readonly kinds: readonly LinesOfKind[];
  /** The buyer's own waiting orders with some of these lines: this purchase takes their place, what they keep is free for it. */
  readonly replaces: readonly number[];
};

/** Why a line cannot be bought. */
export type LineProblem = {
  readonly code: ErrorCode;
  readonly message: MessageSpec;
  /** What is left, for the basket. */
  readonly item?: Omit<ErrorItem, 'unique_id' | 'message'>;
};

type Localised = Readonly<Record<Language, string>>;

/** What an order keeps of a line. */
export type Goods = {
  /** Internal id of the format, product, offer or nominal, and its public one. */
  readonly itemId: number;
  readonly itemPublicId: string;
  readonly title: Localised;
  /** How the basket calls the thing, its event and its variant; absent: by `title`. */
  readonly names?: { readonly title: Localised; readonly event?: Localised; readonly variant?: Localised | null };
  readonly promocodeId: number | null;
  /** What the module wants back at `reserve`; never stored. */
  readonly plan: unknown;
};

export type LineQuote = {
  readonly path: string;
  readonly uniqueId: string;
  readonly count: number;
  /** Of one place, before discounts; of the first one where they differ. */
  readonly price: Minor;
  /** Places by what they cost, where they differ (DEC-116). */
  readonly priceParts?: readonly { readonly count: number; readonly price: Minor }[] | undefined;
  /** Of the whole line. */
  readonly discount: Minor;
  readonly total: Minor;
  readonly reason: 'sale' | 'vip' | 'promocode' | null;
  /** What each discount took off; absent: none did. */
  readonly shares?: readonly DiscountShare[];
  readonly promocodeCount: number;
  /** The code field is off for this line (DEC-78). */
  readonly isPromocodeOff?: boolean;
  /** What has to be carried somewhere; absent: nothing. */
  readonly parcel?: Parcel | null;
  readonly problem: LineProblem | null;
  /** Fields that are wrong, by dotted path into the request. */
  readonly errors: Readonly<Record<string, MessageSpec>>;
  /** null: nothing that could be sold. */
  readonly goods: Goods | null;
};

/** A line that is being ordered. */
export type SoldLine = LineQuote & { readonly goods: Goods };

export type OrderToFill = {
  readonly id: number;
  readonly userId: number;
  readonly isTemporary: boolean;
  readonly email: string;
  readonly expiresAt: Date;
  /** Who holds places, as from the platform's `visitors`. */
  readonly visitor: string;
  readonly address: string;
  /** Waiting orders of the same holds or lines that this one takes the place of: what they keep may be taken over. */
  readonly replaces: readonly number[];
};

/** An order whose money came after its end. `account`: its buyer as he is now. */
export type LateOrder = Pick<OrderToFill, 'id' | 'userId' | 'isTemporary' | 'email' | 'expiresAt'> & {
  readonly account: Account | null;
};

/** What a line got: its hold, and whatever the module needs to issue it. */
export type ReservedLine = {
  readonly uniqueId: string;
  readonly holdId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** A line of a stored order. */
export type StoredLine = {
  readonly id: number;
  readonly uniqueId: string;
  readonly itemId: number;
  readonly itemPublicId: string;
  readonly count: number;
  readonly price: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  readonly promocodeId: number | null;
  /** The code itself. */
  readonly promocode: string | null;
  readonly promocodeCount: number;
  readonly details: unknown;
};

export type PaidOrder = {
  readonly id: number;
  readonly publicId: string;
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
};

/** One kind of goods. Orders know nothing else of it; to sell a fifth kind is to write one such module. */
export type Sellable = {
  readonly kind: Selector;
  /** True price of each line, or why it cannot be bought. The number of statements does not grow with the lines. */
  quote(db: Executor, lines: readonly SentLine[], context: QuoteContext): Promise<LineQuote[]>;
  /** Waiting orders that keep what these lines name: the buyer came back from the payment page. */
  findReplaced(lines: readonly SoldLine[]): number[];
  /** Takes places, sizes, numbers: all or nothing; on a refusal the caller rolls back. */
  reserve(tx: Tx, order: OrderToFill, lines: readonly SoldLine[]): Promise<Result<ReservedLine[]>>;
  /**
   * Late money: takes once more what `release` gave back, or refuses (the caller rolls back): it is gone, or it is not sold
   * any more at the price of the line (`price_changed`). Old hold ids → new ones. DEC-89, DEC-110
   */
  reserveAnew(tx: Tx, order: LateOrder, lines: readonly StoredLine[]): Promise<Result<ReadonlyMap<string, string>>>;
  /** Gives everything back; safe to call again. */
  release(tx: Tx, orderId: number): Promise<void>;
  /** Nobody could pay: what the buyer held before is his again till its own end, the rest is given back. */
  undo(tx: Tx, orderId: number): Promise<void>;
  /** The buyer changes his waiting order: its places are held for him, the rest is given back. */
  handBack(tx: Tx, orderId: number): Promise<void>;
  /** Makes what was bought, and queues letters of its own. */
  issue(tx: Tx, order: PaidOrder, lines: readonly StoredLine[]): Promise<void>;
  /** What the letter of the order says of these goods, with their files (DEC-117); absent: nothing beyond the lines. */
  tell?(db: Executor, orderId: number, language: Language): Promise<{ parts: LetterPart[]; attachments: Attachment[] }>;
  /**
   * A free order that nobody confirmed: what was issued goes back, and nobody is told (DEC-112). Answers pieces by line id
   * that stay with somebody; absent: all do.
   */
  giveUp?(tx: Tx, orderId: number): Promise<ReadonlyMap<number, number>>;
};
