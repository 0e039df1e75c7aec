import type { ShopItem } from '@trassa/contracts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { goesAlong } from '../../shared/basket/items/shop-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './add-by-link.module.css';
import { PriceTag } from './product/price-tag.tsx';
import { ProductForm } from './product/product-form.tsx';
import { shownPrice } from './product/shown-price.ts';
import { type AddOnce, useAddOnce } from './use-add-once.ts';
import { type AskedChoice, type ProductChoice, useProductChoice } from './product/use-product-choice.ts';

type Props = { product: ShopItem; linked: ShopItem | null; asked: AskedChoice };

/** A product that a link puts into the basket: what was put in, with a way to take it out again (BASKET-49, DEC-118). */
export const AddByLink = ({ product, linked, asked }: Props) => {
  const choice = useProductChoice(product, asked);
  const added = useAddOnce(product, linked, choice);
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
        {added.state === 'added' ? (
          <Added product={product} linked={linked} choice={choice} added={added} />
        ) : (
          <Offered product={product} linked={linked} choice={choice} state={added.state} />
        )}
      </div>
    </article>
  );
};

type PartProps = { product: ShopItem; linked: ShopItem | null; choice: ProductChoice };

const Added = ({ product, linked, choice, added }: PartProps & { added: AddOnce }) => {
  const t = useTranslations('shop');
  const format = useFormat();
  const variant = product.proportions.find(({ public_id }) => public_id === choice.proportion);
  const what = [
    variant?.name,
    choice.size && t('sizeOf', { size: choice.size }),
    t('pieces', { count: added.count }),
    linked && goesAlong(linked) && t('alongIn', { title: linked.title, price: format.money(linked.price) }),
  ].filter(Boolean);
  return (
    <>
      <Note kind="success" role="status">
        <b>{t('addedByLink')}</b> {what.join(', ')}
      </Note>
      <Row>
        <ButtonLink size="xl" to="/basket">
          {t('openBasket')}
        </ButtonLink>
        <Button kind="line" size="xl" onClick={added.remove}>
          <Icon name="trash" size="s" /> {t('takeOut')}
        </Button>
        <ButtonLink kind="quiet" to={`/shop/product/${product.public_id}`}>
          {t('toProduct')}
        </ButtonLink>
      </Row>
    </>
  );
};

const Offered = ({ product, linked, choice, state }: PartProps & { state: AddOnce['state'] }) => {
  const t = useTranslations('shop');
  const navigate = useNavigate();
  const page = `/shop/product/${product.public_id}`;
  if (product.left === 0)
    return (
      <>
        <Tag kind="error">{t('gone')}</Tag>
        <ButtonLink to={page}>{t('toProduct')}</ButtonLink>
      </>
    );
  return (
    <>
      {state === 'removed' && <Note role="status">{t('takenOut')}</Note>}
      {state === 'waits' && choice.sizes.length > 0 && choice.size === null && <Note>{t('chooseFirst')}</Note>}
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
    </>
  );
};
