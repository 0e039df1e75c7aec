import type { OfficePage } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router';
import { Card } from '../../shared/ui/card.tsx';
import { useLegalName } from '../content/legal-state.tsx';
import css from '../starts/sales.module.css';
import { useKnownPage } from './page-state.tsx';

/** What leads readers to a page, and where they are led instead. */
export const PageUses = ({ page }: { page: OfficePage }) => {
  const t = useTranslations('infoPages');
  const legal = useLegalName();
  const known = useKnownPage()(page.slug);
  const { documents, redirects, replaced_by: next } = page;
  if (!known && !next && documents.length === 0 && redirects.length === 0) return null;
  return (
    <Card title={t('uses')}>
      <div className={css['stack']}>
        {known && <p>{known.where}</p>}
        {documents.length > 0 && <p>{t('inDocuments', { names: documents.map(legal).join(', ') })}</p>}
        {redirects.length > 0 && <p>{t('redirects', { addresses: redirects.map((slug) => `/${slug}`).join(', ') })}</p>}
        {next && (
          <p>
            {t('replaced')} <Link to={`/content/pages/${next.public_id}`}>{next.title}</Link>
          </p>
        )}
      </div>
    </Card>
  );
};
