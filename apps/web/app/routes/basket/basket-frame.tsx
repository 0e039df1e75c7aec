import { useTranslations } from 'use-intl/react';
import { useNonce } from '../../shared/document/nonce.tsx';
import { Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { BasketHead } from './basket-head.tsx';
import css from './basket-frame.module.css';
import { EmptyBasket } from './empty-basket.tsx';
import { keptScript } from './kept-script.ts';

/** The page as the server sends it: the goods are known to the browser alone. */
export const BasketFrame = () => {
  const t = useTranslations('basket');
  const nonce = useNonce();
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keptScript }} />
      <div className={css['hold']} />
      <Wrap>
        <BasketHead isEmpty={false} actionsClass={css['actions']} />
        <div className={css['empty']}>
          <EmptyBasket />
        </div>
        <Stack gap={16} className={css['goods']}>
          <p role="status">{t('loading')}</p>
          <Skeleton height="332px" />
        </Stack>
      </Wrap>
    </>
  );
};
