import type { OfficeProduct } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

const kinds = { draft: 'wait', published: 'ok', archived: 'over' } as const;

export const ProductStatus = ({ state }: { state: OfficeProduct['state'] }) => {
  const t = useTranslations('products');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
