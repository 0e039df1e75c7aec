import type { OwnOrder } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';

type Props = { order: Pick<OwnOrder, 'public_id' | 'expires_at' | 'pay_again' | 'status' | 'confirmation'> };

/**
 * The one next step of an order that waits: the basket pays or changes it (DEC-86, API §5.2), the page of a free order
 * confirms its mailbox (DEC-112).
 */
export const WaitingStep = ({ order }: Props) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  if (order.status === 'paid' && order.confirmation === 'waiting')
    return (
      <div>
        <ButtonLink to={`/basket/thanks?order=${order.public_id}`}>{t('confirm')}</ButtonLink>
      </div>
    );
  if (!order.pay_again || order.expires_at === null) return null;
  return (
    <>
      <p>{t('waits', { time: format.clock(order.expires_at, SITE_ZONE) })}</p>
      <div>
        <ButtonLink to={`/basket?order=${order.public_id}`}>{t('pay')}</ButtonLink>
      </div>
    </>
  );
};
