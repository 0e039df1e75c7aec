import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';

type Props = { order: { public_id: string; expires_at: number | null; pay_again: boolean } };

/** The one next step of an order that waits: the basket pays or changes it (DEC-86, API §5.2). */
export const WaitingStep = ({ order }: Props) => {
  const t = useTranslations('myOrders');
  const format = useFormat();
  if (!order.pay_again || order.expires_at === null) return null;
  return (
    <>
      <p>{t('waits', { time: format.time(order.expires_at, SITE_ZONE) })}</p>
      <div>
        <ButtonLink to={`/basket?order=${order.public_id}&payment=failed`}>{t('pay')}</ButtonLink>
      </div>
    </>
  );
};
