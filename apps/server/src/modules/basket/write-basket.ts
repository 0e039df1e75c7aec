import type { BasketGoods } from '@trassa/contracts';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { transact, type Tx } from '../../platform/database/index.ts';
import { lockUser } from '../accounts/index.ts';
import type { BasketDeps, Owner } from './basket-deps.ts';
import { holdsOf, maxLineLength, maxLines, withoutLines } from './basket-line.ts';
import { countLines, keepLines, orderLines, putLines, selectBasket } from './basket.repository.ts';
import { presentGoods, priceBasket } from './price-basket.ts';

type Written = Result<{ values: BasketGoods[] }>;

const wholeBasket = async (deps: BasketDeps, userId: number): Promise<Written> => {
  const priced = await priceBasket(deps, userId, await selectBasket(deps.db, userId));
  return ok({ values: priced.map(presentGoods) });
};

/** Lines as they are kept: without the server's own id, the last one of a repeated unique_id. */
const tidy = (goods: readonly BasketGoods[]): Result<BasketGoods[]> => {
  const tooLong = goods.findIndex((line) => JSON.stringify(line).length > maxLineLength);
  if (tooLong >= 0) return invalid({ [`goods.${tooLong}`]: { id: 'wrong_value' } });
  return ok([...new Map(goods.map(({ _id, ...line }) => [line.unique_id, line])).values()]);
};

/** One change at a time; no basket gets longer than it may be. */
const change = async (
  deps: BasketDeps,
  { userId, visitor }: Owner,
  sent: readonly BasketGoods[],
  write: (tx: Tx, goods: readonly BasketGoods[]) => Promise<void>,
): Promise<Written> => {
  const goods = tidy(sent);
  if (!goods.ok) return goods;
  const done = await transact(deps.db, async (tx) => {
    // Tabs of one person take turns from here on.
    await lockUser(tx, userId);
    await write(tx, goods.value);
    if ((await countLines(tx, userId)) > maxLines)
      return refuse({ code: 'validation', message: { id: 'basket_too_long', max: maxLines } });
    await deps.holds.rebind(tx, holdsOf(goods.value), visitor);
    return ok(null);
  });
  return done.ok ? wholeBasket(deps, userId) : done;
};

/** Adds lines; an equal unique_id replaces its line. Holds that a guest made become this person's (DEC-26). */
export const addGoods = (deps: BasketDeps, owner: Owner, goods: readonly BasketGoods[]): Promise<Written> =>
  change(deps, owner, goods, (tx, lines) => putLines(tx, owner.userId, lines));

/** Puts this basket in the place of the old one; the last writer wins. Holds of lines that are gone end by themselves. */
export const replaceGoods = (deps: BasketDeps, owner: Owner, goods: readonly BasketGoods[]): Promise<Written> =>
  change(deps, owner, goods, async (tx, lines) => {
    const ids = lines.map((line) => line.unique_id);
    await keepLines(tx, owner.userId, ids);
    await putLines(tx, owner.userId, lines);
    await orderLines(tx, owner.userId, ids);
  });

/** Leaves what `rest` makes of the basket; holds that no line needs any more end. null: there is nothing to do. */
const leave = async (
  deps: BasketDeps,
  userId: number,
  rest: (goods: Awaited<ReturnType<typeof selectBasket>>) => BasketGoods[] | null,
): Promise<boolean> => {
  const ended = await deps.db.transaction().execute(async (tx) => {
    // Tabs of one person take turns from here on.
    await lockUser(tx, userId);
    const before = await selectBasket(tx, userId);
    const after = rest(before);
    if (!after) return null;
    await keepLines(
      tx,
      userId,
      after.map((line) => line.unique_id),
    );
    await putLines(
      tx,
      userId,
      after.filter((line) => !before.some(({ goods }) => goods === line)),
    );
    const needed = new Set(holdsOf(after));
    return holdsOf(before.map(({ goods }) => goods)).filter((id) => !needed.has(id));
  });
  if (ended) await deps.holds.end(deps.db, ended);
  return ended !== null;
};

/** Removes a line by its `_id`, with what hangs on it. A stranger's line is unknown. */
export const removeGoods = async (deps: BasketDeps, userId: number, publicId: string): Promise<Written> => {
  const isDone = await leave(deps, userId, (lines) => {
    const gone = lines.find((line) => line.publicId === publicId);
    return gone
      ? withoutLines(
          deps.orders.sellables,
          lines.map(({ goods }) => goods),
          [gone.goods.unique_id],
        )
      : null;
  });
  return isDone ? wholeBasket(deps, userId) : notFound();
};

export const clearGoods = async (deps: BasketDeps, userId: number): Promise<Written> => {
  await leave(deps, userId, () => []);
  return wholeBasket(deps, userId);
};

/** Takes out lines that turned out to be dead, unless another tab gave them a new hold meanwhile. */
export const dropGoods = async (deps: BasketDeps, userId: number, dead: readonly BasketGoods[]): Promise<void> => {
  const isDead = (line: BasketGoods): boolean =>
    dead.some((one) => one.unique_id === line.unique_id && one.hold_id === line.hold_id);
  await leave(deps, userId, (lines) => {
    const goods = lines.map((line) => line.goods);
    return withoutLines(
      deps.orders.sellables,
      goods,
      goods.filter(isDead).map((line) => line.unique_id),
    );
  });
};
