import { useTranslations } from 'use-intl/react';
import { type GoodsKinds, kindOf } from '../../shared/basket/goods-kind.ts';
import type { BasketItem } from '../../shared/basket/items/basket-item.ts';
import { useWords } from '../../shared/basket/use-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/overlays/overlay.tsx';
import type { ChangedPrices, PriceChange } from './changed-prices.ts';
import css from './price-dialog.module.css';

type Props = {
  kinds: GoodsKinds;
  goods: readonly BasketItem[];
  changed: ChangedPrices;
  isPaying: boolean;
  onPay(): void;
  onClose(): void;
};

/** A price that changed on the way: what exactly, from what to what, and one question (DEC-77). */
export const PriceDialog = ({ kinds, goods, changed, isPaying, onPay, onClose }: Props) => {
  const t = useTranslations('checkout');
  const words = useWords();
  const { format } = words;
  const { lines, delivery, certificates, amount } = changed;
  const nameOf = (ids: readonly string[]): string => {
    const line = goods.find(({ unique_id }) => unique_id === ids[0]);
    if (!line) return '';
    const title = kindOf(kinds, line)?.nameOf(line, words) ?? line.title;
    const count = goods.reduce((sum, one) => sum + (ids.includes(one.unique_id) ? one.count : 0), 0);
    return count > 1 ? t('line', { title, count }) : title;
  };
  const row = (name: string, { before, after }: PriceChange, sign = '') => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {t.rich('wasNow', {
          before: `${sign}${format.money(before)}`,
          after: `${sign}${format.money(after)}`,
          s: (text) => <s>{text}</s>,
          b: (text) => <b>{text}</b>,
        })}
      </dd>
    </div>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isAlert
      title={t('changedTitle')}
      actions={
        <>
          <Button isBusy={isPaying} onClick={onPay}>
            {amount.after === 0 ? t('payFree') : t('pay', { sum: format.money(amount.after) })}
          </Button>
          <Button kind="line" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p>{t('changedText')}</p>
      <dl className={css['changes']}>
        {lines.map(({ ids, ...change }) => row(nameOf(ids), change))}
        {delivery && row(t('deliveryName'), delivery)}
        {certificates && row(t('byCertificate'), certificates, '−')}
        {row(t('title'), amount)}
      </dl>
    </Dialog>
  );
};
