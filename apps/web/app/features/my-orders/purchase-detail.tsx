import type { OwnOrderDetail } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { formatOrderDate, isParcelTold, orderNumber, purchaseState } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { PurchaseKinds } from './purchase-kind.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Block } from '../../shared/ui/layout/block.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { KeyValue } from '../../shared/ui/layout/key-value.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { Loaded } from '../../shared/ui/states/loaded.tsx';
import css from './my-orders.module.css';
import { OrdersLoading } from './orders-loading.tsx';
import { PurchaseFile } from './purchase-file.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseReceipts } from './purchase-receipts.tsx';
import { PurchaseState } from './purchase-state.tsx';
import { usePurchase } from './use-purchases.ts';
import { WaitingStep } from './waiting-step.tsx';

const list = '/me/orders';

/** One purchase; somebody else's is not there (ROUTE-57, ME-10). */
export const PurchaseDetail = ({ kinds, id }: { kinds: PurchaseKinds; id: string }) => {
  const t = useTranslations('myOrders');
  const read = usePurchase(id);
  if (read.error instanceof HttpError && read.error.status === 404) {
    return (
      <Empty sign="wall" title={t('unknown')} action={<ButtonLink to={list}>{t('toList')}</ButtonLink>}>
        {t('unknownText')}
      </Empty>
    );
  }
  return (
    <Loaded read={read} skeleton={<OrdersLoading />} failed={t('failedOne')}>
      {(order) => <Purchase kinds={kinds} order={order} />}
    </Loaded>
  );
};

const Purchase = ({ kinds, order }: { kinds: PurchaseKinds; order: OwnOrderDetail }) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  return (
    <Stack gap={16}>
      <Block id="order" title={t('orderOf', { date: formatOrderDate(order.created, SITE_ZONE) })}>
        <Row gap={12}>
          <PurchaseState order={order} />
          <span className={css['order']}>{t('number', { number: orderNumber(order.public_id) })}</span>
        </Row>
        <p>{t(`purchaseText.${purchaseState(order)}`, { email: order.email })}</p>
        <WaitingStep order={order} />
        <PurchaseLines kinds={kinds} order={order} />
      </Block>
      {order.shipments.length > 0 && (
        <Block id="delivery" title={t('delivery')}>
          {order.shipments.map((shipment, index) => (
            <KeyValue
              key={index}
              items={[
                { key: t('method'), value: shipment.method },
                { key: t('address'), value: shipment.address },
                { key: t('cost'), value: shipment.cost > 0 ? format.money(shipment.cost) : t('free') },
                ...(isParcelTold(shipment.state, order)
                  ? [{ key: t('parcel'), value: t(`parcels.${shipment.state}`) }]
                  : []),
                {
                  key: t('track'),
                  value:
                    shipment.track !== null && shipment.link !== null ? (
                      <a href={shipment.link} target="_blank" rel="noreferrer">
                        {shipment.track}
                      </a>
                    ) : (
                      (shipment.track ?? t('noTrack'))
                    ),
                },
              ]}
            />
          ))}
        </Block>
      )}
      <Block id="history" title={t('history')}>
        <PurchaseHistory history={order.history} />
      </Block>
      <PurchaseReceipts receipts={order.receipts} />
      <Row gap={12}>
        <PurchaseFile id={order.public_id} />
        <ButtonLink kind="quiet" to={list}>
          {t('toList')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};
