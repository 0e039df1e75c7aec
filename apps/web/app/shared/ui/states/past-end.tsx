import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../button.tsx';
import { Empty } from './empty.tsx';

/** Stands where a page behind the last one of a list was asked for; the answer is 404. */
export const PastEnd = ({ pages }: { pages: number }) => {
  const t = useTranslations('ui');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('page');
  const first = query.size > 0 ? `${pathname}?${query}` : pathname;
  return (
    <Empty sign="finish" title={t('pastEnd')} action={<ButtonLink to={first}>{t('firstPage')}</ButtonLink>}>
      {t('pastEndText', { pages })}
    </Empty>
  );
};
