import { useTranslations } from 'use-intl/react';
import { withEmail } from '../../shared/format/email.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { OrderHero } from './order-hero.tsx';
import type { ThanksKinds, PaidProps } from './thanks-kind.ts';
import { OrderLines } from './order-lines.tsx';
import { MoveUnpaid, moveOf } from './move-unpaid.tsx';
import css from './order-page.module.css';
import { OrderPaid } from './order-paid.tsx';
import { viewOf } from './order-view.ts';
import { useOrder } from './use-order.ts';
import { useOrderPlace } from './use-order-place.ts';

/** The order of the address: waits for the bank, then shows the tickets, or says what to do instead (DEC-86, DEC-87). */
export const OrderPage = ({ kinds, id }: { kinds: ThanksKinds; id: string }) => {
  const t = useTranslations('thanks');
  const u = useTranslations('ui');
  const { order, isUnknown, isFailed, isAsking, isTired, again } = useOrder(id);
  if (order && viewOf(order.status) === 'paid') return <OrderPaid kinds={kinds} order={order} />;
  // Of one that was given back there is nothing to pay.
  const moved = order && viewOf(order.status) !== 'refunded' ? moveOf(order) : undefined;
  if (order && moved) return <MoveUnpaid kinds={kinds} order={order} moved={moved} isTired={isTired} onAgain={again} />;
  if (order) return <Unpaid kinds={kinds} order={order} isTired={isTired} isAsking={isAsking} onAgain={again} />;
  if (isUnknown) return <NoOrder title={t('unknown')} text={t('unknownText')} />;
  if (isFailed) {
    return (
      <OrderHero
        city={undefined}
        tag={<Tag kind="solid">{t('order')}</Tag>}
        title={t('failed')}
        actions={
          <Button size="xl" data-main="" isBusy={isAsking} onClick={again}>
            {u('retry')}
          </Button>
        }
      >
        <p>{t('failedText')}</p>
      </OrderHero>
    );
  }
  return (
    <OrderHero city={undefined} tag={<Tag kind="solid">{t('order')}</Tag>} title={t('opening')}>
      <p>{t('openingText')}</p>
    </OrderHero>
  );
};

/** No such order, or none named. */
export const NoOrder = ({ title, text }: { title: string; text: string }) => {
  const t = useTranslations('thanks');
  return (
    <OrderHero
      city={undefined}
      tag={<Tag kind="solid">{t('order')}</Tag>}
      title={title}
      actions={
        <>
          <ButtonLink size="xl" to="/basket" data-main="">
            {t('toBasket')}
          </ButtonLink>
          <ButtonLink kind="line" size="xl" to="/calendar">
            {t('toCalendar')}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </OrderHero>
  );
};

type UnpaidProps = PaidProps & { isTired: boolean; isAsking: boolean; onAgain(): void };

const Unpaid = ({ kinds, order, isTired, isAsking, onAgain }: UnpaidProps) => {
  const t = useTranslations('thanks');
  const format = useFormat();
  const { city } = useOrderPlace(kinds, order);
  const isLapsed = order.confirmation?.state === 'lapsed';
  const view = isLapsed ? 'lapsed' : (viewOf(order.status) as 'waiting' | 'expired' | 'cancelled' | 'refunded');
  const isWaiting = view === 'waiting';
  const name = isWaiting && isTired ? 'tired' : view;
  const check = (
    <Button size="xl" data-main="" isBusy={isAsking} onClick={onAgain}>
      {t('check')}
    </Button>
  );
  const actions = isWaiting ? (
    isTired && (
      <>
        {check}
        {order.pay_again && (
          <ButtonLink kind="line" size="xl" to={`/basket?order=${order.public_id}`}>
            {t('payAgain')}
          </ButtonLink>
        )}
      </>
    )
  ) : (
    <>
      <ButtonLink size="xl" to="/basket" data-main="">
        {t('toBasket')}
      </ButtonLink>
      <ButtonLink kind="line" size="xl" to="/calendar">
        {t('toCalendar')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <OrderHero
        city={city}
        tag={
          <Tag kind={isWaiting ? 'warn' : 'solid'} icon={isWaiting ? 'clock' : 'info'}>
            {isLapsed ? t('order') : t('sum', { sum: format.money(order.amount) })}
          </Tag>
        }
        title={t(`state.${name}`)}
        actions={actions || undefined}
      >
        <p>{t.rich(`stateText.${name}`, withEmail(order.email))}</p>
      </OrderHero>
      <Wrap className={css['below']}>
        <OrderLines kinds={kinds} order={order} />
      </Wrap>
    </>
  );
};
