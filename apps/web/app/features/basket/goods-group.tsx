import type { QuoteLine } from '@trassa/contracts';
import type { ReactNode } from 'react';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { removeBasketLine } from '../../shared/basket/change-lines.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import css from './basket.module.css';
import { GoodsLine, type GoodsLook } from './goods-line.tsx';
import goods from './goods.module.css';
import type { Promo } from './promocode/check-promocode.ts';
import { PromoBox } from './promocode/promo-box.tsx';

/** What every group of goods is given. */
export type GroupProps<L extends BasketItem> = {
  lines: readonly L[];
  quotes: readonly QuoteLine[];
  /** Refusals by unique_id. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** The pieces of a line were changed: what the server said of it is old. */
  onEdit(uniqueId: string): void;
};

type Props<L extends BasketItem> = GroupProps<L> & {
  title: string;
  /** null: no promocode is for these goods. */
  promo: Promo<L> | null;
  lookOf(line: L): GoodsLook;
  /** Below a line. */
  renderBelow?(line: L): ReactNode;
  /** Below the group. */
  children?: ReactNode;
};

/** Goods of one kind with their promocodes (BASKET-05, BASKET-10, BASKET-11). */
export const GoodsGroup = <L extends BasketItem>({
  lines,
  quotes,
  errors,
  onEdit,
  title,
  promo,
  lookOf,
  renderBelow,
  children,
}: Props<L>) => (
  <Panel as="section" className={css['panel']}>
    <h2 className={goods['title']}>{title}</h2>
    <ul className={goods['lines']}>
      {lines.map((line) => (
        <GoodsLine
          key={line.unique_id}
          id={line.unique_id}
          title={line.title}
          {...lookOf(line)}
          onEdit={() => onEdit(line.unique_id)}
          quote={quotes.find(({ unique_id }) => unique_id === line.unique_id)}
          cost={line.totalCost}
          errors={errors[line.unique_id] ?? []}
          onRemove={() => removeBasketLine(line.unique_id)}
        >
          {renderBelow?.(line)}
        </GoodsLine>
      ))}
    </ul>
    {promo && <PromoBox promo={promo} lines={lines} quotes={quotes} />}
    {children}
  </Panel>
);
