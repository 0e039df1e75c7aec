import type { BasketGoods } from '@trassa/contracts';
import { ok, type Ok } from '../../kernel/result.ts';
import type { BasketDeps } from './basket-deps.ts';
import { withoutLines } from './basket-line.ts';
import { selectUnpaid } from './basket.repository.ts';
import { presentGoods, priceBasket, type PricedGoods } from './price-basket.ts';
import { dropGoods } from './write-basket.ts';

type Reason = 'hold_expired' | 'sale_closed' | 'gone';
type Removed = { unique_id: string; title: string; reason: Reason };

/** Why lines can no longer be bought, by unique_id. */
const findDead = async ({ orders }: BasketDeps, lines: readonly PricedGoods[]): Promise<Map<string, Reason>> => {
  const problemOf = ({ quote }: PricedGoods) => quote?.problem?.code;
  const closed = lines.filter((line) => problemOf(line) === 'sale_closed').map(({ goods }) => goods);
  const known = new Set<string>();
  for (const [kind, goods] of Map.groupBy(closed, ({ selector }) => selector))
    for (const id of (await orders.sellables.get(kind)?.findKnown?.(goods)) ?? []) known.add(id);
  return new Map(
    lines.flatMap((line): [string, Reason][] => {
      const id = line.goods.unique_id;
      if (problemOf(line) === 'hold_expired') return [[id, 'hold_expired']];
      if (problemOf(line) === 'sale_closed') return [[id, known.has(id) ? 'sale_closed' : 'gone']];
      return [];
    }),
  );
};

const titleOf = ({ title }: BasketGoods): string => (typeof title === 'string' ? title : '');

/**
 * The basket without what was paid for, and without lines that can no longer be bought: those are told once and taken out,
 * with what hangs on them (DEC-61).
 */
export const readBasket = async (
  deps: BasketDeps,
  userId: number,
): Promise<Ok<{ values: BasketGoods[]; removed: Removed[] }>> => {
  const lines = await priceBasket(deps, userId, await selectUnpaid(deps.db, userId));
  const dead = await findDead(deps, lines);
  if (!dead.size) return ok({ values: lines.map(presentGoods), removed: [] });
  const goods = lines.map((line) => line.goods);
  await dropGoods(
    deps,
    userId,
    goods.filter((line) => dead.has(line.unique_id)),
  );
  const rest = new Map(
    withoutLines(deps.orders.sellables, goods, [...dead.keys()]).map((line) => [line.unique_id, line]),
  );
  // A policy goes with its ticket, for the ticket's reason.
  const reasonOf = (line: BasketGoods): Reason =>
    dead.get(line.unique_id) ?? (line.abid ? dead.get(line.abid) : undefined) ?? 'gone';
  const removed = goods
    .filter((line) => !rest.has(line.unique_id))
    .map((line) => ({ unique_id: line.unique_id, title: titleOf(line), reason: reasonOf(line) }));
  const values = lines.flatMap((line) => {
    const left = rest.get(line.goods.unique_id);
    return left ? [presentGoods({ ...line, goods: left })] : [];
  });
  return ok({ values, removed });
};
