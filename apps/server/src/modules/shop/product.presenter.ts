import type { Language, ShopItem, Size } from '@trassa/contracts';
import { priceAlone, shownSale } from '@trassa/rules';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import { presentSale } from '../pricing/index.ts';
import { salesOf } from './price-product.ts';
import type { Product, StockRow } from './product.ts';

const sizesOf = (stock: readonly StockRow[], variantId: number | null): Size[] =>
  stock.flatMap((row) =>
    row.variantId === variantId && row.size !== null ? [{ size: row.size, count: row.left }] : [],
  );
const leftIn = (stock: readonly StockRow[]): number => stock.reduce((sum, row) => sum + row.left, 0);

/** A product of the wire. With variants only their pieces can be bought (DEC-106). */
export const presentProduct = (product: Product, language: Language, now: Date): ShopItem => {
  const { stock, variants, pictures } = product;
  const sales = salesOf(product);
  const moment = toUnix(now);
  const price = priceAlone(product.price, sales, moment);
  const sale = shownSale(sales, product.price, moment);
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
    sale: sale && presentSale(sale, moment),
    delivery: product.hasDelivery,
    ...(product.linkedPublicId === null ? {} : { linked_public_id: product.linkedPublicId }),
    left: leftIn(sold),
  };
};
