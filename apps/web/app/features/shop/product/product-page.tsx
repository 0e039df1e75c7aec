import type { ShopItem } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Crumbs } from '../../../shared/ui/layout/crumbs.tsx';
import { Wrap } from '../../../shared/ui/layout/layout.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import { PriceTag } from './price-tag.tsx';
import { galleryOf, ProductGallery } from './product-gallery.tsx';
import { ProductForm } from './product-form.tsx';
import css from './product-page.module.css';
import { SaleTag } from './sale-tag.tsx';
import { shownPrice } from './shown-price.ts';
import { type AskedChoice, useProductChoice } from './use-product-choice.ts';

type Props = { product: ShopItem; linked: ShopItem | null; asked: AskedChoice };

/** Pictures at the left, what it is, what it costs and the choice at the right. */
export const ProductPage = ({ product, linked, asked }: Props) => {
  const t = useTranslations('shop');
  const choice = useProductChoice(product, asked);
  const variant = product.proportions.find(({ public_id }) => public_id === choice.proportion);
  const price = shownPrice(product);
  const isGone = product.left === 0;
  return (
    <Wrap>
      <div className={css['crumbs']}>
        <Crumbs segment="shop" child={product.title} />
      </div>
      <div className={css['product']}>
        <ProductGallery title={product.title} pictures={galleryOf(product)} shown={variant?.picture ?? null} />
        <div className={css['about']}>
          <Link className={css['category']} to={`/shop/category/${product.category.public_id}`}>
            {product.category.title}
          </Link>
          <h1 className={css['title']}>{product.title}</h1>
          {product.description && (
            <div className={css['lead']} dangerouslySetInnerHTML={{ __html: product.description }} />
          )}
          <div className={css['cost']}>
            <PriceTag price={price} isBig />
            {price.sale && <SaleTag sale={price.sale} />}
          </div>
          {isGone ? (
            <div className={css['gone']}>
              <Tag kind="error">{t('gone')}</Tag>
              <p>{t('goneText')}</p>
              <ButtonLink to={`/shop/category/${product.category.public_id}`}>{t('alike')}</ButtonLink>
            </div>
          ) : (
            <ProductForm
              product={product}
              linked={linked}
              choice={choice}
              onAdded={() => toast(t('added', { title: product.title }))}
            />
          )}
          <dl className={css['facts']}>
            <dt>{t('forWhom')}</dt>
            <dd>{t(`gender.${product.gender}`)}</dd>
            <dt>{t('delivery')}</dt>
            <dd>{product.delivery ? t('carried') : t('handedOut')}</dd>
          </dl>
          {product.text && <div className={css['text']} dangerouslySetInnerHTML={{ __html: product.text }} />}
        </div>
      </div>
    </Wrap>
  );
};
