import type { DeliveryOption, Language } from '@trassa/contracts';
import { checkIndex } from '@trassa/rules';
import { toRoubles } from '../../kernel/money.ts';
import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import { offerOf } from './domain/carrier.ts';
import { presentMethod } from './method.presenter.ts';
import { findWays } from './ways.repository.ts';

/** A product as far as its carriage goes. */
export type CarriedGoods = { readonly grams: number; readonly hasDelivery: boolean; readonly isOnSale: boolean };

/** Port: products by public id, in one statement. */
export type FindGoods = (
  db: Executor,
  publicIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, CarriedGoods>>;

export type PriceDelivery = {
  readonly cityId: number;
  readonly goods: readonly { readonly public_id: string; readonly count: number }[];
  readonly index: string | null;
  readonly now: Date;
  readonly language: Language;
};

type Prices = { readonly delivery: { readonly cost: number; readonly methods: DeliveryOption[] } };

/** Ways that reach the city with these goods, the cheapest first. */
const listOffers = async (
  db: Executor,
  cityId: number,
  grams: number,
  language: Language,
): Promise<DeliveryOption[]> => {
  const ways = await findWays(db, [cityId]);
  return ways
    .filter(({ goods }) => goods === 'shop')
    .flatMap((way) => {
      const offer = offerOf(way.carrier, grams, way);
      if (!offer) return [];
      const { cost, daysMin, daysMax } = offer;
      return [{ ...presentMethod(way, language), cost: toRoubles(cost), days_min: daysMin, days_max: daysMax }];
    })
    .toSorted((a, b) => a.cost - b.cost);
};

/** What delivery of goods to a city costs; nothing to carry costs nothing (DELIV-08, API-84). Two statements. */
export const priceDelivery = async (
  { db, findGoods }: { db: Database; findGoods: FindGoods },
  { cityId, goods, index, now, language }: PriceDelivery,
): Promise<Result<Prices>> => {
  const problem = index?.trim() ? checkIndex(index) : null;
  if (problem) return invalid({ index: problem });
  const known = await findGoods(
    db,
    goods.map(({ public_id }) => public_id),
    now,
  );
  const gone = goods.findIndex(({ public_id }) => !known.get(public_id)?.isOnSale);
  if (gone >= 0) return invalid({ [`goods.${gone}`]: { id: 'product_gone' } });
  const carried = goods.filter(({ public_id }) => known.get(public_id)?.hasDelivery);
  if (!carried.length) return ok({ delivery: { cost: 0, methods: [] } });
  const grams = carried.reduce((sum, { public_id, count }) => sum + (known.get(public_id)?.grams ?? 0) * count, 0);
  const methods = await listOffers(db, cityId, grams, language);
  const [cheapest] = methods;
  if (!cheapest) return refuse({ code: 'delivery_unavailable', errors: { city: { id: 'delivery_unavailable' } } });
  return ok({ delivery: { cost: cheapest.cost, methods } });
};
