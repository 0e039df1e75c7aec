import type { Kind, Language } from '@trassa/contracts';

type Words = {
  readonly start: string;
  readonly format: string;
  readonly participant: string;
  readonly team: string;
  readonly cluster: string;
  readonly seat: string;
  readonly ticket: string;
  readonly address: string;
  readonly directions: string;
  readonly order: string;
  readonly noNumber: string;
  readonly unregistered: string;
  readonly show: string;
  /** In the place of the QR while nobody is registered. */
  readonly register: string;
  /** In the place of the QR when the start is over. */
  readonly over: string;
  readonly number: string;
  readonly kinds: Readonly<Record<Kind, string>>;
};

export const ticketWords: Readonly<Record<Language, Words>> = {
  ru: {
    start: 'Старт',
    format: 'Формат',
    participant: 'Участник',
    team: 'Команда',
    cluster: 'Кластер',
    seat: 'Место',
    ticket: 'Билет',
    address: 'Адрес',
    directions: 'Как добраться',
    order: 'Заказ',
    noNumber: 'Номер после регистрации',
    unregistered: 'Участник ещё не указан',
    show: 'Покажите на входе',
    register: 'Зарегистрируйте участника на сайте, чтобы получить QR-код',
    over: 'Старт прошёл',
    number: 'Стартовый номер',
    kinds: { athlete: 'участник', volunteer: 'волонтёр', spectator: 'зритель', kids: 'дети' },
  },
  en: {
    start: 'Start',
    format: 'Format',
    participant: 'Participant',
    team: 'Team',
    cluster: 'Start wave',
    seat: 'Seat',
    ticket: 'Ticket',
    address: 'Address',
    directions: 'Getting there',
    order: 'Order',
    noNumber: 'Number upon registration',
    unregistered: 'No participant named yet',
    show: 'Show at the entrance',
    register: 'Register the participant on the site to get the QR code',
    over: 'The start is over',
    number: 'Bib number',
    kinds: { athlete: 'athlete', volunteer: 'volunteer', spectator: 'spectator', kids: 'kids' },
  },
};
