import type { ShopOrder } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { formatOrderDate } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { useUser } from '../../shared/session.ts';
import { Block } from '../../shared/ui/block.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { KeyValue } from '../../shared/ui/key-value.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderReceipts } from './order-receipts.tsx';
import { OrderState } from './order-state.tsx';
import { OrdersLoading } from './orders-loading.tsx';

/** One order with goods; somebody else's is not there (ROUTE-57). */
export const OrderDetail = ({ id }: { id: string }) => {
  const t = useTranslations('myOrders');
  const owner = useUser()?.public_id ?? null;
  const { language } = useLanguage();
  const read = useQuery({
    queryKey: ['my-order', owner, id, language],
    queryFn: async () => (await request(calls.cabinet.order, { params: { id } }, { ownErrors: true })).values,
  });
  if (read.error instanceof HttpError && read.error.status === 404) {
    return (
      <Empty sign="wall" title={t('unknown')} action={<ButtonLink to="/me/shop">{t('toList')}</ButtonLink>}>
        {t('unknownText')}
      </Empty>
    );
  }
  if (read.data) return <OrderView order={read.data} />;
  if (read.isError)
    return <LoadFailed text={t('failed')} isBusy={read.isFetching} onRetry={() => void read.refetch()} />;
  return <OrdersLoading />;
};

const OrderView = ({ order }: { order: ShopOrder }) => {
  const t = useTranslations('myOrders');
  const { delivery } = order;
  const format = useFormat();
  return (
    <Stack gap={16}>
      <Block id="order" title={t('orderOf', { date: formatOrderDate(order.created, SITE_ZONE) })}>
        <div>
          <OrderState status={order.status} />
        </div>
        <OrderGoods order={order} />
      </Block>
      {delivery && (
        <Block id="delivery" title={t('delivery')}>
          <KeyValue
            items={[
              { key: t('method'), value: delivery.method },
              { key: t('address'), value: delivery.address },
              { key: t('cost'), value: format.money(delivery.cost) },
              { key: t('track'), value: delivery.track ?? t('noTrack') },
            ]}
          />
        </Block>
      )}
      <OrderReceipts id={order.public_id} />
      <div>
        <ButtonLink kind="line" to="/me/shop">
          {t('toList')}
        </ButtonLink>
      </div>
    </Stack>
  );
};
