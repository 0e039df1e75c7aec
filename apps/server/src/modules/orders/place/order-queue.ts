import { mailboxKey } from '@trassa/rules';
import { refuse } from '../../../kernel/result.ts';
import {
  createTogether,
  type Database,
  type Together,
  type TogetherOptions,
} from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log.ts';
import type { Turns } from '../../../platform/turns.ts';
import { kindsOf, type Sellables } from '../sellable.ts';
import { type MadeOrder, makeOrder, type MakeDeps, type OrderToMake } from './make-order.ts';

export type OrderQueueDeps = MakeDeps & {
  readonly db: Database;
  readonly log: Log;
  readonly turns: Turns;
  readonly settleTogether: boolean;
};

/** What the goods of an order take, by keys; null: some of them are not for a transaction that orders share. */
const goodsKeys = (sellables: Sellables, { priced: { lines } }: OrderToMake): readonly string[] | null => {
  const keys: string[] = [];
  for (const kind of kindsOf(lines)) {
    const own = sellables.get(kind)?.sharing?.(lines.filter((line) => line.selector === kind));
    if (!own) return null;
    keys.push(...own);
  }
  return keys;
};

/**
 * Whether an order may share a transaction: one to be paid, for what is held already, that takes the place of no other and
 * uses no code. All others are as rare as they are long.
 */
const isPlain = ({ priced }: OrderToMake): boolean =>
  priced.totals.amount > 0 &&
  !priced.replaces.length &&
  !priced.parts.length &&
  !priced.shipments.length &&
  priced.lines.every(({ goods }) => goods.promocodeId === null);

/** Orders of guests and of people who are known, each apart: their locks come in different steps. */
export const createOrderQueue = (deps: OrderQueueDeps): Together<OrderToMake, MadeOrder> => {
  const { turns, settleTogether, sellables } = deps;
  // Orders of one network that take places wait for one another anyway (DEC-113): here, not each with a connection.
  const inTurns: TogetherOptions<OrderToMake, MadeOrder>['alone'] = async ({ address }, run) =>
    (await turns(address, run)) ?? refuse({ code: 'unavailable', retryAfter: 1 });
  const open = (name: string, isShared: boolean) =>
    createTogether<OrderToMake, MadeOrder>({
      ...deps,
      name,
      run: (tx, make) => makeOrder(tx, deps, make),
      keysOf: (make) => [
        `mailbox:${mailboxKey(make.purchase.email)}`,
        ...(make.buyer ? [`buyer:${make.buyer.id}`] : []),
        ...(goodsKeys(sellables, make) ?? []),
      ],
      alone: inTurns,
      isShared,
    });
  const guests = open('orders of guests', settleTogether);
  const known = open('orders', settleTogether);
  const apart = open('orders apart', false);
  const queueOf = (make: OrderToMake): Together<OrderToMake, MadeOrder> => {
    if (!isPlain(make) || goodsKeys(sellables, make) === null) return apart;
    return make.buyer ? known : guests;
  };
  return { settle: (make) => queueOf(make).settle(make) };
};
