import type { EventCityDetail, OrderView as Order } from '@trassa/contracts';
import { removeBought } from '@trassa/rules';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { changeBasket, useBasket } from '../../shared/basket/basket-store.ts';
import { boughtLines } from '../../shared/basket/bought-lines.ts';
import { forgetCertificateCodes } from '../../shared/basket/certificate-codes.ts';
import { takeFromStale } from '../../shared/basket/stale-lines.ts';
import { forgetWaitingOrder } from '../../shared/basket/waiting-order.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Stack, Wrap } from '../../shared/ui/layout/layout.tsx';
import { Note } from '../../shared/ui/states/note.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { FinishRegistration } from './finish-registration.tsx';
import { OrderHero } from './order-hero.tsx';
import type { ThanksKinds } from './thanks-kind.ts';
import { OrderLines } from './order-lines.tsx';
import css from './order-page.module.css';

/** What was bought leaves the basket; the rest waits there for a payment of its own (BASKET-45, BASKET-46, DEC-86). */
const useBought = (kinds: ThanksKinds, order: Order): boolean => {
  const goods = useBasket();
  useEffect(() => {
    const bought = kinds.flatMap((kind) => boughtLines(order, kind));
    changeBasket((now) => removeBought(now, bought));
    takeFromStale(({ unique_id }) => bought.some((line) => line.unique_id === unique_id));
    if (order.certificates_amount > 0) forgetCertificateCodes();
    forgetWaitingOrder(order.public_id);
  }, [kinds, order]);
  return goods.length > 0;
};

type Props = {
  kinds: ThanksKinds;
  order: Order;
  city?: EventCityDetail | undefined;
  /** Of an order whose mailbox is proved, or needs no proof. */
  title: string;
  /** Under the title. */
  lead: ReactNode;
  actions: ReactNode;
  isLoading: boolean;
  /** The list of what was bought stands below. */
  hasLines: boolean;
  /** Of what follows, for those who listen. */
  heading?: string;
  /** Above that list, and below it. */
  children?: ReactNode;
  notes?: ReactNode;
  /** What comes next. */
  steps: ReactNode;
};

/** A paid order: thanks, what was bought, what is still to be done. */
export const PaidFrame = (props: Props) => {
  const { kinds, order, city, title, lead, actions, isLoading, hasLines, heading, children, notes, steps } = props;
  const t = useTranslations('thanks');
  const format = useFormat();
  const isBasketFilled = useBought(kinds, order);
  const isUnproved = order.confirmation?.state === 'waiting';
  return (
    <>
      <OrderHero
        isPaid
        isDone={!isUnproved}
        city={city}
        tag={
          <Tag kind="warn" icon={isUnproved ? 'clock' : 'check'}>
            {order.amount > 0 ? t('paid', { sum: format.money(order.amount) }) : t(isUnproved ? 'unproved' : 'free')}
          </Tag>
        }
        title={isUnproved ? t('titleUnproved') : title}
        actions={actions}
      >
        {lead}
      </OrderHero>
      <Wrap className={css['tickets']}>
        {heading && <h2 className={type['hidden']}>{heading}</h2>}
        <Stack gap={20}>
          <ConfirmOrder order={order} />
          {children}
          {isLoading && (
            <div role="status" aria-label={t('loading')}>
              <Skeleton height="292px" />
            </div>
          )}
          {!isLoading && hasLines && <OrderLines kinds={kinds} order={order} />}
          {notes}
          {isBasketFilled && (
            <Note kind="warn">{t.rich('remains', { link: (text) => <Link to="/basket">{text}</Link> })}</Note>
          )}
          <FinishRegistration />
        </Stack>
      </Wrap>
      {steps}
    </>
  );
};
