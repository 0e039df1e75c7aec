import { type BasketGoods, CertificateLine, InsuranceLine, ShopLine } from '@trassa/contracts';
import { toRoubles } from '../../kernel/money.ts';
import type { QuotedLine } from '../orders/index.ts';
import type { BasketDeps } from './basket-deps.ts';
import type { StoredGoods } from './basket-line.ts';

export type PricedGoods = StoredGoods & {
  /** null: of a kind that nobody sells yet. */
  readonly quote: QuotedLine | null;
};

const textOrNull = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.length <= max ? value : null;

const lineSchemas = { shop: ShopLine, insurance: InsuranceLine, certificate: CertificateLine };

/**
 * What the modules of goods read of a line, in the types they expect; the rest came from a page and was never checked. A
 * field of the wrong type costs the line that field, not its price.
 */
const lineOf = (goods: BasketGoods): unknown => {
  const promocode = textOrNull(goods['promocode'], 64);
  if (goods.selector === 'ticket')
    return {
      ...goods,
      format_public_id: goods.format_public_id ?? goods.public_id,
      kind: goods.kind ?? undefined,
      promocode,
      groupId: textOrNull(goods['groupId'], 64) ?? '',
    };
  const { unique_id, public_id, count } = goods;
  const plain = { unique_id, public_id, count, promocode, insurance: { public_id } };
  const whole = lineSchemas[goods.selector].safeParse({ ...goods, ...plain });
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  return { ...Object.fromEntries(Object.entries(goods).filter(([field]) => !wrong.has(field))), ...plain };
};

/** All lines with the prices of this moment; the number of statements does not grow with them (DEC-77). */
export const priceBasket = async (
  { db, clock, quote, findAccount }: BasketDeps,
  userId: number,
  lines: readonly StoredGoods[],
): Promise<PricedGoods[]> => {
  if (!lines.length) return [];
  const sent = lines.map(({ goods }, index) => ({
    kind: goods.selector,
    path: `goods.${index}`,
    uniqueId: goods.unique_id,
    line: lineOf(goods),
  }));
  const kinds = [...new Set(sent.map(({ kind }) => kind))];
  const quotes = await quote(
    db,
    kinds.map((kind) => ({ kind, lines: sent.filter((line) => line.kind === kind) })),
    { purpose: 'price', now: clock(), account: await findAccount(db, userId) },
  );
  const byPath = new Map(quotes.map((one) => [one.path, one]));
  return lines.map((line, index) => ({ ...line, quote: byPath.get(`goods.${index}`) ?? null }));
};

/** The line of the wire: as the page keeps it, with `_id` and what it costs now. */
export const presentGoods = ({ publicId, goods, quote }: PricedGoods): BasketGoods => ({
  ...goods,
  _id: publicId,
  ...(quote
    ? { price: toRoubles(quote.price), totalCost: toRoubles(quote.goods ? quote.total : quote.price * goods.count) }
    : {}),
});
