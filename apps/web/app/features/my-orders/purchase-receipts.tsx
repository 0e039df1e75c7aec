import type { Receipt } from '@trassa/contracts';
import { formatOrderDate } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Block } from '../../shared/ui/layout/block.tsx';
import { classes } from '../../shared/ui/classes.ts';
import css from './my-orders.module.css';

/** Receipts of an order: of its payments and refunds, each with its page. */
export const PurchaseReceipts = ({ receipts }: { receipts: readonly Receipt[] }) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  return (
    <Block id="receipts" title={t('receipts')}>
      {receipts.length === 0 ? (
        <p>{t('noReceipts')}</p>
      ) : (
        <ul className={classes(css['goods'], css['receipts'])}>
          {receipts.map((receipt) => (
            <li key={receipt.url}>
              <a className={classes(type['link'], type['alone'])} href={receipt.url} target="_blank" rel="noreferrer">
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
