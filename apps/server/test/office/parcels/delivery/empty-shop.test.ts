import type { OfficeWay, RegionZone } from '@trassa/contracts/office';
import { expect, it } from 'vitest';
import { fillReference } from '../../../../db/seed/places/reference.ts';
import { goodsLine, kazan, recipient } from '../../../factories/delivery.ts';
import { buy, paymentBody } from '../../../factories/orders.ts';
import { createProduct } from '../../../factories/shop.ts';
import { newBuyer } from '../../office.ts';
import { openDelivery, tariffOf } from './stage.ts';

const { app, createKeeperOf, db, list, make, quote, state, valuesOf, zones } = openDelivery();

// DELIV-11
it('an installation without the demonstration sells a parcel by calls of the office alone', async () => {
  await fillReference(db());
  const keeper = await createKeeperOf('shop', 'stock', 'shipments');
  expect(await list(keeper)).toEqual([]);
  const regions = await zones(keeper);
  expect(regions.filter(({ zone }: RegionZone) => zone === null)).toEqual([]);
  const { zone } = regions.find(({ id }) => id === kazan.regionId) ?? {};
  const draft = await make(keeper, { tariffs: [tariffOf(Number(zone))] });
  const way = valuesOf<OfficeWay>(await state(keeper, draft, 'published'));
  const shirt = await createProduct(db(), { weight_grams: 400 });
  const line = goodsLine(shirt.publicId, { delivery_public_id: way.public_id, delivery: recipient() });
  const { delivery, amount } = await quote([line]);
  expect(delivery).toBe(240);
  const { order } = await buy(app(), paymentBody([], { shop: [line], email: newBuyer() }));
  expect(order.amount).toBe(amount);
});
