import type { ParcelLine } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import css from '../starts/sales.module.css';

type Props = {
  order: { readonly public_id: string | null; readonly number: string };
  line: Pick<ParcelLine, 'unique_id'>;
  /** Whoever looks may ask for refunds; of an order that he may see. */
  can: boolean;
};

/** A piece that is not on the shelf goes back by a refund of its order (5.15). */
export const LackLink = ({ order, line, can }: Props) => {
  const t = useTranslations('shipments');
  return can && order.public_id ? (
    <Link to={`/orders/${order.public_id}?refund=${encodeURIComponent(line.unique_id)}`}>{t('lack')}</Link>
  ) : (
    <span className={css['muted']}>{t('lackTell')}</span>
  );
};
