import type { OwnOrderLine } from '@trassa/contracts';
import type { Words } from '../../shared/basket/goods-kind.ts';

/** A kind of goods among the purchases of a person. */
export type PurchaseKind = {
  readonly selector: string;
  /** What a line is called among lines of all kinds; absent: its title says so itself. */
  name?(words: Words): string;
  /** So many of it: '2 билета'. */
  pieces(words: Words, count: number): string;
  /** The page of a piece that was made of a line and is still the person's; absent: nothing is made of it. */
  issued?(words: Words, piece: OwnOrderLine['issued'][number]): { readonly to: string; readonly text: string };
};

export type PurchaseKinds = readonly PurchaseKind[];
