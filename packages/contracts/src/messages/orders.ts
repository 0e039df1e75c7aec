import type { PurchaseState } from '@trassa/rules';
import type { OrderEvent } from '../entities/own-order.ts';
import type { Language } from './spec.ts';

type Words = {
  readonly states: Readonly<Record<PurchaseState, string>>;
  readonly events: Readonly<Record<OrderEvent['type'], string>>;
  readonly refunds: Readonly<Record<NonNullable<OrderEvent['state']>, string>>;
};

/** What a purchase and each step of its money are called, on the pages and on the paper alike. */
export const orderWords = {
  ru: {
    states: {
      waiting: 'Ждёт оплаты',
      unconfirmed: 'Ждёт подтверждения',
      lapsed: 'Не подтверждён',
      expired: 'Не оплачен вовремя',
      cancelled: 'Отменён',
      returning: 'Деньги возвращаются',
      returned: 'Деньги возвращены',
      paid: 'Оплачен',
      shipped: 'В пути',
      delivered: 'Заказ доставлен',
      partially_refunded: 'Часть денег возвращена',
      refunded: 'Деньги возвращены',
    },
    events: {
      made: 'Заказ оформлен',
      free: 'Оплата не нужна',
      authorized: 'Деньги заблокированы банком',
      paid: 'Оплачено',
      captured: 'Деньги списаны',
      unused: 'Оплата пришла, но заказ уже не мог её принять',
      certificate_spent: 'Оплачено сертификатом',
      certificate_back: 'Вернулось на сертификат',
      refund: 'Возврат денег',
      expired: 'Время на оплату вышло',
      cancelled: 'Заказ отменён',
    },
    refunds: { waiting: 'в пути', done: 'выполнен', failed: 'разбираемся с банком' },
  },
  en: {
    states: {
      waiting: 'Awaiting payment',
      unconfirmed: 'Awaiting confirmation',
      lapsed: 'Not confirmed',
      expired: 'Not paid in time',
      cancelled: 'Cancelled',
      returning: 'Refund on its way',
      returned: 'Refunded',
      paid: 'Paid',
      shipped: 'On its way',
      delivered: 'Delivered',
      partially_refunded: 'Partly refunded',
      refunded: 'Refunded',
    },
    events: {
      made: 'Order placed',
      free: 'Nothing to pay',
      authorized: 'Amount held by the bank',
      paid: 'Paid',
      captured: 'Payment taken',
      unused: 'Payment arrived after the order had closed',
      certificate_spent: 'Paid by certificate',
      certificate_back: 'Refunded to the certificate',
      refund: 'Refund',
      expired: 'Payment time ran out',
      cancelled: 'Order cancelled',
    },
    refunds: { waiting: 'on its way', done: 'done', failed: 'we are sorting it out with the bank' },
  },
} as const satisfies Readonly<Record<Language, Words>>;
