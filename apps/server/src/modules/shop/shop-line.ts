import { DeliveryData, type ShopLine } from '@trassa/contracts';
import type { Parcel, SentLine } from '../orders/index.ts';
import type { Product, StockRow, VariantRow } from './product.ts';

/** A line of the request in the types it should have; a stored basket was never checked. */
export type AskedGoods = {
  readonly path: string;
  readonly uniqueId: string;
  readonly publicId: string;
  readonly count: number;
  readonly size: string | null;
  readonly variant: string | null;
  readonly promocode: string | null;
  /** The format whose ticket it was offered with. */
  readonly format: string | null;
  readonly delivery: Pick<Parcel, 'methodPublicId' | 'data' | 'pickupPublicId'>;
};

/** What `quote` hands to `reserve`. */
export type GoodsPlan = {
  readonly product: Product;
  readonly variant: VariantRow | null;
  readonly stock: StockRow;
  readonly format: string | null;
};

/** What an order keeps of a line with goods: enough to show and to hand over. */
export type GoodsDetails = {
  readonly picture: string;
  readonly size: string | null;
  readonly proportion: { readonly ru: string; readonly en: string } | null;
  readonly proportionPublicId: string | null;
  /** Handed out at the start of this format, not carried. */
  readonly formatPublicId: string | null;
  readonly stockId: number;
};

const textOf = (value: unknown, max = 64): string | null =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : null;

export const readAsked = ({ path, uniqueId, line }: SentLine<ShopLine>): AskedGoods => {
  const sent: Partial<Record<keyof ShopLine, unknown>> = line;
  const data = DeliveryData.safeParse(sent.delivery);
  return {
    path,
    uniqueId,
    publicId: textOf(sent.public_id) ?? '',
    count: typeof sent.count === 'number' ? sent.count : 0,
    size: textOf(sent.size),
    variant: textOf(sent.proportion_public_id),
    promocode: textOf(sent.promocode),
    format: textOf(sent.format_public_id),
    delivery: {
      methodPublicId: textOf(sent.delivery_public_id),
      data: data.success ? data.data : null,
      pickupPublicId: textOf(sent.currentPickupSelect) ?? (data.success ? textOf(data.data.pickup_public_id) : null),
    },
  };
};
