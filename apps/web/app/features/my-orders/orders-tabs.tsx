import { useTranslations } from 'use-intl/react';
import { Chip, Chips } from '../../shared/ui/chips.tsx';

/** All purchases, or those with goods alone: the page 'Товары' of the specification. */
export const OrdersTabs = ({ current }: { current: 'all' | 'goods' }) => {
  const t = useTranslations('myOrders');
  return (
    <Chips label={t('which')}>
      <Chip to="/me/orders" isCurrent={current === 'all'}>
        {t('all')}
      </Chip>
      <Chip to="/me/shop" isCurrent={current === 'goods'}>
        {t('title')}
      </Chip>
    </Chips>
  );
};
