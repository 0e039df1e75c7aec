import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { ShownPrice } from './shown-price.ts';

/** How much a sale takes off, and from how many pieces. */
export const SaleTag = ({ sale }: { sale: NonNullable<ShownPrice['sale']> }) => {
  const t = useTranslations('shop');
  const format = useFormat();
  const off = sale.discount_form === 'percent' ? t('percent', { value: sale.discount }) : format.money(sale.discount);
  return <Tag kind="warn">{sale.count > 1 ? t('saleFrom', { off, count: sale.count }) : t('sale', { off })}</Tag>;
};
