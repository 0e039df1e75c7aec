import type { Language } from '@trassa/contracts';

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
  readonly note: string;
  size(size: string): string;
  /** Of a policy or ticket that a line has brought. */
  issued(number: string): string;
};

/** Words on the paper of an order that are not on its page as well. */
export const paperWords: Readonly<Record<Language, Words>> = {
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
    discount: 'Скидка, в суммах уже учтена',
    total: 'Всего',
    certificates: 'Сертификатами',
    toPay: 'Деньгами',
    history: 'Что было с оплатой',
    note: 'Это не кассовый чек. Чеки открываются на странице заказа:',
    size: (size) => `размер ${size}`,
    issued: (number) => `№ ${number}`,
  },
  en: {
    title: 'Order',
    number: 'Number',
    made: 'Placed',
    email: 'Email',
    state: 'Status',
    goods: 'Item',
    count: 'Qty',
    sum: 'Amount',
    delivery: 'Delivery',
    track: 'Tracking number',
    discount: 'Discount, included in the amounts',
    total: 'Total',
    certificates: 'By certificates',
    toPay: 'By card or SBP',
    history: 'Payment history',
    note: 'This is not a fiscal receipt. Receipts are on the order page:',
    size: (size) => `size ${size}`,
    issued: (number) => `No. ${number}`,
  },
};
