import { NotForSale, type PreparedKind } from '../../features/prepared-basket/prepared-kind.ts';
import { readAll } from '../../features/prepared-basket/read-all.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { changeLine } from '../../shared/basket/change-lines.ts';
import { addShopItem, leftOfChoice } from '../../shared/basket/items/shop-item.ts';
import { shopBase } from './shop-base.ts';

const silent = { ownErrors: true } as const;

/** Goods of a prepared basket. */
export const shopPrepared = {
  ...shopBase,
  sign: 'bag',
  pieces: ({ t }, count) => t('preparedBasket.count.shop', { count }),
  describe: async (client, lines) => {
    const products = await readAll(lines, async (id) => (await client(calls.shop.one, { params: { id } })).values);
    return (line) => {
      const product = products.get(line.public_id);
      const variant = product?.proportions.find(({ public_id }) => public_id === line.proportion_public_id);
      return { picture: variant?.picture ?? product?.picture ?? null, variant: variant?.name ?? null };
    };
  },
  put: async (line) => {
    const { values: product } = await request(calls.shop.one, { params: { id: line.public_id } }, silent);
    const choice = { size: line.size, proportion: line.proportion_public_id };
    if (leftOfChoice(product, choice) < line.count) throw new NotForSale();
    const linked = product.linked_public_id
      ? (await request(calls.shop.one, { params: { id: product.linked_public_id } }, silent)).values
      : null;
    const id = addShopItem(product, { ...choice, count: line.count, linked });
    if (line.promocode) changeLine('shop', id, { promocode: line.promocode });
  },
} satisfies PreparedKind;
