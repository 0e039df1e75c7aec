import { promocodesList } from '@trassa/contracts/office';
import type { Clock } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { ListRow } from '../../../platform/database/index.ts';
import { type ExportedList, exportedList, momentCell, moneyCell, wordCell } from '../../../platform/exporting/index.ts';
import { stateOf } from './present-promocode.ts';
import { countPromocodes, type PromocodeRow, selectPromocodes } from './promocode-rows.repository.ts';

const states = { active: ['Действует', 'Active'], soon: ['Скоро', 'Soon'], over: ['Закончился', 'Over'] } as const;
const kinds = {
  ticket: ['Билеты', 'Tickets'],
  shop: ['Магазин', 'Shop'],
  insurance: ['Страховка', 'Insurance'],
} as const;

/** Promocodes as a file. */
export const exportedPromocodes = (clock: Clock): ExportedList =>
  exportedList<typeof promocodesList, PromocodeRow & ListRow>({
    list: promocodesList,
    title: { ru: 'Промокоды', en: 'Promocodes' },
    right: 'promocodes.view',
    isOfPeople: false,
    columns: {
      code: ['Код', 'Code', ({ code }) => code],
      discount: ['Скидка, %', 'Discount, %', ({ discount }) => discount],
      kind: ['На что', 'Kind', ({ kind }, { language }) => wordCell(kinds, kind, language)],
      targets: [
        'Для чего',
        'For what',
        ({ events, items }, { language }) =>
          [...events, ...items].map(({ ru, en }) => say(language, ru, en)).join('; '),
      ],
      used: ['Использован', 'Used', ({ uses, available }) => uses - available],
      uses: ['Всего применений', 'Uses in all', ({ uses }) => uses],
      code_count: ['Мест в заказе', 'Places of an order', ({ codeCount }) => codeCount],
      from: ['С', 'From', ({ startsAt }) => momentCell(startsAt)],
      until: ['До', 'Until', ({ endsAt }) => momentCell(endsAt)],
      turnover: ['Оборот, ₽', 'Turnover, RUB', ({ turnover }) => moneyCell(turnover)],
      given: ['Отдано скидкой, ₽', 'Discount given, RUB', ({ given }) => moneyCell(given)],
      state: ['Состояние', 'State', (row, { language }) => wordCell(states, stateOf(row, clock()), language)],
    },
    count: (db, ask, { reach }) => countPromocodes(db, ask, { reach, now: clock() }),
    page: (db, ask, { reach }) => selectPromocodes(db, ask, { reach, now: clock() }),
  });
