import type { StockSize } from '@trassa/contracts/office';
import { isStockLow } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Status } from '../../shared/ui/status.tsx';

/** Whether pieces are out, few or enough. */
export const StockLevel = ({ size }: { size: StockSize }) => {
  const t = useTranslations('stock');
  if (size.free === 0) return <Status kind="wrong">{t('value.left.out')}</Status>;
  return isStockLow(size, size.low_mark) ? (
    <Status kind="warn">{t('value.left.low')}</Status>
  ) : (
    <Status kind="ok">{t('value.left.enough')}</Status>
  );
};

/** Pieces that can be sold now. */
export const FreePieces = ({ size }: { size: StockSize }) => {
  const { number } = useFormat();
  return <b>{number(size.free)}</b>;
};
