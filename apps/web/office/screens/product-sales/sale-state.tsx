import type { ProductSaleState } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

const kinds = { planned: 'wait', running: 'ok', over: 'over' } as const;

export const SaleState = ({ state }: { state: ProductSaleState }) => {
  const t = useTranslations('productSales');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
