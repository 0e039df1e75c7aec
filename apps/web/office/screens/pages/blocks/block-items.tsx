import { pageLimits } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { moved } from './new-block.ts';
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
                        disabled={index === 0}
                        aria-label={t('itemUp', { number })}
                        onClick={() => onChange(moved(items, index, index - 1))}
                      >
                        {t('up')}
                      </Button>
                      <Button
                        kind="quiet"
                        size="sm"
                        disabled={index === last}
                        aria-label={t('itemDown', { number })}
                        onClick={() => onChange(moved(items, index, index + 1))}
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
