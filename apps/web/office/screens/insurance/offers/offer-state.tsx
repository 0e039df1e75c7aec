import type { OfficeOffer } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../../shared/ui/status.tsx';

const kinds = { draft: 'wait', published: 'ok' } as const;

export const OfferState = ({ state }: { state: OfficeOffer['state'] }) => {
  const t = useTranslations('offers');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
