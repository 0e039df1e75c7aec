import { salesLinesList } from '@trassa/contracts/office';
import { orderNumber } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import { say } from '../../../kernel/say.ts';
import {
  type ExportedList,
  exportedList,
  type ExportReader,
  momentCell,
  moneyCell,
  wordCell,
} from '../../../platform/exporting/index.ts';
import type { SalesDeps } from './list-sales-lines.ts';
import { channelWords, kindWords, movementWords } from './sale-words.ts';
import { countSalesLines, type SalesLineRow, type SalesLinesAsk, selectSalesLines } from './sales-lines.repository.ts';
import { fileRefusal, periodOf, rateRefusal, seesVat } from './sales-period.ts';

const withPeriod = (ask: ListAsk<typeof salesLinesList>): SalesLinesAsk => {
  const period = periodOf(ask.filters);
  if (!period) throw new Error('sold lines are exported of a period');
  return { ...ask, period };
};

/** Sold lines as a file, of a period as the list is. */
export const exportedSalesLines = ({
  clock,
  config: { vatRates: rates },
}: Pick<SalesDeps, 'config' | 'clock'>): ExportedList => {
  const hasVat = ({ grants }: ExportReader): boolean => seesVat(grants, toUnix(clock()));
  return exportedList<typeof salesLinesList, SalesLineRow>({
    list: salesLinesList,
    title: { ru: 'Продажи построчно', en: 'Sales line by line' },
    right: 'reports.sales',
    isOfPeople: false,
    columns: {
      at: ['Когда', 'When', ({ at }) => momentCell(at)],
      order: ['Заказ', 'Order', ({ orderPublicId }) => orderNumber(orderPublicId)],
      movement: ['Что', 'What', ({ movement }, { language }) => wordCell(movementWords, movement, language)],
      kind: ['Вид', 'Kind', ({ kind }, { language }) => wordCell(kindWords, kind, language)],
      title: [
        'Название',
        'Title',
        ({ titleRu, titleEn }, { language }) => (titleRu === null ? null : say(language, titleRu, titleEn)),
      ],
      start: ['Старт', 'Start', ({ startTitle }) => startTitle],
      channel: ['Канал', 'Channel', ({ channel }, { language }) => wordCell(channelWords, channel, language)],
      provider: ['Касса', 'Payment provider', ({ provider }) => provider],
      places: ['Мест', 'Places', ({ places }) => places],
      code_places: ['Мест по промокоду', 'Places by promo code', ({ codePlaces }) => codePlaces],
      gross: ['До скидок, ₽', 'Before discounts, RUB', ({ gross }) => moneyCell(gross)],
      discount: ['Скидка, ₽', 'Discount, RUB', ({ discount }) => moneyCell(discount)],
      total: ['Сумма, ₽', 'Total, RUB', ({ total }) => moneyCell(total)],
      certificates_amount: [
        'Сертификатами, ₽',
        'By certificates, RUB',
        ({ total, captured }) => moneyCell(total - captured),
      ],
      captured: ['Деньгами, ₽', 'By money, RUB', ({ captured }) => moneyCell(captured)],
      refunded: ['Возвращено денег, ₽', 'Money refunded, RUB', ({ refunded }) => moneyCell(refunded)],
      refunded_certificates: [
        'Возвращено на сертификаты, ₽',
        'Refunded to certificates, RUB',
        ({ refundedCertificates }) => moneyCell(refundedCertificates),
      ],
      rate: ['Ставка НДС, %', 'VAT rate, %', ({ rate }, reader) => (hasVat(reader) ? rate : null)],
      vat: ['НДС, ₽', 'VAT, RUB', ({ vat }, reader) => (hasVat(reader) ? moneyCell(vat) : null)],
      refunded_vat: [
        'НДС возвратов, ₽',
        'VAT of refunds, RUB',
        ({ refundedVat }, reader) => (hasVat(reader) ? moneyCell(refundedVat) : null),
      ],
    },
    check: (ask, reader) => rateRefusal(ask.filters, hasVat(reader)) ?? fileRefusal(ask.filters),
    count: (db, ask, { reach }) => countSalesLines(db, withPeriod(ask), { reach, rates }),
    page: (db, ask, { reach, language }) => selectSalesLines(db, withPeriod(ask), { reach, rates }, language),
  });
};
