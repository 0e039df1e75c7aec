import type { OfficeOrder } from '@trassa/contracts/office';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { Sheet } from '../../../../app/shared/ui/overlays/overlay.tsx';
import { chosenBefore } from './chosen.ts';
import { RefundForm } from './refund-form.tsx';

/** Opens the refund of an order; each opening begins anew. */
export const RefundButton = ({ order }: { order: OfficeOrder }) => {
  const t = useTranslations('refund');
  const [params] = useSearchParams();
  const asked = { lacking: params.get('refund'), ticket: params.get('ticket') };
  const [isOpen, setOpen] = useState(asked.lacking !== null || asked.ticket !== null);
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
        <RefundForm
          key={count}
          order={order}
          before={count === 0 ? chosenBefore(order.lines, asked) : {}}
          onClose={() => setOpen(false)}
        />
      </Sheet>
    </>
  );
};
