import type { Quote } from '@trassa/contracts';
import type { MessageSpec } from '@trassa/contracts/messages';
import type { MessageSpec as RuleMessage } from '@trassa/rules';
import type { ReactNode } from 'react';
import type { PaymentProblem } from '../features/checkout/payment-problem.ts';
import type { GoodsKind, Words } from '../shared/basket/goods-kind.ts';
import type { BasketItem } from '../shared/basket/items/basket-item.ts';
import type { LineForms } from './use-line-forms.ts';

/** The basket page, as its groups see it. */
export type BasketPage = {
  readonly goods: readonly BasketItem[];
  readonly quote: Quote | null;
  readonly problem: PaymentProblem;
  readonly forms: LineForms;
  /** Of all that is sent: what is wrong with the way, and whether it is said. */
  readonly delivery: { readonly problems: Readonly<Record<string, MessageSpec>>; readonly isShown: boolean };
  /** A line (unique_id) or a group (groupId) was edited: what the server said of it is old. */
  onEdit(name: string): void;
};

export type GroupsProps<Item> = { readonly lines: readonly Item[]; readonly page: BasketPage };

/** A form of a line; its fields have the ids of `fieldId`. */
type LineForm<Item> = {
  /** Nothing can be paid while it is not. */
  isFinished(line: Item): boolean;
  /** What an unfinished one, called so, says among the reasons why nothing can be paid. */
  unfinished(title: string, words: Words): string;
  /** The field where it begins. */
  readonly first: string;
  /** Fields that are wrong, in their order; `told`: what the form itself reported. */
  wrongFields(line: Item, told: Readonly<Record<string, MessageSpec>>): readonly string[];
};

/** A kind of goods with its place on the basket page. */
export type BasketKind<Item extends object = BasketItem, Line extends object = object> = GoodsKind<Item, Line> & {
  /** Its groups on the page; nothing where the basket has none of it. */
  Groups(props: GroupsProps<Item>): ReactNode;
  /** How a reason why nothing can be paid calls a line. */
  titleIn(line: Item, goods: readonly BasketItem[], words: Words): string;
  /** What the summary of errors says of a field. */
  fieldText(line: Item, field: string, goods: readonly BasketItem[], words: Words): string;
  /** Absent: its lines have none that can be unfinished. */
  readonly form?: LineForm<Item>;
  /** Something is missing that neither the rules of the pay button nor the server's prices tell; `now` in unix seconds. */
  isUnready?(line: Item, now: number): boolean;
  /** Why so many pieces of a group cannot be bought; the server says what is left. Absent: any number can. */
  checkGroup?(lines: readonly Item[]): RuleMessage | null;
  /** What number a group needs instead, for `required_ticket_count`. */
  requiredCount?(lines: readonly Item[], words: Words): string;
};

export type BasketKinds = readonly BasketKind[];
