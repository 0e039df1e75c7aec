import { pageLimits } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { moved } from '../../../shared/order/moved.ts';

import css from './blocks.module.css';

type Props<Item> = {
  items: readonly Item[];
  create(): Item;
  onChange(items: Item[]): void;
  children(item: Item, index: number, put: (item: Item) => void): ReactNode;
};

/** Things within a block, one under another, in their order. */
export const BlockItems = <Item,>({ items, create, onChange, children }: Props<Item>) => {
  const t = useTranslations('infoPages');
  const last = items.length - 1;
  const move = (from: number, to: number): void => {
    if (to >= 0 && to <= last) onChange(moved(items, from, to));
  };
  return (
    <>
      <ol className={css['items']}>
        {items.map((item, index) => {
          const number = String(index + 1);
          return (
            <li key={index}>
              <fieldset className={css['item']}>
                <legend>{t('itemNumber', { number })}</legend>
                {children(item, index, (next) => onChange(items.map((one, at) => (at === index ? next : one))))}
                <div className={css['tools']}>
                  {items.length > 1 && (
                    <>
                      <Button
                        kind="quiet"
                        size="sm"
                        aria-disabled={index === 0 || undefined}
                        aria-label={t('itemUp', { number })}
                        onClick={() => move(index, index - 1)}
                      >
                        {t('up')}
                      </Button>
                      <Button
                        kind="quiet"
                        size="sm"
                        aria-disabled={index === last || undefined}
                        aria-label={t('itemDown', { number })}
                        onClick={() => move(index, index + 1)}
                      >
                        {t('down')}
                      </Button>
                    </>
                  )}
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={t('itemRemove', { number })}
                    onClick={() => onChange(items.filter((_, at) => at !== index))}
                  >
                    {t('remove')}
                  </Button>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      {items.length < pageLimits.items && (
        <div>
          <Button kind="line" size="sm" onClick={() => onChange([...items, create()])}>
            {t('addItem')}
          </Button>
        </div>
      )}
    </>
  );
};
