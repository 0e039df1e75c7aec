import type { BasketGoods } from '@trassa/contracts';
import type { z } from 'zod';
import type { LinesOfKind, Sellables } from '../sellable.ts';

/** Lines of a stored or prepared basket as a request would send them, by kind; each has its place for a path: `goods.3`. */
export const readGoods = (sellables: Sellables, goods: readonly BasketGoods[]): LinesOfKind[] => {
  const sent = goods.flatMap((line, index) => {
    const sellable = sellables.get(line.selector);
    if (!sellable) return [];
    return [{ kind: line.selector, path: `goods.${index}`, uniqueId: line.unique_id, line: sellable.fromBasket(line) }];
  });
  return [...Map.groupBy(sent, ({ kind }) => kind)].map(([kind, lines]) => ({ kind, lines }));
};

/**
 * A line that a page kept, as the schema has it; `sure` fields stand as they are. It was never checked: a field of the wrong
 * type costs the line that field, not its price.
 */
export const readLine = <S extends z.ZodObject>(schema: S, goods: BasketGoods, sure: object): z.output<S> => {
  const whole = schema.safeParse({ ...goods, ...sure });
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  const kept = Object.entries(goods).filter(([field]) => !wrong.has(field));
  return { ...Object.fromEntries(kept), ...sure } as z.output<S>;
};

/** The typed code of a kept line; null: none, or nothing like one. */
export const promocodeOf = ({ promocode }: BasketGoods): string | null =>
  typeof promocode === 'string' && promocode.length <= 64 ? promocode : null;
