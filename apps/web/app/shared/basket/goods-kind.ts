import type { ErrorAnswer } from '@trassa/contracts/client';
import type { useTranslations } from 'use-intl/react';
import type { useFormat } from '../format/use-format.ts';
import type { BasketItem } from './items/basket-item.ts';

/** Any message of the site by its whole id: a kind of goods has words of its own. */
export type Say = ReturnType<typeof useTranslations<never>>;
export type Words = { readonly t: Say; readonly format: ReturnType<typeof useFormat> };

/** The places of a group are no longer there. */
export type Unavailable = { readonly groupId: string; readonly answer: ErrorAnswer };

/**
 * What basket and checkout must know of a kind of goods: `Item` lies in the basket, `Line` travels in requests. They iterate
 * over the kinds and name none (docs/domain/goods.md).
 */
export type GoodsKind<Item extends object = BasketItem, Line extends object = object> = {
  readonly selector: string;
  /** Its lines in requests, in answers of orders and in paths of errors: `tickets`; as the contract's registry says. */
  readonly field: string;
  /** Place among the sums, from 1. */
  readonly sumsPlace: number;
  /** A group of lines is one thing to the buyer: counted, priced and blamed together. */
  readonly isGrouped: boolean;
  /** Gift certificates may pay for it. */
  readonly takesCertificates: boolean;
  /** What its price depends on. */
  toQuote(line: Item): Line;
  /** Everything that the server reads of a line when it is paid. */
  toPay(line: Item): Line;
  /**
   * The field of a form that a path within the line means (`info.birth_date` → `birth_date`); null: no form shows it, so the
   * line as a whole is meant.
   */
  fieldOf(path: string): string | null;
  /** How sums and questions call a line, without its size. */
  nameOf(line: Item, words: Words): string;
  /** Heading of its sums. */
  section(words: Words): string;
  /** So many pieces, in a waiting order: '2 билета'. */
  pieces(words: Words, count: number): string;
  /** A line ready to be paid for, `now` in whole unix seconds; absent: it does not age. */
  renewed?(line: Item, now: number): Item;
  /** Asks whether what is held is still there; the first group that is short. Absent: nothing is held. */
  findUnavailable?(lines: readonly Item[]): Promise<Unavailable | null>;
  /** The page that thanks for an order of these goods alone; absent: that of all orders. */
  readonly thanks?: string;
};

export type GoodsKinds = readonly GoodsKind[];

/** The kind of a line; undefined for one that a later version of the site put here. */
export const kindOf = <K extends { readonly selector: string }>(
  kinds: readonly K[],
  { selector }: { readonly selector: string },
): K | undefined => kinds.find((kind) => kind.selector === selector);

/** Lines of a kind, in the order of the basket. */
export const linesOf = <L extends { readonly selector: string }>(
  goods: readonly L[],
  { selector }: { readonly selector: string },
): L[] => goods.filter((line) => line.selector === selector);

/** What a line is told of by: its group where that is one thing, else itself. */
export const keyOf = (kinds: GoodsKinds, line: BasketItem): string =>
  kindOf(kinds, line)?.isGrouped ? line.groupId : line.unique_id;

/** Kinds in the order of sums. */
export const bySum = <K extends Pick<GoodsKind, 'sumsPlace'>>(kinds: readonly K[]): K[] =>
  kinds.toSorted((a, b) => a.sumsPlace - b.sumsPlace);
