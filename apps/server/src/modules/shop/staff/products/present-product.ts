import type { Language } from '@trassa/contracts';
import type { OfficeProduct, OfficeProductRow, ProductPart } from '@trassa/contracts/office';
import { priceAlone } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import { salesOf } from '../../price-product.ts';
import type { Product } from '../../product.ts';
import type { ProductCardRow, ProductValues, SizeCardRow } from './product-card.repository.ts';
import type { ProductListRow } from './products-list.repository.ts';

export const productObject = ({ publicId, titleRu }: Pick<ProductCardRow, 'publicId' | 'titleRu'>) => ({
  kind: 'shop_product',
  publicId,
  title: titleRu,
});

export const productValues = (row: ProductCardRow): ProductValues => ({
  title_ru: row.titleRu,
  title_en: row.titleEn,
  category: row.category,
  price: toRoubles(row.price),
  gender: row.gender,
  keywords: row.keywords,
  delivery: row.delivery,
  weight_grams: row.grams,
  description_ru: row.descriptionRu,
  description_en: row.descriptionEn,
  text_ru: row.textRu,
  text_en: row.textEn,
});

const presentSize = ({ publicId, size, stock, taken }: SizeCardRow): ProductPart['sizes'][number] => ({
  public_id: publicId,
  size,
  stock,
  taken,
});

/** By variants in their order; pieces of no variant first, where there are some. */
export const partsOf = ({ sizes, variants }: Pick<ProductCardRow, 'sizes' | 'variants'>): ProductPart[] => {
  const of = (id: number | null) => sizes.filter(({ variantId }) => variantId === id).map(presentSize);
  const bare = of(null);
  return [
    ...(bare.length ? [{ variant: null, sizes: bare }] : []),
    ...variants.map(({ id, publicId, nameRu, nameEn }) => ({
      variant: { public_id: publicId, name_ru: nameRu, name_en: nameEn },
      sizes: of(id),
    })),
  ];
};

const leftIn = (rows: readonly SizeCardRow[]): number => rows.reduce((sum, { stock, taken }) => sum + stock - taken, 0);

/** What a visitor pays for one piece, in roubles. */
const priceNow = (product: Product, now: Date): number =>
  toRoubles(priceAlone(product.price, salesOf(product), toUnix(now)));

type Shown = {
  /** The same one as the shop reads it. */
  readonly product: Product;
  readonly editor: { readonly publicId: string; readonly name: string } | undefined;
  readonly language: Language;
  readonly now: Date;
};

export const presentProductCard = (row: ProductCardRow, { product, editor, language, now }: Shown): OfficeProduct => ({
  public_id: row.publicId,
  state: row.state,
  ...productValues(row),
  price_now: priceNow(product, now),
  left: leftIn(row.sizes),
  category_title: say(language, row.categoryRu, row.categoryEn),
  pictures: [...row.pictures],
  parts: partsOf(row),
  version: row.version,
  created: toUnix(row.createdAt),
  updated: toUnix(row.updatedAt),
  updated_by: editor ? { public_id: editor.publicId, name: editor.name } : null,
});

export const presentProductRow = (
  { state }: ProductListRow,
  product: Product,
  { language, now }: Pick<Shown, 'language' | 'now'>,
): OfficeProductRow => ({
  public_id: product.publicId,
  state,
  title: say(language, product.titleRu, product.titleEn),
  category: {
    public_id: product.categoryPublicId,
    title: say(language, product.categoryRu, product.categoryEn),
  },
  price: toRoubles(product.price),
  price_now: priceNow(product, now),
  left: product.stock.reduce((sum, { left }) => sum + left, 0),
  picture: product.pictures[0] ?? null,
});
