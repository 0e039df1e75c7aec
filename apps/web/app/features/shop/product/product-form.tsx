import type { ShopItem } from '@trassa/contracts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { addShopItem, goesAlong } from '../../../shared/basket/items/shop-item.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import { Pick } from '../../../shared/ui/fields/radio-pick.tsx';
import { Stepper } from '../../../shared/ui/fields/stepper.tsx';
import css from './product-form.module.css';
import { sumTogether } from './sum-together.ts';
import type { ProductChoice } from './use-product-choice.ts';

/** As many pieces or fewer are told by number. */
const FEW = 5;

type Props = {
  product: ShopItem;
  /** Goes along with it (BASKET-40). */
  linked: ShopItem | null;
  choice: ProductChoice;
  onAdded(): void;
  /** Stands beside the button. */
  children?: ReactNode;
};

/** Variant, size and number; before the scripts come the button leads to `/add` with the same choice. */
export const ProductForm = ({ product, linked, choice, onAdded, children }: Props) => {
  const t = useTranslations('shop');
  const e = useErrorText();
  const format = useFormat();
  const [isSizeMissing, setSizeMissing] = useState(false);
  const firstSize = useRef<HTMLInputElement>(null);
  const { form, size, sizes, proportion, count, left, present } = choice;
  const rest = left === null ? null : left - present;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (sizes.length > 0 && size === null) {
      setSizeMissing(true);
      firstSize.current?.focus();
      return;
    }
    addShopItem(product, { size, proportion, count, linked });
    choice.setCount(1);
    onAdded();
  };
  return (
    <form ref={form} className={css['form']} action="/add" onSubmit={add}>
      <input type="hidden" name="product" value={product.public_id} />
      {product.proportions.length > 0 && (
        <Pick
          label={t('variant')}
          name="proportion"
          value={proportion}
          onChange={(event) => choice.chooseProportion(event.target.value)}
          options={product.proportions.map((one) => ({
            value: one.public_id,
            label: one.name,
            isDisabled: one.left === 0,
          }))}
        />
      )}
      {sizes.length > 0 && (
        <Pick
          key={proportion}
          ref={firstSize}
          label={t('size')}
          name="size"
          isLine={sizes.length <= 6 && sizes.every((one) => one.size.length < 4)}
          value={size}
          error={isSizeMissing && size === null ? e({ id: 'size' }) : undefined}
          onChange={(event) => choice.chooseSize(event.target.value)}
          options={sizes.map((one) => ({ value: one.size, label: one.size, isDisabled: one.count === 0 }))}
        />
      )}
      <div className={css['count']}>
        <Stepper
          value={count}
          label={t('count')}
          onLess={() => choice.setCount(count - 1)}
          onMore={() => choice.setCount(count + 1)}
          canLess={count > 1}
          canMore={rest === null || count < rest}
        />
        <input type="hidden" name="count" value={count} />
        <p className={css['left']} aria-live="polite">
          {left !== null && left > 0 && left <= FEW && e({ id: 'size_left', left })}
        </p>
      </div>
      {linked && goesAlong(linked) && (
        <p className={css['along']}>
          {t('along', { title: linked.title, price: format.money(linked.price) })}{' '}
          <b>{t('together', { sum: format.money(sumTogether(product, linked, count)) })}</b>
        </p>
      )}
      <div className={css['buttons']}>
        {rest !== null && rest <= 0 && present > 0 ? (
          <Note>{t('allTaken')}</Note>
        ) : (
          <Button type="submit" size="xl">
            <Icon name="cart" /> {t('toBasket')}
          </Button>
        )}
        {children}
      </div>
      {present > 0 && (
        <Note kind="success" role="status">
          {t('present', { count: present })}{' '}
          <ButtonLink kind="quiet" size="sm" to="/basket">
            {t('openBasket')}
          </ButtonLink>
        </Note>
      )}
      <noscript>
        <Note kind="warn">{t('needsScript')}</Note>
      </noscript>
    </form>
  );
};
