import type { QuoteLine } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketShop } from '../../shared/basket/basket-item.ts';
import { removeBasketLine, setLineCount } from '../../shared/basket/change-lines.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import css from './basket.module.css';
import { GoodsLine } from './goods-line.tsx';
import goods from './goods.module.css';
import { PromoBox } from './promo-box.tsx';

type Props = {
  lines: readonly BasketShop[];
  quotes: readonly QuoteLine[];
  /** Refusals by unique_id. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Delivery. */
  children?: ReactNode;
};

/** Most pieces of one line (API §5.4). */
const MOST = 500;

/** Goods of the shop with their promocode; delivery stands below (BASKET-10…13). */
export const ShopGroup = ({ lines, quotes, errors, children }: Props) => {
  const t = useTranslations('basket.goods');
  return (
    <Panel as="section" className={css['panel']}>
      <h2 className={goods['title']}>{t('shop')}</h2>
      <ul className={goods['lines']}>
        {lines.map((line) => (
          <GoodsLine
            key={line.unique_id}
            id={line.unique_id}
            title={line.title}
            to={`/shop/product/${line.public_id}`}
            picture={line.picture}
            about={[
              line.proportion,
              line.size && t('size', { size: line.size }),
              line.event && t('atRace', { title: line.event.title }),
            ]}
            quote={quotes.find(({ unique_id }) => unique_id === line.unique_id)}
            cost={line.totalCost}
            count={{
              value: line.count,
              max: Math.min(MOST, Math.max(line.left, line.count)),
              onChange: (count) => setLineCount(line.unique_id, count),
            }}
            errors={errors[line.unique_id] ?? []}
            onRemove={() => removeBasketLine(line.unique_id)}
          />
        ))}
      </ul>
      <PromoBox kind="shop" lines={lines} quotes={quotes} />
      {children}
    </Panel>
  );
};
