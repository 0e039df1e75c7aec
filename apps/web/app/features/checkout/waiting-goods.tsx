import type { OrderView } from '@trassa/contracts';
import { countLines } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { boughtLines, kindsIn } from '../../shared/basket/bought-lines.ts';
import { bySum, type GoodsKinds } from '../../shared/basket/goods-kind.ts';
import { useWords } from '../../shared/basket/use-words.ts';

/** What lies in a waiting order by kinds, what it comes to, and what becomes of it. */
export const WaitingGoods = ({ kinds, order }: { kinds: GoodsKinds; order: OrderView }) => {
  const t = useTranslations('checkout.waiting');
  const words = useWords();
  const pieces = kindsIn(bySum(kinds), order).map((kind) => kind.pieces(words, countLines(boughtLines(order, kind))));
  return (
    <>
      <p>
        <b>{t('goods', { kinds: pieces.join(', '), sum: words.format.money(order.amount) })}</b>
      </p>
      <p>{t('text')}</p>
    </>
  );
};
