import { useTranslations } from 'use-intl/react';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead } from '../../shared/ui/layout/layout.tsx';
import css from './clubs.module.css';
import { WriteButton } from './write-button.tsx';

/** Title of the list, and the way to add a club. */
export const ClubsHead = ({ onWrite }: { onWrite(): void }) => {
  const t = useTranslations('clubs');
  return (
    <PageHead>
      <Crumbs segment="clubs" />
      <div className={css['head']}>
        <div>
          <h1>{t('title')}</h1>
          <p className={css['lead']}>{t('lead')}</p>
        </div>
        <WriteButton kind="line" onOpen={onWrite} />
      </div>
    </PageHead>
  );
};
