import type { Kind, Language } from '@trassa/contracts';
import { needsParticipant } from '@trassa/rules';
import { toAct, type TicketView } from '../ticket.ts';

type Words = {
  readonly start: string;
  readonly format: string;
  readonly participant: string;
  readonly team: string;
  readonly numberedTeam: (title: string, number: number | null) => string;
  readonly cluster: string;
  readonly seat: string;
  readonly ticket: string;
  readonly address: string;
  readonly directions: string;
  readonly order: string;
  readonly numbered: (number: string) => string;
  /** In the place of a number: nobody is named yet; somebody is. */
  readonly noNumber: string;
  readonly numberLater: string;
  readonly unregistered: string;
  readonly show: string;
  /** In the place of the QR while nobody is registered. */
  readonly register: string;
  /** In the place of the QR when the start is over. */
  readonly over: string;
  /** In the place of the QR when there will be no start. */
  readonly cancelled: string;
  readonly number: string;
  readonly kinds: Readonly<Record<Kind, string>>;
};

export const ticketWords: Readonly<Record<Language, Words>> = {
  ru: {
    start: 'Старт',
    format: 'Формат',
    participant: 'Участник',
    team: 'Команда',
    numberedTeam: (title, number) => (number === null ? title : `${title}, № ${number}`),
    cluster: 'Кластер',
    seat: 'Место',
    ticket: 'Билет',
    address: 'Адрес',
    directions: 'Как добраться',
    order: 'Заказ',
    numbered: (number) => `Билет № ${number}`,
    noNumber: 'Номер после регистрации',
    numberLater: 'Номер выдадут на старте',
    unregistered: 'Участник ещё не указан',
    show: 'Покажите на входе',
    register: 'Зарегистрируйте участника на сайте, чтобы получить QR-код',
    over: 'Старт прошёл',
    cancelled: 'Старт отменён',
    number: 'Стартовый номер',
    kinds: { athlete: 'участник', volunteer: 'волонтёр', spectator: 'зритель', kids: 'дети' },
  },
  en: {
    start: 'Start',
    format: 'Format',
    participant: 'Participant',
    team: 'Team',
    numberedTeam: (title, number) => (number === null ? title : `${title}, No. ${number}`),
    cluster: 'Start wave',
    seat: 'Seat',
    ticket: 'Ticket',
    address: 'Address',
    directions: 'Getting there',
    order: 'Order',
    numbered: (number) => `Ticket ${number}`,
    noNumber: 'Number after registration',
    numberLater: 'Bib number at check-in',
    unregistered: 'No participant yet',
    show: 'Show at the entrance',
    register: 'Register the participant on the site to get the QR code',
    over: 'The race is over',
    cancelled: 'The race is cancelled',
    number: 'Bib number',
    kinds: { athlete: 'athlete', volunteer: 'volunteer', spectator: 'spectator', kids: 'kids' },
  },
};

/** What stands in the place of a start number: what it waits for, or what kind of ticket goes without. */
export const withoutNumber = (ticket: TicketView, language: Language): string => {
  const say = ticketWords[language];
  if (needsParticipant(toAct(ticket))) return ticket.info === null ? say.noNumber : say.numberLater;
  const kind = say.kinds[ticket.kind];
  return kind.charAt(0).toLocaleUpperCase(language) + kind.slice(1);
};
