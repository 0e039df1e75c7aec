import type { Minor } from '../../kernel/money.ts';

/** Pieces of one size of a product or of one of its variants. */
export type StockRow = {
  readonly id: number;
  readonly variantId: number | null;
  readonly size: string | null;
  readonly left: number;
};
export type VariantRow = {
  readonly id: number;
  readonly publicId: string;
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly picture: string | null;
};
/** A discount that is not over; `percent`, or kopecks off each piece. ISO moments. */
export type ProductSaleRow = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly form: 'percent' | 'amount';
  readonly discount: number;
  /** Pieces of its products that the basket must hold (DEC-79). */
  readonly count: number;
  /** Public ids of what it lists; of one piece, the product alone. */
  readonly products: readonly string[];
};

/** A product with all that is said of it. */
export type Product = {
  readonly id: number;
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  readonly textRu: string;
  readonly textEn: string | null;
  readonly price: Minor;
  readonly pictures: readonly string[];
  readonly gender: 'male' | 'female' | 'unisex';
  readonly hasDelivery: boolean;
  readonly grams: number;
  readonly isOnSale: boolean;
  readonly linkedPublicId: string | null;
  readonly categoryPublicId: string;
  readonly categoryRu: string;
  readonly categoryEn: string | null;
  readonly groupRu: string;
  readonly groupEn: string | null;
  readonly subgroup: string | null;
  readonly stock: readonly StockRow[];
  readonly variants: readonly VariantRow[];
  readonly sales: readonly ProductSaleRow[];
};
