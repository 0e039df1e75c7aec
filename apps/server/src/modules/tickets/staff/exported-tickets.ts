import { ticketsList } from '@trassa/contracts/office';
import { may, orderNumber } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import {
  dayCell,
  type ExportedList,
  exportedList,
  momentCell,
  moneyCell,
  wordCell,
  yesCell,
} from '../../../platform/exporting/index.ts';
import { ageOf } from './present-ticket.ts';
import { countTickets, selectTickets, type TicketRow } from './tickets-list.repository.ts';

const states = {
  active: ['Действует', 'Active'],
  transfer: ['Передаётся', 'Being passed on'],
  processing: ['Возвращается', 'Being returned'],
  returned: ['Возвращён', 'Returned'],
  blocked: ['Заблокирован', 'Blocked'],
} as const;
const genders = { male: ['М', 'M'], female: ['Ж', 'F'] } as const;
const kinds = {
  athlete: ['Участник', 'Participant'],
  volunteer: ['Волонтёр', 'Volunteer'],
  spectator: ['Зритель', 'Spectator'],
  kids: ['Ребёнок', 'Child'],
} as const;
const documents = {
  missing: ['Нет', 'Missing'],
  given: ['Присланы', 'Given'],
  seen: ['Проверены', 'Checked'],
  refused: ['Не приняты', 'Refused'],
} as const;

const text = (info: TicketRow['info'], field: string): string => {
  const value = info?.[field];
  return typeof value === 'string' ? value : '';
};

/** Tickets as a file. */
export const exportedTickets = (clock: Clock): ExportedList =>
  exportedList<typeof ticketsList, TicketRow>({
    list: ticketsList,
    title: { ru: 'Билеты', en: 'Tickets' },
    right: 'tickets.view',
    isOfPeople: true,
    columns: {
      number: ['Стартовый номер', 'Start number', ({ startNumber }) => startNumber],
      last_name: ['Фамилия', 'Surname', ({ info }) => text(info, 'last_name')],
      first_name: ['Имя', 'Name', ({ info }) => text(info, 'first_name')],
      gender: ['Пол', 'Gender', ({ info }, { language }) => wordCell(genders, text(info, 'gender') || null, language)],
      // As the list: a right to reveal within one start tells no age of another.
      age: [
        'Возраст на старте',
        'Age at the start',
        (ticket, { grants }) => {
          const places = [{ event: ticket.eventPublicId, start: ticket.startPublicId }];
          return may(grants, 'people.reveal', places, toUnix(clock())).verdict === 'yes' ? ageOf(ticket) : null;
        },
      ],
      event: ['Событие', 'Event', ({ eventRu, eventEn }, { language }) => say(language, eventRu, eventEn)],
      start: ['Старт', 'Start', ({ startTime, timezone }) => momentCell(startTime, timezone)],
      format: ['Формат', 'Format', ({ formatRu, formatEn }, { language }) => say(language, formatRu, formatEn)],
      wave: ['Волна', 'Wave', ({ waveRu, waveEn }, { language }) => waveRu && say(language, waveRu, waveEn)],
      kind: ['Кто', 'Kind', ({ kind }, { language }) => wordCell(kinds, kind, language)],
      state: ['Состояние', 'State', ({ status }, { language }) => wordCell(states, status, language)],
      registered: ['Анкета заполнена', 'Form filled in', ({ registeredAt }) => momentCell(registeredAt)],
      handed_out: ['Номер выдан', 'Number handed out', ({ handedOutAt }) => momentCell(handedOutAt)],
      team: ['Команда', 'Team', ({ teamTitle }) => teamTitle],
      club: ['Клуб', 'Club', ({ clubTitle }) => clubTitle],
      shirt: ['Футболка', 'Shirt', ({ info }) => text(info, 'item_size')],
      documents: [
        'Документы',
        'Documents',
        ({ documents: state }, { language }) => wordCell(documents, state, language),
      ],
      insured: ['Страховка', 'Insured', ({ isInsured }, { language }) => yesCell(isInsured, language)],
      price: ['Цена, ₽', 'Price, RUB', ({ price }) => moneyCell(price)],
      promocode: ['Промокод', 'Promocode', ({ promocode }) => promocode],
      order: ['Заказ', 'Order', ({ orderPublicId }) => orderNumber(orderPublicId)],
      bought: ['Куплен', 'Bought', ({ boughtAt }) => momentCell(boughtAt)],
      ticket: ['Номер билета', 'Ticket number', ({ ticketNumber }) => ticketNumber],
      birth_date: ['Дата рождения', 'Birth date', ({ info }) => dayCell(info?.['birth_date']), 'personal'],
      phone: ['Телефон', 'Phone', ({ info }) => text(info, 'phone'), 'personal'],
      email: ['Почта', 'E-mail', ({ info }) => text(info, 'email'), 'personal'],
    },
    count: (db, ask, { reach }) => countTickets(db, ask, reach),
    page: (db, ask, { reach }) => selectTickets(db, ask, reach),
  });
