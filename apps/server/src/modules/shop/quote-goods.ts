import type { ShopLine } from '@trassa/contracts';
import type { Executor } from '../../platform/database/index.ts';
import {
  type LineProblem,
  type LineQuote,
  linesOfKind,
  type QuoteContext,
  type SentLine,
  soldLine,
  unsoldLine,
} from '../orders/index.ts';
import { type PricedLine, priceLines } from '../pricing/index.ts';
import { type Choice, checkChoice, tooFew } from './check-choice.ts';
import { shareStock } from './domain/share-stock.ts';
import type { Product } from './product.ts';
import { toPrice } from './price-product.ts';
import { findProductsByPublicId } from './products.repository.ts';
import { type AskedGoods, type GoodsPlan, readAsked } from './shop-line.ts';
import { findOffered, sumKept } from './stock.repository.ts';

type Good = Exclude<Choice, { problem: LineProblem }>;
type Known = { readonly asked: AskedGoods; readonly product: Product | undefined; readonly choice: Choice };

const isGood = (choice: Choice): choice is Good => 'stock' in choice;

const titleOf = ({ titleRu, titleEn }: Product) => ({ ru: titleRu, en: titleEn ?? titleRu });

const unsold = (
  { asked, product }: Known,
  problem: LineProblem,
  errors: LineQuote['errors'] = {},
): LineQuote<GoodsPlan> => unsoldLine(asked, { count: asked.count, price: product?.price ?? 0, problem, errors });

const sold = (
  { asked }: Known,
  { product, stock, variant }: Good,
  priced: PricedLine,
  isCarried: boolean,
): LineQuote<GoodsPlan> =>
  soldLine(asked, priced, {
    parcel: isCarried ? { grams: product.grams * asked.count, count: asked.count, ...asked.delivery } : null,
    goods: {
      itemId: product.id,
      itemPublicId: product.publicId,
      title: titleOf(product),
      names: {
        title: titleOf(product),
        variant: variant && { ru: variant.nameRu, en: variant.nameEn ?? variant.nameRu },
      },
      plan: { product, stock, variant, format: isCarried ? null : asked.format },
    },
  });

/** Formats of the tickets that are bought along: goods offered with them are handed out at the start. */
const formatsOf = (context: QuoteContext): Set<string> =>
  new Set(linesOfKind(context, 'ticket').map(({ line }) => line.format_public_id));

const findShort = (
  lines: readonly (readonly [Known, Good])[],
  kept: ReadonlyMap<number, number>,
): Map<string, number> => {
  const left = new Map(lines.map(([, { stock }]) => [stock.id, stock.left + (kept.get(stock.id) ?? 0)]));
  const demands = lines.map(([{ asked }, { stock }]) => ({
    uniqueId: asked.path,
    stockId: stock.id,
    count: asked.count,
  }));
  return new Map(shareStock(left, demands).short.map((one) => [one.demand.uniqueId, one.left]));
};

/**
 * True prices of lines with goods, or why they cannot be bought. At most four statements, however many lines. Pieces that a
 * waiting order of the buyer keeps are free for the purchase that takes its place. DEC-77…81, DEC-106
 */
export const quoteGoods = async (
  db: Executor,
  sent: readonly SentLine<ShopLine>[],
  context: QuoteContext,
): Promise<LineQuote<GoodsPlan>[]> => {
  const asked = sent.map(readAsked);
  const bought = formatsOf(context);
  const isOffered = (one: AskedGoods): boolean => one.format !== null && bought.has(one.format);
  const products = await findProductsByPublicId(
    db,
    asked.map((one) => one.publicId),
    context.now,
  );
  const kept = await sumKept(db, context.replaces);
  const offered = await findOffered(
    db,
    asked.filter(isOffered).map((one) => one.format ?? ''),
  );
  const known = asked.map((one): Known => {
    const product = products.get(one.publicId);
    return { asked: one, product, choice: checkChoice(one, product) };
  });
  const chosen = known.flatMap((one) => (isGood(one.choice) ? [[one, one.choice] as const] : []));
  const short = findShort(chosen, kept);
  const good = chosen.filter(([one]) => !short.has(one.asked.path));
  const priced = await priceLines(
    db,
    good.map(([{ asked: line }, { product }]) => toPrice(product, line)),
    { now: context.now, replaces: context.replaces },
  );
  const quotes = new Map(
    good.flatMap(([one, choice], index) => {
      const price = priced[index];
      const { product } = choice;
      const isHandedOut = isOffered(one.asked) && offered.has(`${one.asked.format} ${product.publicId}`);
      return price ? [[one, sold(one, choice, price, product.hasDelivery && !isHandedOut)] as const] : [];
    }),
  );
  return known.map((one) => {
    const { choice, asked: line } = one;
    if (!isGood(choice)) return unsold(one, choice.problem, choice.errors);
    return quotes.get(one) ?? unsold(one, tooFew(short.get(line.path) ?? 0, choice.stock.size !== null));
  });
};
