import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';

/** Goods did not load: the server's words, and the way to ask again (SHOP-04, SHOP-05). */
export const ShopFailed = ({ text }: { text: string }) => {
  const t = useTranslations('errors');
  const { state, revalidate } = useRevalidator();
  return <LoadFailed text={text || t('shop_failed')} isBusy={state !== 'idle'} onRetry={() => void revalidate()} />;
};
