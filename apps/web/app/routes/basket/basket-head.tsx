import { useTranslations } from 'use-intl/react';
import { ClearBasket } from '../../features/basket/clear-basket.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead, Row } from '../../shared/ui/layout/layout.tsx';

/** Title, subtitle, the way to another start and the Clear button. */
export const BasketHead = ({ isEmpty }: { isEmpty: boolean }) => {
  const t = useTranslations('basket');
  return (
    <PageHead>
      <Crumbs segment="basket" />
      <Row isSpread>
        <h1>{t('title')}</h1>
        {!isEmpty && (
          <Row>
            <ButtonLink kind="line" size="sm" to="/calendar">
              {t('more')}
            </ButtonLink>
            <ClearBasket />
          </Row>
        )}
      </Row>
      <p>{t('subtitle')}</p>
    </PageHead>
  );
};
