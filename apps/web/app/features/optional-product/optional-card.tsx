import type { ShopItem } from '@trassa/contracts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type BasketItem, type BasketShop, type BasketTicket, isShop } from '../../shared/basket/items/basket-item.ts';
import { useBasket } from '../../shared/basket/basket-store.ts';
import { changeLine, removeBasketLine } from '../../shared/basket/change-lines.ts';
import { addShopItem, leftOfChoice, sizesOf } from '../../shared/basket/items/shop-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import type from '../../shared/styles/type.module.css';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import css from './optional-card.module.css';

type Props = { product: ShopItem; ticket: BasketTicket | null };

/** The line of this product that its card stands for, in whatever size. */
const lineOf = (goods: readonly BasketItem[], product: ShopItem, ticket: BasketTicket | null): BasketShop | undefined =>
  goods
    .filter(isShop)
    .find((line) => line.public_id === product.public_id && (ticket === null || line.abid === ticket.unique_id));

/**
 * A product offered beside the goods: picture to its page, size, and a box that puts one piece into the basket or takes it
 * out (SHOP-06…12).
 */
export const OptionalCard = ({ product, ticket }: Props) => {
  const t = useTranslations('basket.optional');
  const words = useErrorText();
  const format = useFormat();
  const line = lineOf(useBasket(), product, ticket);
  const [proportion, setProportion] = useState(line?.proportion_public_id ?? product.proportions[0]?.public_id ?? null);
  const sizes = sizesOf(product, proportion);
  const [picked, setPicked] = useState<string | null>(line?.size ?? null);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const size = sizes.some((one) => one.size === picked) ? picked : sizes.length === 1 ? (sizes[0]?.size ?? null) : null;
  const isGone = product.left === 0 && !line;

  const toggle = (isOn: boolean): void => {
    if (!isOn) {
      if (line) removeBasketLine(line.unique_id);
    } else if (sizes.length > 0 && size === null) setError(words({ id: 'size' }));
    else if (leftOfChoice(product, { size, proportion }) < 1) setError(words({ id: 'size_unavailable' }));
    else {
      setError(null);
      addShopItem(product, { size, proportion, count: 1, ticket });
    }
  };
  /** A product in the basket follows the choice. */
  const choose = (next: { size: string | null; proportion: string | null }): void => {
    setError(null);
    setPicked(next.size);
    setProportion(next.proportion);
    if (!line) return;
    const kept = sizesOf(product, next.proportion).some((one) => one.size === next.size) ? next.size : null;
    if (kept === null && sizesOf(product, next.proportion).length > 0) {
      removeBasketLine(line.unique_id);
      setError(words({ id: 'size' }));
      return;
    }
    const variant = product.proportions.find(({ public_id }) => public_id === next.proportion);
    changeLine('shop', line.unique_id, {
      size: kept,
      proportion_public_id: variant?.public_id ?? null,
      proportion: variant?.name ?? null,
      picture: variant?.picture ?? product.picture,
      left: leftOfChoice(product, { size: kept, proportion: next.proportion }),
    });
  };
  return (
    <article className={css['card']} aria-describedby={error ? errorId : undefined}>
      <Link to={`/shop/product/${product.public_id}`} className={css['picture']} aria-label={product.title}>
        <Picture
          src={product.proportions.find(({ public_id }) => public_id === proportion)?.picture ?? product.picture}
          alt=""
          width={96}
          height={96}
          sizes="96px"
          maxWidth={320}
        />
      </Link>
      <div className={css['what']}>
        <b>{product.title}</b>
        <span className={css['price']}>
          <span className={type['price']}>{format.roubles(product.price)}</span>
          {product.old_price !== null && product.old_price > product.price && (
            <s>{format.roubles(product.old_price)}</s>
          )}
        </span>
      </div>
      <div className={css['choice']}>
        {product.proportions.length > 1 && (
          <SelectField
            label={t('variant')}
            value={proportion ?? ''}
            options={product.proportions.map(({ public_id, name }) => ({ value: public_id, label: name }))}
            onChange={(event) => choose({ size, proportion: event.target.value })}
          />
        )}
        {sizes.length > 1 && (
          <SelectField
            label={t('size')}
            placeholder={t('choose')}
            value={size ?? ''}
            error={error ?? undefined}
            options={sizes.map((one) => ({ value: one.size, label: one.size, isDisabled: one.count === 0 }))}
            onChange={(event) => choose({ size: event.target.value || null, proportion })}
          />
        )}
        <CheckField
          checked={line !== undefined}
          disabled={isGone}
          error={sizes.length > 1 ? undefined : (error ?? undefined)}
          onChange={(event) => toggle(event.target.checked)}
        >
          {isGone ? t('gone') : t('add')}
        </CheckField>
      </div>
    </article>
  );
};
