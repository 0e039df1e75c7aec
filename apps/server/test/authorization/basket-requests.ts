import { unique } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import type { BasketGoods } from '@trassa/contracts';
import type { CallName, Row, World } from './row.ts';

type BasketCall = Exclude<Extract<CallName, `basket.${string}`>, 'basket.outside' | 'basket.partner'>;

const line = ({ stage }: World) => ({
  unique_id: unique('line'),
  public_id: stage.format.publicId,
  selector: 'ticket',
  count: 1,
});

/** `_id` of a new line in the basket of whose things these are. */
const newLine = async (world: World): Promise<string> => {
  const answer = await send(
    world.app,
    'POST',
    '/api/user/basket',
    { goods: line(world) },
    { token: world.things.token },
  );
  const { _id: id } = answer.json<{ values?: BasketGoods[] }>().values?.at(-1) ?? {};
  return id ?? 'AAAAAAAAAAAAAAAAAAAAAA';
};

export const basketRequests: Record<BasketCall, Row> = {
  'basket.read': { request: () => ({}), stranger: 200 },
  'basket.add': { request: (world) => ({ body: { goods: line(world) } }), stranger: 200 },
  'basket.replace': { request: (world) => ({ body: { goods: [line(world)] } }), stranger: 200 },
  'basket.clear': { request: () => ({}), stranger: 200 },
  'basket.remove': { request: async (world) => ({ params: { id: await newLine(world) } }), stranger: 404 },
};
