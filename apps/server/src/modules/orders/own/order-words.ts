import type { Language, OrderEvent } from '@trassa/contracts';
import type { PurchaseState } from '@trassa/rules';

type Words = {
  readonly title: string;
  readonly number: string;
  readonly made: string;
  readonly email: string;
  readonly state: string;
  readonly goods: string;
  readonly count: string;
  readonly sum: string;
  readonly delivery: string;
  readonly track: string;
  readonly discount: string;
  readonly total: string;
  readonly certificates: string;
  readonly toPay: string;
  readonly history: string;
  readonly time: string;
  readonly note: string;
  size(size: string): string;
  readonly states: Readonly<Record<PurchaseState, string>>;
  readonly events: Readonly<Record<OrderEvent['type'], string>>;
  readonly refunds: Readonly<Record<NonNullable<OrderEvent['state']>, string>>;
};

/** Words on the paper of an order. */
export const orderWords: Readonly<Record<Language, Words>> = {
  ru: {
    title: 'Заказ',
    number: 'Номер',
    made: 'Оформлен',
    email: 'Почта',
    state: 'Состояние',
    goods: 'Наименование',
    count: 'Кол-во',
    sum: 'Сумма',
    delivery: 'Доставка',
    track: 'Трек-номер',
    discount: 'Скидка',
    total: 'Всего',
    certificates: 'Сертификатами',
    toPay: 'Деньгами',
    history: 'Что было с оплатой',
    time: 'Время московское',
    note: 'Это не кассовый чек. Чеки открываются на странице заказа:',
    size: (size) => `размер ${size}`,
    states: {
      waiting: 'Ждёт оплаты',
      unconfirmed: 'Ждёт подтверждения почты',
      lapsed: 'Не подтверждён, места отданы',
      expired: 'Не оплачен вовремя',
      cancelled: 'Отменён',
      returning: 'Не состоялся, деньги возвращаются',
      returned: 'Не состоялся, деньги возвращены',
      paid: 'Оплачен',
      shipped: 'Отправлен',
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
      refund: 'Возврат',
      expired: 'Время на оплату вышло',
      cancelled: 'Заказ отменён',
    },
    refunds: { waiting: 'в пути', done: 'выполнен', failed: 'разбираемся с банком' },
  },
  en: {
    title: 'Order',
    number: 'Number',
    made: 'Made',
    email: 'E-mail',
    state: 'State',
    goods: 'Item',
    count: 'Qty',
    sum: 'Sum',
    delivery: 'Delivery',
    track: 'Tracking number',
    discount: 'Discount',
    total: 'Total',
    certificates: 'By certificates',
    toPay: 'By money',
    history: 'What happened to the money',
    time: 'Moscow time',
    note: 'This is not a fiscal receipt. Receipts are on the page of the order:',
    size: (size) => `size ${size}`,
    states: {
      waiting: 'Waits for payment',
      unconfirmed: 'Waits for the e-mail to be confirmed',
      lapsed: 'Not confirmed, the places were given back',
      expired: 'Not paid in time',
      cancelled: 'Cancelled',
      returning: 'Did not go through, the money is going back',
      returned: 'Did not go through, the money is returned',
      paid: 'Paid',
      shipped: 'Sent',
      delivered: 'Delivered',
      partially_refunded: 'Part of the money is returned',
      refunded: 'The money is returned',
    },
    events: {
      made: 'Order made',
      free: 'Nothing to pay',
      authorized: 'Money blocked by the bank',
      paid: 'Paid',
      captured: 'Money taken',
      unused: 'Money came, but the order could not take it any more',
      certificate_spent: 'Paid by certificate',
      certificate_back: 'Returned to the certificate',
      refund: 'Refund',
      expired: 'The time to pay was over',
      cancelled: 'Order cancelled',
    },
    refunds: { waiting: 'on its way', done: 'done', failed: 'we are sorting it out with the bank' },
  },
};
