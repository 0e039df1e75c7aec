import { type BasketGoods, errorText, type Language } from '@trassa/contracts';
import { randomId } from '../../kernel/ids.ts';
import { toRoubles } from '../../kernel/money.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { countOpening, findPrepared } from './outside.repository.ts';
import { inOrder, readLines, toQuote } from './prepared-line.ts';

/**
 * What a prepared basket proposes, at the prices of this moment; nothing is held, and what is no longer sold is left out.
 * Every reader gets line ids of his own (DEC-21).
 */
export const readOutside = async (
  { db, clock, orders }: OutsideDeps,
  publicId: string,
  language: Language,
): Promise<Result<{ values: BasketGoods[] }>> => {
  const now = clock();
  const stored = await findPrepared(db, publicId, now);
  if (!stored) return notFound();
  await countOpening(db, publicId);
  const goods = readLines(orders.api, stored);
  const quotes = inOrder(
    goods,
    await orders.quote(db, toQuote(orders.sellables, goods), { purpose: 'price', now, account: null }),
  );
  return ok({
    values: goods.flatMap((line, index): BasketGoods[] => {
      const price = quotes[index];
      if (!price?.goods) return [];
      const { title } = price.goods;
      return [
        {
          ...line,
          unique_id: randomId(),
          ...orders.sellables.get(line.selector)?.toBasket?.(line.public_id),
          title: say(language, title.ru, title.en),
          price: toRoubles(price.price),
          totalCost: toRoubles(price.total),
          ...(price.problem ? { error: errorText(language, price.problem.message) } : {}),
        },
      ];
    }),
  });
};
