import type { OrderView } from '@trassa/contracts';
import { useMutation } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { showFault } from '../../shared/api/refusal-text.ts';
import type { GoodsKinds } from '../../shared/basket/goods-kind.ts';
import { takeOrderBack } from '../../shared/basket/ticket-holds.ts';
import { forgetWaitingOrder, guestKeyOf } from '../../shared/basket/waiting-order.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { paymentUrl } from '../../shared/document/payment-url.ts';
import css from './checkout.module.css';
import { WaitingGoods } from './waiting-goods.tsx';

type Props = {
  kinds: GoodsKinds;
  id: string;
  order: OrderView | undefined;
  /** The bank sent the buyer back without money. */
  isDeclined: boolean;
  /** The order is the basket again. */
  onChanged(): void;
  /** What it holds may have ended meanwhile. */
  onRefused(): void;
};

const silent = { ownErrors: true } as const;

/** A waiting order is one thing: it is paid, or it becomes the basket again (DEC-89, DEC-105, API §5.2). */
export const WaitingOrder = ({ kinds, id, order, isDeclined, onChanged, onRefused }: Props) => {
  const t = useTranslations('checkout.waiting');
  // Back from the bank the page stands where it was left, below what comes next.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const refused = (error: unknown): void => {
    showFault(error);
    onRefused();
  };
  const again = useMutation({
    mutationFn: () =>
      request(calls.orders.payAgain, { params: { id }, body: {}, idempotencyKey: crypto.randomUUID() }, silent),
    onSuccess: (answer) => window.location.assign(paymentUrl(answer.redirect_url, answer.form, window.location.origin)),
    onError: refused,
    meta: silent,
  });
  const change = useMutation({
    mutationFn: () =>
      request(calls.orders.change, { params: { id }, body: { temporary_token: guestKeyOf(id) } }, silent),
    onSuccess: ({ values }) => {
      takeOrderBack(values.holds);
      forgetWaitingOrder(id);
      onChanged();
    },
    onError: (error) => {
      // Somebody else's: it pays itself or ends by itself.
      if (!(error instanceof HttpError) || error.status !== 404) return refused(error);
      forgetWaitingOrder(id);
      return onChanged();
    },
    meta: silent,
  });
  const isBusy = again.isPending || again.isSuccess || change.isPending;
  // A ticket that moves is no purchase that becomes a basket again: it has a page of its own.
  if (order?.tickets.some(({ move }) => move)) return <Navigate to={`/basket/thanks?order=${id}`} replace />;
  return (
    <Panel as="section">
      <Stack gap={16}>
        <h2>{t('title')}</h2>
        {isDeclined && (
          <Note kind="error" role="alert">
            {t('declined')}
          </Note>
        )}
        {order ? <WaitingGoods kinds={kinds} order={order} /> : <p>{t('asking')}</p>}
        <Row className={css['again']}>
          <Button
            size="xl"
            isBusy={again.isPending || again.isSuccess}
            disabled={isBusy}
            onClick={() => again.mutate()}
          >
            {isDeclined ? t('again') : t('pay')}
          </Button>
          <Button kind="line" size="xl" isBusy={change.isPending} disabled={isBusy} onClick={() => change.mutate()}>
            {t('change')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
};
