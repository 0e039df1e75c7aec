import { ordersList } from '@trassa/contracts/office';
import { orderNumber, readSought } from '@trassa/rules';
import { say } from '../../../kernel/say.ts';
import {
  type ExportedList,
  exportedList,
  momentCell,
  moneyCell,
  wordCell,
  yesCell,
} from '../../../platform/exporting/index.ts';
import { countOrders, type OrderRow, selectOrders } from './orders-list.repository.ts';

const states = {
  pending: ['Ждёт оплаты', 'Awaiting payment'],
  authorized: ['Деньги отложены', 'Money held'],
  paid: ['Оплачен', 'Paid'],
  shipped: ['Отправлен', 'Shipped'],
  delivered: ['Доставлен', 'Delivered'],
  expired: ['Не оплачен вовремя', 'Not paid in time'],
  cancelled: ['Отменён', 'Cancelled'],
  partially_refunded: ['Возвращён частью', 'Partly refunded'],
  refunded: ['Возвращён', 'Refunded'],
} as const;
const channels = { site: ['Сайт', 'Site'], staff: ['Штаб', 'Back office'] } as const;

const soughtOf = (search: string | null) => (search === null ? null : readSought(search));

/** Orders as a file. */
export const exportedOrders: ExportedList = exportedList<typeof ordersList, OrderRow>({
  list: ordersList,
  title: { ru: 'Заказы', en: 'Orders' },
  right: 'orders.view',
  isOfPeople: true,
  columns: {
    number: ['Номер', 'Number', ({ publicId }) => orderNumber(publicId)],
    created: ['Создан', 'Created', ({ createdAt }) => momentCell(createdAt)],
    paid: ['Оплачен', 'Paid', ({ paidAt }) => momentCell(paidAt)],
    state: ['Состояние', 'State', ({ status }, { language }) => wordCell(states, status, language)],
    channel: ['Канал', 'Channel', ({ channel }, { language }) => wordCell(channels, channel, language)],
    buyer: ['Покупатель', 'Buyer', ({ buyerName }) => buyerName],
    lines: [
      'Состав',
      'Lines',
      ({ lines }, { language }) =>
        lines
          .map(({ titleRu, titleEn, count }) => `${say(language, titleRu, titleEn)}${count > 1 ? ` × ${count}` : ''}`)
          .join(', '),
    ],
    lines_count: ['Строк заказа', 'Number of lines', ({ linesCount }) => linesCount],
    starts: [
      'Старты',
      'Starts',
      ({ starts }, { language }) =>
        [...new Set(starts.map(({ titleRu, titleEn }) => say(language, titleRu, titleEn)))].join(', '),
    ],
    total: ['Сумма, ₽', 'Total, RUB', ({ total }) => moneyCell(total)],
    discount: ['Скидка, ₽', 'Discount, RUB', ({ discount }) => moneyCell(discount)],
    certificates: ['Сертификатами, ₽', 'By certificates, RUB', ({ certificates }) => moneyCell(certificates)],
    amount: ['К оплате, ₽', 'To pay, RUB', ({ amount }) => moneyCell(amount)],
    provider: ['Способ оплаты', 'Payment provider', ({ provider }) => provider],
    guest: ['Без регистрации', 'Guest', ({ isTemporary }, { language }) => yesCell(isTemporary, language)],
    hidden_lines: ['Строк других стартов', 'Lines of other starts', ({ hiddenLines }) => hiddenLines],
    id: ['Код заказа', 'Order id', ({ publicId }) => publicId],
    buyer_id: ['Код покупателя', 'Buyer id', ({ buyerPublicId }) => buyerPublicId],
    email: ['Почта', 'E-mail', ({ email }) => email, 'personal'],
    phone: ['Телефон', 'Phone', ({ phone }) => phone, 'personal'],
  },
  count: (db, ask, { reach }) => countOrders(db, ask, reach, soughtOf(ask.search)),
  page: (db, ask, { reach }) => selectOrders(db, ask, soughtOf(ask.search), reach),
});
