import type { SaleProduct, SaleSaid } from '@trassa/contracts/office';
import { saleDiscount, saleProblems, salePrice, type SaleRule } from '@trassa/rules';

const numbers = ['discount', 'count', 'starts_at', 'ends_at'] as const;
type NumberName = (typeof numbers)[number];

/** As it is typed: a number or a moment may be missing meanwhile. */
export type SaleTyped = Omit<SaleSaid, NumberName> & { readonly [F in NumberName]: number | null };

const isNumberName = (field: string): field is NumberName => numbers.some((one) => one === field);
export const isLacking = (typed: Partial<SaleTyped>, field: string): boolean =>
  isNumberName(field) && typed[field] === null;
export const isWhole = (typed: Partial<SaleTyped>): boolean => numbers.every((field) => !isLacking(typed, field));

/** Of what is whole. */
export const sentOf = <Typed extends Partial<SaleTyped>>(typed: Typed) =>
  typed as Omit<Typed, NumberName> & Partial<Pick<SaleSaid, NumberName>>;

/** A product as a sale shows it: what others take off it is known once it is saved; `price` null: not even that. */
export type ShownProduct = Pick<SaleProduct, 'public_id' | 'title' | 'beside'> & { readonly price: number | null };
type Beside = SaleProduct['beside'][number];
export type Preview = { readonly price: number; readonly beatenBy: Beside | null };

const ruleOf = (beside: Beside): SaleRule & { readonly beside: Beside } => ({
  beside,
  starts_at: 0,
  ends_at: 0,
  discount: saleDiscount(beside),
  count: beside.count,
  subjects: [],
});

// One that needs as many pieces or fewer counts wherever this one does.
const countsWith =
  (typed: SaleTyped) =>
  ({ count }: Beside): boolean =>
    count <= (typed.count ?? 1);

/** Numbers of other sales of a product: that count wherever this one does, and that ask for more pieces. */
export const besideOf = (typed: SaleTyped, { beside }: ShownProduct): readonly [number, number] => {
  const near = beside.filter(countsWith(typed)).length;
  return [near, beside.length - near];
};

/** Roubles of a piece in a sale as it is typed, by the rule of the basket; null: its discount is none yet. */
export const previewOf = (typed: SaleTyped, product: ShownProduct): Preview | null => {
  const { form, discount } = typed;
  if (
    product.price === null ||
    discount === null ||
    saleProblems({ form, discount, count: 1, starts_at: 0, ends_at: 2 }, 1).discount
  )
    return null;
  const others = product.beside.filter(countsWith(typed)).map(ruleOf);
  const { price, beatenBy } = salePrice(Math.round(product.price * 100), saleDiscount({ form, discount }), others);
  return { price: price / 100, beatenBy: beatenBy?.beside ?? null };
};
