import { formatOrderDate } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { useUser } from '../../shared/session.ts';
import type from '../../shared/styles/type.module.css';
import { Block } from '../../shared/ui/block.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import css from './my-orders.module.css';

/** Receipts of an order: of its payments and refunds, each with its page. */
export const OrderReceipts = ({ id }: { id: string }) => {
  const t = useTranslations('myOrders');
  const u = useTranslations('ui');
  const format = useFormat();
  const owner = useUser()?.public_id ?? null;
  const read = useQuery({
    queryKey: ['my-order-receipts', owner, id],
    queryFn: async () => (await request(calls.cabinet.receipts, { params: { order: id } }, { ownErrors: true })).values,
  });
  return (
    <Block id="receipts" title={t('receipts')}>
      {read.isPending && (
        <div role="status" aria-label={u('loading')}>
          <Skeleton height="56px" />
        </div>
      )}
      {read.isError && (
        <LoadFailed text={t('receiptsFailed')} isBusy={read.isFetching} onRetry={() => void read.refetch()} />
      )}
      {read.data?.length === 0 && <p>{t('noReceipts')}</p>}
      {read.data && read.data.length > 0 && (
        <ul className={css['goods']}>
          {read.data.map((receipt) => (
            <li key={receipt.url}>
              <a className={type['link']} href={receipt.url} target="_blank" rel="noreferrer">
                {t(`receipt.${receipt.type}`, { date: formatOrderDate(receipt.created, SITE_ZONE) })}
              </a>
              <span className={type['price']}>{format.money(receipt.sum)}</span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
};
