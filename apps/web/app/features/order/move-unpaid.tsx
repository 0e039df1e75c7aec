import type { OrderLine, OrderView } from '@trassa/contracts';
import { formatDeadline, siteTimezone } from '@trassa/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { showFault } from '../../shared/api/refusal-text.ts';
import { withEmail } from '../../shared/format/email.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { paymentUrl } from '../../shared/document/payment-url.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { KeyValue } from '../../shared/ui/layout/key-value.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { isPaying, markPaying } from './is-paying.ts';
import { OrderHero } from './order-hero.tsx';
import css from './order-page.module.css';
import type { PaidProps } from './thanks-kind.ts';
import { useOrderPlace } from './use-order-place.ts';

type Line = OrderLine & { readonly move: NonNullable<OrderLine['move']> };

/** The line of an order that moves a ticket; undefined: it moves none. */
export const moveOf = ({ tickets }: OrderView): Line | undefined =>
  tickets.find((line): line is Line => line.move !== undefined);

const silent = { ownErrors: true } as const;

type Props = PaidProps & { moved: Line; isTired: boolean; onAgain(): void };

/** A ticket that waits for the difference: what changes, how much it is, until when, and one button (back-office 5.6). */
export const MoveUnpaid = ({ kinds, order, moved, isTired, onAgain }: Props) => {
  const t = useTranslations('thanks');
  const { money } = useFormat();
  const { language } = useLanguage();
  const { city } = useOrderPlace(kinds, order);
  const [isBack] = useState(() => isPaying(order.public_id));
  const pay = useMutation({
    mutationFn: () =>
      request(
        calls.orders.payAgain,
        { params: { id: order.public_id }, body: {}, idempotencyKey: crypto.randomUUID() },
        silent,
      ),
    onSuccess(answer) {
      markPaying(order.public_id);
      window.location.assign(paymentUrl(answer.redirect_url, answer.form, window.location.origin));
    },
    onError(error) {
      showFault(error);
      onAgain();
    },
    meta: silent,
  });
  const isWaiting = order.status === 'pending' && order.pay_again;
  // Whoever comes back from the bank is not asked to pay once more while it answers.
  const isAnswering = isWaiting && isBack && !isTired;
  const title = isAnswering ? t('move.paying') : t(isWaiting ? 'move.title' : 'move.expired');
  return (
    <>
      <OrderHero
        city={city}
        tag={
          <Tag kind={isWaiting ? 'warn' : 'solid'} icon={isWaiting ? 'clock' : 'info'}>
            {t('move.title')}
          </Tag>
        }
        title={title}
        actions={
          isAnswering ? undefined : isWaiting ? (
            <Button size="xl" data-main="" isBusy={pay.isPending || pay.isSuccess} onClick={() => pay.mutate()}>
              {t('move.pay', { sum: money(order.amount) })}
            </Button>
          ) : (
            <ButtonLink size="xl" to={`/me/ticket/${moved.move.ticket}`} data-main="">
              {t('mine')}
            </ButtonLink>
          )
        }
      >
        {isAnswering && <p>{t('move.payingText')}</p>}
        {isWaiting && !isAnswering && (
          <p>{t('move.text', { moment: formatDeadline(order.expires_at ?? 0, siteTimezone, language) })}</p>
        )}
        {!isWaiting && <p>{t.rich('move.expiredText', withEmail(order.email))}</p>}
      </OrderHero>
      <Wrap className={css['below']}>
        <Panel as="section">
          <KeyValue
            items={[
              { key: t('move.from'), value: moved.move.from, isLong: true },
              { key: t('move.to'), value: moved.title, isLong: true },
              { key: t('move.was'), value: money(moved.move.was) },
              { key: t('move.willBe'), value: money(moved.move.will_be) },
              ...(moved.move.fee > 0 ? [{ key: t('move.fee'), value: money(moved.move.fee) }] : []),
              { key: t('move.toPay'), value: <b>{money(order.amount)}</b> },
            ]}
          />
        </Panel>
      </Wrap>
    </>
  );
};
