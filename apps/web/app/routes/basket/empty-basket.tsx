import { holdMinutes } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../shared/navigation.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';

/** Nothing is in the basket (BASKET-04). */
export const EmptyBasket = () => {
  const t = useTranslations('basket');
  return (
    <Empty
      sign="bag"
      title={t('emptyTitle')}
      action={
        <Row>
          <ButtonLink to="/calendar">{t('toCalendar')}</ButtonLink>
          {pageExists('/shop') && (
            <ButtonLink kind="line" to="/shop">
              {t('toShop')}
            </ButtonLink>
          )}
        </Row>
      }
    >
      {t('emptyText', { minutes: holdMinutes })}
    </Empty>
  );
};
