import type { ShopItem } from '@trassa/contracts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { OptionalCard } from './optional-card.tsx';
import css from './optional-card.module.css';

type Props = {
  title: string;
  /** Beside a ticket it is a part of its section. */
  heading: 'h2' | 'h3';
  products: readonly ShopItem[];
  ticket?: BasketTicket | null;
};

/** Products that one may add with a tick: beside a ticket, or below the goods. */
export const OptionalGoods = ({ title, heading: Heading, products, ticket = null }: Props) => (
  <section className={Heading === 'h3' ? css['beside'] : undefined}>
    <Heading className={css['title']}>{title}</Heading>
    <ul className={css['cards']}>
      {products.map((product) => (
        <li key={product.public_id}>
          <OptionalCard product={product} ticket={ticket} />
        </li>
      ))}
    </ul>
  </section>
);
