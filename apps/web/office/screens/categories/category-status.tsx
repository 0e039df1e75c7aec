import type { OfficeCategoryRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

/** The site shows it while it has something to show. */
export const CategoryStatus = ({ category: { published } }: { category: Pick<OfficeCategoryRow, 'published'> }) => {
  const t = useTranslations('categories');
  return <Status kind={published > 0 ? 'ok' : 'over'}>{t(published > 0 ? 'onSite' : 'offSite')}</Status>;
};
