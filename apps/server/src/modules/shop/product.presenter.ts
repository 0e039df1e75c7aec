import type { Language, Sale, ShopItem, Size } from '@trassa/contracts';
import { discountOf } from '@trassa/rules';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { type Minor, toRoubles } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import type { Product, SaleRow, StockRow } from './product.ts';

const isRunning = ({ startsAt, endsAt }: SaleRow, now: Date): boolean =>
  new Date(startsAt) <= now && now < new Date(endsAt);
const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

const priceWith = (price: Minor, sale: SaleRow): Minor =>
  price -
  discountOf(
    price,
    sale.form === 'percent' ? { form: 'percent', percent: sale.discount } : { form: 'amount', amount: sale.discount },
  );

/** Of the discounts that run the one that takes most off a piece, else the next one to come. */
const saleOf = ({ sales, price }: Product, now: Date): SaleRow | null =>
  sales.filter((sale) => isRunning(sale, now)).sort((a, b) => priceWith(price, a) - priceWith(price, b))[0] ??
  sales.find((sale) => now < new Date(sale.startsAt)) ??
  null;

/** What a piece costs now by itself: a discount for several pieces needs the basket to be told (DEC-79). */
const priceNow = ({ sales, price }: Product, now: Date): Minor =>
  Math.min(
    price,
    ...sales.filter((sale) => sale.count === 1 && isRunning(sale, now)).map((sale) => priceWith(price, sale)),
  );

const presentSale = (sale: SaleRow, now: Date): Sale => ({
  active: isRunning(sale, now),
  start_date: seconds(sale.startsAt),
  end_date: seconds(sale.endsAt),
  discount: sale.form === 'amount' ? toRoubles(sale.discount) : sale.discount,
  discount_form: sale.form,
  count: sale.count,
  formats: [...sale.products],
});

const sizesOf = (stock: readonly StockRow[], variantId: number | null): Size[] =>
  stock.flatMap((row) =>
    row.variantId === variantId && row.size !== null ? [{ size: row.size, count: row.left }] : [],
  );
const leftIn = (stock: readonly StockRow[]): number => stock.reduce((sum, row) => sum + row.left, 0);

/** A product of the wire. With variants only their pieces can be bought (DEC-106). */
export const presentProduct = (product: Product, language: Language, now: Date): ShopItem => {
  const { stock, variants, pictures } = product;
  const price = priceNow(product, now);
  const sale = saleOf(product, now);
  const sold = variants.length ? stock.filter((row) => row.variantId !== null) : stock;
  return {
    public_id: product.publicId,
    title: say(language, product.titleRu, product.titleEn),
    description: cleanHtml(say(language, product.descriptionRu, product.descriptionEn)),
    price: toRoubles(price),
    old_price: price < product.price ? toRoubles(product.price) : null,
    picture: pictures[0] ?? '',
    size: variants.length ? [] : sizesOf(stock, null),
    proportions: variants.map((variant) => ({
      name: say(language, variant.nameRu, variant.nameEn),
      public_id: variant.publicId,
      size: sizesOf(stock, variant.id),
      ...(variant.picture === null ? {} : { picture: variant.picture }),
      left: leftIn(stock.filter((row) => row.variantId === variant.id)),
    })),
    text: cleanHtml(say(language, product.textRu, product.textEn)),
    gender: product.gender,
    group: say(language, product.groupRu, product.groupEn),
    subgroup: product.subgroup,
    category: { title: say(language, product.categoryRu, product.categoryEn), public_id: product.categoryPublicId },
    insurance: false,
    insurance_cost: null,
    pictures: [...pictures],
    sale: sale && presentSale(sale, now),
    delivery: product.hasDelivery,
    ...(product.linkedPublicId === null ? {} : { linked_public_id: product.linkedPublicId }),
    left: leftIn(sold),
  };
};
