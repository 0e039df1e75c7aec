import type { MessageSpec } from '@trassa/contracts';
import type { SheetLine } from '@trassa/rules';
import type { SheetProduct, SheetSize } from './stock-rows.repository.ts';

/** A line with what it names; `message`: it names nothing, or several. */
export type Matched = {
  readonly line: SheetLine;
  readonly product?: SheetProduct;
  readonly size?: SheetSize;
  readonly message?: MessageSpec;
};

/** null: has no such name, and no empty one either. */
const isCalled = (name: string, ...titles: readonly (string | null)[]): boolean =>
  titles.some((title) => title?.toLowerCase() === name.toLowerCase());

/** An address is of one product, a title may be of several. */
const productsOf = (name: string, products: readonly SheetProduct[]): readonly SheetProduct[] => {
  const byAddress = products.filter((one) => isCalled(name, one.product));
  return byAddress.length ? byAddress : products.filter((one) => isCalled(name, one.titleRu, one.titleEn));
};

const isOf = ({ variant, size }: SheetLine, one: SheetSize): boolean =>
  isCalled(size, one.size ?? '') &&
  (one.variantRu === null ? variant === '' : isCalled(variant, one.variantRu, one.variantEn));

/** The product and the size of each line; a line that leaves the variant out is of none. SHOP-26 */
export const matchLines = (
  lines: readonly SheetLine[],
  products: readonly SheetProduct[],
  sizes: readonly SheetSize[],
): Matched[] => {
  const ofProduct = Map.groupBy(sizes, ({ productId }) => productId);
  return lines.map((line): Matched => {
    const [product, other] = line.product === '' ? [] : productsOf(line.product, products);
    if (!product || other) return { line, message: { id: other ? 'sheet_several' : 'sheet_product' } };
    const [size, second] = (ofProduct.get(product.id) ?? []).filter((one) => isOf(line, one));
    if (!size || second) return { line, product, message: { id: second ? 'sheet_sizes' : 'sheet_size' } };
    return { line, product, size };
  });
};
