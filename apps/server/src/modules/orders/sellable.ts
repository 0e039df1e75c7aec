import type {
  BasketGoods,
  ErrorCode,
  ErrorItem,
  GoodsKind,
  goodsKinds,
  Language,
  MessageSpec,
  Selector,
} from '@trassa/contracts';
import type { DiscountShare, Right } from '@trassa/rules';
import type { z } from 'zod';
import type { Minor } from '../../kernel/money.ts';
import type { Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Attachment } from '../../platform/mail/index.ts';
import type { Account } from '../accounts/index.ts';
import type { LetterPart } from '../notifications/index.ts';
import type { FiscalKind } from '../payments/index.ts';
import type { Parcel } from './ports.ts';
import type { RefundedGoods } from './returned-goods.ts';

/** A basket line as it was sent, with its place in the request: `tickets.0`. */
export type SentLine<Line = unknown> = { readonly path: string; readonly uniqueId: string; readonly line: Line };

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

/** A line of a request, by the contract. */
type RequestLine<S extends Selector> = z.output<(typeof goodsKinds)[S]['line']>;

type Localised = Readonly<Record<Language, string>>;

/** What an order keeps of a line. */
export type Goods<Plan = unknown> = {
  /** Internal id of the format, product, offer or nominal, and its public one. */
  readonly itemId: number;
  readonly itemPublicId: string;
  readonly title: Localised;
  /** How the basket calls the thing, its event and its variant; absent: by `title`. */
  readonly names?: { readonly title: Localised; readonly event?: Localised; readonly variant?: Localised | null };
  /** The start that it is for (internal id), so that who works for this start sees the line; absent: none. */
  readonly startId?: number;
  readonly promocodeId: number | null;
  /** What the module wants back at `reserve`; never stored. */
  readonly plan: Plan;
};

export type LineQuote<Plan = unknown> = {
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
  readonly goods: Goods<Plan> | null;
};

/** A line that is being ordered. */
export type SoldLine<Plan = unknown> = LineQuote<Plan> & { readonly goods: Goods<Plan> };

export type OrderToFill = {
  readonly id: number;
  readonly userId: number;
  readonly isTemporary: boolean;
  readonly email: string;
  /** What its goods are named in where the buyer gave no name. */
  readonly language: Language;
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
export type ReservedLine<Details = unknown> = {
  readonly uniqueId: string;
  readonly holdId: string | null;
  readonly details: Details;
};

/** What the letter of an order says of goods of one kind: parts, files, and names of the starts that it is for. */
export type ToldGoods = {
  readonly parts: readonly LetterPart[];
  readonly attachments: readonly Attachment[];
  readonly races: readonly string[];
};

/** A line of a stored order. */
export type StoredLine<Details = unknown> = {
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
  readonly details: Details;
};

/**
 * Of each detail that an order keeps: whether it says who somebody is. Such a one is taken out when its order is forgotten,
 * and stands in the file of own data by the name given here (docs/domain/goods.md). A name that is so in one kind is so in all.
 */
export type PersonalDetails<Details> = { readonly [Name in keyof Details]-?: string | false };

/** A line of a stored order with its names, for those who show it. */
export type ShownLine<Details = unknown> = StoredLine<Details> & {
  readonly titleRu: string;
  readonly titleEn: string | null;
};

/** How a line looks where all kinds stand side by side; goods are told apart by what was chosen of them. */
export type LineLook = {
  readonly picture: string | null;
  readonly size: string | null;
  /** The name of the chosen variant. */
  readonly variant: string | null;
};

/** A piece that was made of an order's line. */
export type IssuedPiece = {
  readonly lineId: number;
  readonly publicId: string;
  readonly number: string;
  readonly isReturned: boolean;
  /** Whose it is now. */
  readonly userId: number;
  /** Surname and name of whom it is for; null: nobody is named, or it is of nobody. Staff alone is shown it. */
  readonly name: string | null;
};

export type PaidOrder = {
  readonly id: number;
  readonly publicId: string;
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
};

/**
 * One kind of goods: `Line` of a request, `Plan` from `quote` to `reserve`, `Details` that an order keeps. Orders know nothing
 * else of it; to sell a fifth kind is to write one such module (docs/domain/goods.md).
 */
export type Sellable<Line = unknown, Plan = unknown, Details = unknown> = {
  readonly kind: Selector;
  readonly contract: GoodsKind;
  /** A line of a stored basket, or of a prepared one, as a request would send it: neither was ever checked. */
  fromBasket(goods: BasketGoods): Line;
  /** What a prepared line brings into a basket beside its own fields; absent: nothing. */
  toBasket?(publicId: string): Partial<BasketGoods>;
  /** unique_ids of those lines whose thing still exists, on sale or not; absent: a line that is not sold names nothing. */
  findKnown?(goods: readonly BasketGoods[]): Promise<ReadonlySet<string>>;
  /** True price of each line, or why it cannot be bought. The number of statements does not grow with the lines. */
  quote(db: Executor, lines: readonly SentLine<Line>[], context: QuoteContext): Promise<LineQuote<Plan>[]>;
  /** Waiting orders that keep what these lines name: the buyer came back from the payment page. Absent: none. */
  findReplaced?(lines: readonly SoldLine<Plan>[]): number[];
  /**
   * What `reserve` of these lines reads and takes that another order could name as well, by keys; null: it is not for a
   * transaction that orders share. Absent: none is.
   */
  sharing?(lines: readonly SoldLine<Plan>[]): readonly string[] | null;
  /** Takes places, sizes, numbers: all or nothing; on a refusal the caller rolls back. */
  reserve(tx: Tx, order: OrderToFill, lines: readonly SoldLine<Plan>[]): Promise<Result<ReservedLine<Details>[]>>;
  /**
   * Late money: takes once more what `release` gave back, or refuses (the caller rolls back): it is gone, or it is not sold
   * any more at the price of the line (`price_changed`). Old hold ids → new ones. DEC-89, DEC-110
   */
  reserveAnew(
    tx: Tx,
    order: LateOrder,
    lines: readonly StoredLine<Details>[],
  ): Promise<Result<ReadonlyMap<string, string>>>;
  /** Gives everything back; safe to call again. Absent, as the next two: nothing was taken. */
  release?(tx: Tx, orderId: number): Promise<void>;
  /** Nobody could pay: what the buyer held before is his again till its own end, the rest is given back. */
  undo?(tx: Tx, orderId: number): Promise<void>;
  /** The buyer changes his waiting order: its places are held for him, the rest is given back. */
  handBack?(tx: Tx, orderId: number): Promise<void>;
  /**
   * Money has come: whether these lines can still be made, locked; false: it goes back, and the order ends. Absent: what was
   * taken is enough.
   */
  canIssue?(tx: Tx, lines: readonly StoredLine<Details>[]): Promise<boolean>;
  /** Makes what was bought, and queues letters of its own. Absent: it is the buyer's already. */
  issue?(tx: Tx, order: PaidOrder, lines: readonly StoredLine<Details>[]): Promise<void>;
  /** What was made of an order, in the order of its places; absent: nothing that is shown by itself. */
  issued?(db: Executor, orderId: number): Promise<IssuedPiece[]>;
  /** Staff without it is shown nothing of what was made; absent: whoever sees the order sees that too. */
  readonly issuedRight?: Right;
  /** Staff without it is not told whom these are for; absent: as `issuedRight`. */
  readonly namesRight?: Right;
  /** A line of the order's page, as `contract.view`. */
  present(line: ShownLine<Details>, language: Language): object;
  /** Absent: its title says everything. */
  look?(line: Pick<ShownLine<Details>, 'details'>, language: Language): LineLook;
  readonly personal: PersonalDetails<Details>;
  /** How a receipt of 54-FZ names it. */
  readonly fiscal: FiscalKind;
  /** The sentence of the order's letter about these goods, and its place among those of other kinds. */
  readonly lead: Localised & { readonly place: number };
  /** What the letter of the order says of these goods (DEC-117); absent: nothing beyond the lines. */
  tell?(db: Executor, orderId: number, language: Language): Promise<ToldGoods>;
  /** The page that thanks for an order of these goods alone; absent: that of all orders. */
  readonly thanks?: string;
  /**
   * A free order that nobody confirmed: what was issued goes back, and nobody is told (DEC-112). Answers pieces by line id
   * that stay with somebody; absent: all do.
   */
  giveUp?(tx: Tx, orderId: number): Promise<ReadonlyMap<number, number>>;
  /** Absent: nothing of it comes back for money. */
  readonly refunded?: RefundedGoods;
};

/** The kinds that are sold. */
export type Sellables = ReadonlyMap<Selector, Sellable>;

/** Kinds of some lines, each once, in the order of the lines. */
export const kindsOf = (lines: readonly { readonly selector: Selector }[]): Set<Selector> =>
  new Set(lines.map(({ selector }) => selector));

/** Lines of another kind in the same request: a policy takes its person from a ticket. */
export const linesOfKind = <S extends Selector>(
  { kinds }: Pick<QuoteContext, 'kinds'>,
  kind: S,
): readonly SentLine<RequestLine<S>>[] =>
  kinds.filter((one) => one.kind === kind).flatMap(({ lines }) => lines as readonly SentLine<RequestLine<S>>[]);
