import type { ShopItem } from '@trassa/contracts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { OptionalCard } from './optional-card.tsx';
import css from './optional-card.module.css';

type Props = { products: readonly ShopItem[]; ticket?: BasketTicket | null };

/** Products that one may add with a tick: beside a ticket, or below the goods. */
export const OptionalGoods = ({ products, ticket = null }: Props) => (
  <ul className={css['cards']}>
    {products.map((product) => (
      <li key={product.public_id}>
        <OptionalCard product={product} ticket={ticket} />
      </li>
    ))}
  </ul>
);
