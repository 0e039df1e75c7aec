import type { ShopItem } from '@trassa/contracts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './add-by-link.module.css';
import { PriceTag } from './price-tag.tsx';
import { ProductForm } from './product-form.tsx';
import { shownPrice } from './shown-price.ts';
import { type AskedChoice, useProductChoice } from './use-product-choice.ts';

type Props = { product: ShopItem; linked: ShopItem | null; asked: AskedChoice };

/** A product that a link offers: nothing comes into the basket before the person says so (BASKET-49, DEC-21). */
export const AddByLink = ({ product, linked, asked }: Props) => {
  const t = useTranslations('shop');
  const navigate = useNavigate();
  const choice = useProductChoice(product, asked);
  const page = `/shop/product/${product.public_id}`;
  const variant = product.proportions.find(({ public_id }) => public_id === choice.proportion);
  return (
    <article className={css['offer']}>
      <div className={css['tile']}>
        <Picture
          src={variant?.picture ?? product.picture}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 768px) 320px, 60vw"
          maxWidth={960}
          isFirst
        />
      </div>
      <div className={css['about']}>
        <h2 className={css['title']}>{product.title}</h2>
        <PriceTag price={shownPrice(product)} isBig />
        {product.left === 0 ? (
          <>
            <Tag kind="error">{t('gone')}</Tag>
            <ButtonLink to={page}>{t('toProduct')}</ButtonLink>
          </>
        ) : (
          <ProductForm
            product={product}
            linked={linked}
            choice={choice}
            onAdded={() => void navigate('/basket', { replace: true })}
          >
            <ButtonLink kind="line" size="xl" to={page}>
              {t('toProduct')}
            </ButtonLink>
          </ProductForm>
        )}
      </div>
    </article>
  );
};
