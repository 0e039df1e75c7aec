import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { NoOrder, OrderPage } from '../features/order/order-page.tsx';
import { thanksKinds } from '../goods/thanks-kinds.ts';
import { Seo } from '../shared/seo.tsx';
import { useIsBrowser } from '../shared/use-is-browser.ts';
import { PageHead, Wrap } from '../shared/ui/layout/layout.tsx';
import { Skeleton } from '../shared/ui/states/skeleton.tsx';
import css from './thanks.module.css';

/** Where the bank leads back (DEC-105). The page sent is the same for every order; the order is read in the browser. */
const ThanksPage = () => {
  const t = useTranslations('thanks');
  const isBrowser = useIsBrowser();
  const [search] = useSearchParams();
  const order = isBrowser ? search.get('order') : null;
  return (
    <>
      <Seo title={t('page')} description={t('description')} path="/basket/thanks" noIndex />
      {!isBrowser && (
        <Wrap className={css['loading']}>
          <PageHead>
            <h1>{t('opening')}</h1>
            <p>{t('openingText')}</p>
          </PageHead>
          <Skeleton height="280px" />
        </Wrap>
      )}
      {isBrowser &&
        (order ? (
          <OrderPage key={order} kinds={thanksKinds} id={order} />
        ) : (
          <NoOrder title={t('none')} text={t('noneText')} />
        ))}
    </>
  );
};
export default ThanksPage;
