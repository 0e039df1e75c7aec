import type { Kind } from '@trassa/contracts';

/** What a hold depends on; structurally a part of the events module's `FormatForSale`. */
export type SaleFormat = {
  readonly id: number;
  readonly publicId: string;
  readonly startTime: Date;
  /** null: open. */
  readonly saleStart: Date | null;
  readonly saleEnd: Date | null;
  readonly minCount: number;
  readonly maxCount: number | null;
  readonly isTeam: boolean;
  readonly teamAll: boolean;
  readonly fixedCount: boolean;
  readonly buyLimit: number | null;
  readonly kinds: readonly { readonly kind: Kind }[];
};
