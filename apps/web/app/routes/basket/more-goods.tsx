import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { Late } from '../../shared/late.tsx';

/** Goods of the shop that go with the basket. */
export const MoreGoods = ({ goods }: { goods: readonly BasketItem[] }) => (
  <Late name="basket-goods" load={() => import('../../features/optional-product/basket-goods.tsx')} height="0px">
    {({ BasketGoods }) => <BasketGoods goods={goods} />}
  </Late>
);
