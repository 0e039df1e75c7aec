import { useTranslations } from 'use-intl/react';
import { ClearBasket } from '../../features/basket/clear-basket.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { PageHead, Row } from '../../shared/ui/layout/layout.tsx';
import css from './basket-head.module.css';

/** Title, subtitle, the way to another start and the Clear button. */
export const BasketHead = ({ isEmpty, actionsClass }: { isEmpty: boolean; actionsClass?: string | undefined }) => {
  const t = useTranslations('basket');
  return (
    <PageHead className={css['head']}>
      <Crumbs segment="basket" />
      <h1>{t('title')}</h1>
      <p>{t('subtitle')}</p>
      {!isEmpty && (
        <Row className={classes(css['actions'], actionsClass)}>
          <ButtonLink kind="line" size="sm" to="/calendar">
            {t('more')}
          </ButtonLink>
          <ClearBasket />
        </Row>
      )}
    </PageHead>
  );
};
