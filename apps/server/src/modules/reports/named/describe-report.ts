import { type ListDeclaration, officeReportLists, type ReportFilters, type ReportName } from '@trassa/contracts/office';
import type { Right } from '@trassa/rules';
import type { SalesKey, SummedFigure } from '../../orders/index.ts';

type Column = {
  readonly of: 'count' | 'money';
  readonly sums: string;
  readonly filters: ReportFilters;
  readonly title: readonly [ru: string, en: string];
};

const money = (title: Column['title'], sums: string, filters: ReportFilters = {}): Column => ({
  of: 'money',
  sums,
  filters,
  title,
});
const sales = { 'f.movement': ['sale', 'move'] };
const refunds = { 'f.movement': ['refund'] };
const kind = (title: Column['title'], name: string): Column => money(title, 'total', { ...sales, 'f.kind': [name] });

/** What each figure sums in the list that it opens. BO-083, BO-086 */
export const figures: Readonly<Record<SummedFigure, Column>> = {
  orders: { of: 'count', sums: 'orders', filters: { 'f.movement': ['sale'] }, title: ['Заказов', 'Orders'] },
  code_orders: {
    of: 'count',
    sums: 'orders',
    filters: { 'f.movement': ['sale'] },
    title: ['Заказов с промокодом', 'Orders with the code'],
  },
  new_buyers: {
    of: 'count',
    sums: 'orders',
    filters: { 'f.movement': ['sale'], 'f.buyer': ['new'] },
    title: ['Новых покупателей', 'New buyers'],
  },
  turnover: money(['Оборот, ₽', 'Turnover, RUB'], 'total', sales),
  places: {
    of: 'count',
    sums: 'places',
    filters: { 'f.movement': ['sale'], 'f.kind': ['ticket'] },
    title: ['Мест', 'Places'],
  },
  code_places: {
    of: 'count',
    sums: 'code_places',
    filters: { 'f.movement': ['sale'], 'f.kind': ['ticket'] },
    title: ['Мест по промокоду', 'Places by promo code'],
  },
  ticket: kind(['Билеты, ₽', 'Tickets, RUB'], 'ticket'),
  shop: kind(['Товары, ₽', 'Goods, RUB'], 'shop'),
  insurance: kind(['Страховки, ₽', 'Insurance, RUB'], 'insurance'),
  certificate: kind(['Подарочные сертификаты, ₽', 'Gift certificates, RUB'], 'certificate'),
  other: kind(['Прочее, ₽', 'Other, RUB'], 'other'),
  gross: money(['До скидок, ₽', 'Before discounts, RUB'], 'gross', sales),
  discount: money(['Скидки, ₽', 'Discounts, RUB'], 'discount', sales),
  delivery: money(['Доставка, ₽', 'Delivery, RUB'], 'delivery', { ...sales, 'f.kind': ['delivery'] }),
  certificates_amount: money(['Оплачено сертификатами, ₽', 'Paid by certificates, RUB'], 'certificates_amount', sales),
  captured: money(['Оплачено деньгами, ₽', 'Paid by money, RUB'], 'captured', sales),
  refunded: money(['Возвращено денег, ₽', 'Money refunded, RUB'], 'refunded', refunds),
  refunded_certificates: money(
    ['Возвращено на сертификаты, ₽', 'Refunded to certificates, RUB'],
    'refunded_certificates',
    refunds,
  ),
  net: money(['Осталось, ₽', 'Net, RUB'], 'net'),
  vat: money(['НДС, ₽', 'VAT, RUB'], 'vat', sales),
  base: money(['Без НДС, ₽', 'Without VAT, RUB'], 'base', sales),
  refunded_vat: money(['НДС возвратов, ₽', 'VAT of refunds, RUB'], 'refunded_vat', refunds),
  net_vat: money(['НДС к уплате, ₽', 'VAT to pay, RUB'], 'net_vat'),
};

type Described = {
  readonly list: ListDeclaration;
  readonly columns: readonly SummedFigure[];
  readonly right: Right;
  readonly title: Readonly<Record<'ru' | 'en', string>>;
  /** Filters of the lines that it is of, whatever is asked. */
  readonly always: Readonly<Record<string, string>>;
  /** What the rows of a group are of. */
  readonly keysOf: (group: string | null) => readonly SalesKey[];
};

export const reports: Readonly<Record<ReportName, Described>> = {
  sales: {
    list: officeReportLists.sales,
    columns: officeReportLists.sales.columns,
    right: 'reports.sales',
    title: { ru: 'Отчёт: продажи', en: 'Report: sales' },
    always: {},
    keysOf: (group) => [(group ?? 'day') as SalesKey],
  },
  promocodes: {
    list: officeReportLists.promocodes,
    columns: officeReportLists.promocodes.columns,
    right: 'reports.sales',
    title: { ru: 'Отчёт: промокоды', en: 'Report: promo codes' },
    always: { 'f.code': 'yes' },
    keysOf: (group) => [(group ?? 'promocode') as SalesKey],
  },
  vat: {
    list: officeReportLists.vat,
    columns: officeReportLists.vat.columns,
    right: 'reports.money',
    title: { ru: 'Отчёт: НДС', en: 'Report: VAT' },
    always: {},
    keysOf: (group) => (group === 'month' ? ['month', 'rate', 'kind'] : ['rate', 'kind']),
  },
};

export const keyWords: Readonly<Record<SalesKey, readonly [ru: string, en: string]>> = {
  day: ['День', 'Day'],
  week: ['Неделя с', 'Week of'],
  month: ['Месяц с', 'Month of'],
  event: ['Событие', 'Event'],
  start: ['Старт', 'Start'],
  city: ['Город', 'City'],
  series: ['Серия', 'Series'],
  format: ['Формат', 'Format'],
  kind: ['Вид', 'Kind'],
  channel: ['Канал', 'Channel'],
  provider: ['Касса', 'Payment provider'],
  promocode: ['Промокод', 'Promo code'],
  code_series: ['Серия промокодов', 'Series of promo codes'],
  rate: ['Ставка НДС, %', 'VAT rate, %'],
};
