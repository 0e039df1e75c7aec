import { createPartner, createPrepared } from '../factories/outside.ts';
import { createProduct } from '../factories/shop.ts';
import type { CallName, Row, World } from './row.ts';

type ShopCall = Extract<CallName, `shop.${string}`> | 'basket.outside' | 'basket.partner';

const ticket = ({ stage }: World) => ({ selector: 'ticket', public_id: stage.format.publicId, count: 1 });
const product = async ({ app }: World): Promise<string> => (await createProduct(app.database.db)).publicId;

export const shopRequests: Record<ShopCall, Row> = {
  'shop.one': { request: async (world) => ({ params: { id: await product(world) } }) },
  'shop.related': { request: async (world) => ({ params: { id: await product(world) } }) },
  'shop.items': { request: () => ({ params: { place: 'shop' } }) },
  'shop.catalogue': { request: () => ({}) },
  'shop.preview': { request: () => ({}) },
  'shop.search': { request: () => ({ query: 'text=shirt' }) },
  'shop.banners': { request: () => ({ params: { type: 'shop' } }) },
  'basket.outside': {
    request: async (world) => ({ params: { id: await createPrepared(world.app.database.db, [ticket(world)]) } }),
  },
  'basket.partner': {
    // A partner shows his key instead of a token.
    request: async (world) => ({
      headers: { authorization: `Partner ${await createPartner(world.app.database.db)}` },
      body: { goods: [ticket(world)] },
    }),
  },
};
