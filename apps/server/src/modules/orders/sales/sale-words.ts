import type { OfficeSalesLine } from '@trassa/contracts/office';

type Words<Word extends string> = Readonly<Record<Word, readonly [ru: string, en: string]>>;

/** Words of files. */
export const kindWords: Words<OfficeSalesLine['kind']> = {
  ticket: ['Билеты', 'Tickets'],
  shop: ['Товары', 'Goods'],
  insurance: ['Страховки', 'Insurance'],
  certificate: ['Подарочные сертификаты', 'Gift certificates'],
  delivery: ['Доставка', 'Delivery'],
  other: ['Прочее', 'Other'],
};
export const movementWords: Words<OfficeSalesLine['movement']> = {
  sale: ['Продажа', 'Sale'],
  move: ['Доплата за перенос', 'Surcharge of a move'],
  refund: ['Возврат', 'Refund'],
};
export const channelWords: Words<OfficeSalesLine['channel']> = {
  site: ['Сайт', 'Site'],
  staff: ['Штаб', 'Back office'],
};
