import type { OfficeOrder } from '@trassa/contracts/office';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { RefundForm } from './refund-form.tsx';

/** Opens the refund of an order; each opening begins anew. */
export const RefundButton = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('refund');
  const [params] = useSearchParams();
  /** A piece that lacks in a parcel. */
  const lacking = params.get('refund');
  const [isOpen, setOpen] = useState(lacking !== null);
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        kind="line"
        onClick={() => {
          setCount(count + 1);
          setOpen(true);
        }}
      >
        {t('open')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('title', { number: order.number })}>
        <RefundForm key={count} order={order} lacking={count === 0 ? lacking : null} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
};
