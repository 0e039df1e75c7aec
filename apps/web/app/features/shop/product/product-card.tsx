import { Fragment } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { bindHyphens } from '../../../shared/format/bind-hyphens.ts';
import type from '../../../shared/styles/type.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { ProductCardData } from './card-data.ts';
import css from './product-card.module.css';
import { PriceTag } from './price-tag.tsx';
import { SaleTag } from './sale-tag.tsx';

/** Widths of the picture by window: a card of the grid of goods without the field around it. */
const sizes = '(min-width: 1320px) 264px, (min-width: 1024px) 19vw, (min-width: 768px) 25vw, 38vw';
const SIDE = 640;

type Props = { item: ProductCardData; /** First screen. */ isFirst?: boolean; level?: 'h2' | 'h3' };

/** A product of a list; the whole card leads to its page. */
export const ProductCard = ({ item, isFirst = false, level: Title = 'h3' }: Props) => {
  const t = useTranslations('shop');
  const isGone = item.left === 0;
  return (
    <article className={css['card']} data-gone={isGone || undefined}>
      <div className={css['tile']}>
        <Picture src={item.picture} alt="" width={SIDE} height={SIDE} sizes={sizes} maxWidth={960} isFirst={isFirst} />
        <div className={css['tags']}>
          {isGone ? <Tag kind="solid">{t('gone')}</Tag> : item.price.sale && <SaleTag sale={item.price.sale} />}
        </div>
      </div>
      <Title className={css['title']}>
        <Link to={`/shop/product/${item.public_id}`}>{bindHyphens(item.title)}</Link>
      </Title>
      <p className={css['about']}>
        {item.sizes.length > 1
          ? t.rich('sizes', {
              all: () =>
                item.sizes.map((size, index) => (
                  <Fragment key={size}>
                    {index > 0 && ', '}
                    <span className={type['unbroken']}>{size}</span>
                  </Fragment>
                )),
            })
          : item.variants > 1
            ? t('variants', { count: item.variants })
            : null}
      </p>
      <PriceTag price={item.price} />
    </article>
  );
};
