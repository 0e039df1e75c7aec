import { classes } from '../../../shared/ui/classes.ts';
import type { ProductCardData } from '../product/card-data.ts';
import { ProductCard } from '../product/product-card.tsx';
import css from './product-grid.module.css';

type Props = {
  items: readonly ProductCardData[];
  /** The list opens the page: its first pictures come at once. */
  isFirst?: boolean;
  level?: 'h2' | 'h3';
  /** On phones the goods stand in one row that slides. */
  isStrip?: boolean;
  /** Four or sixteen goods: in four columns, where three would leave one alone. */
  isFours?: boolean;
};
const FIRST = 4;

/** Goods in two, three or four columns. */
export const ProductGrid = ({ items, isFirst = false, level, isStrip = false, isFours = false }: Props) => (
  <ul className={classes(css['goods'], isStrip && css['strip'], isFours && css['fours'])}>
    {items.map((item, index) => (
      <li key={item.public_id}>
        <ProductCard item={item} isFirst={isFirst && index < FIRST} {...(level ? { level } : {})} />
      </li>
    ))}
  </ul>
);
