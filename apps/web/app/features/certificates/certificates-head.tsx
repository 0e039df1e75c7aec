import { useTranslations } from 'use-intl/react';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead } from '../../shared/ui/layout/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './certificates-head.module.css';

/** Title of the page with a present beside it. */
export const CertificatesHead = ({ picture }: { picture: string | null }) => {
  const t = useTranslations('certificates');
  return (
    <PageHead className={css['head']}>
      <div>
        <Crumbs segment="shop" child={t('title')} />
        <h1>{t('title')}</h1>
        {picture && <p className={css['lead']}>{t('lead')}</p>}
      </div>
      {picture && (
        <Picture
          className={css['art']}
          src={picture}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 768px) 340px, 45vw"
          maxWidth={960}
        />
      )}
    </PageHead>
  );
};
