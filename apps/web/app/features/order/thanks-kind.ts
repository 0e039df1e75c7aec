import type { OrderView } from '@trassa/contracts';
import type { ReactNode } from 'react';
import type { BoughtLine } from '../../shared/basket/bought-lines.ts';
import type { GoodsKind, Words } from '../../shared/basket/goods-kind.ts';
import type { Step } from '../../shared/ui/layout/steps.tsx';

export type PaidProps = { readonly kinds: ThanksKinds; readonly order: OrderView };

type OwnPage = {
  title(words: Words): string;
  lead(words: Words, order: OrderView): ReactNode;
  /** The button that buys another one. */
  readonly more: { readonly to: string; label(words: Words): string };
};

/** A kind of goods on the thank-you page. */
export type ThanksKind = Pick<GoodsKind, 'selector' | 'field' | 'sumsPlace' | 'thanks'> & {
  /** Thanks for every order that holds any of it, whatever else it holds; absent: the page of goods. */
  Paid?(props: PaidProps): ReactNode;
  /** The page of an order of it alone; absent: the page of goods. */
  readonly alone?: OwnPage;
  /** Where goods without a ticket can be followed. */
  readonly follow?: { readonly to: string; label(words: Words): string };
  /** What comes of it. */
  step?(lines: readonly BoughtLine[], order: OrderView, words: Words): Step;
};

/** In the order of the next steps. */
export type ThanksKinds = readonly ThanksKind[];
