import type { Language } from '@trassa/contracts';

export type TransferNews = 'offer' | 'accepted' | 'declined' | 'taken_back' | 'lapsed' | 'given';

/** What a letter about a ticket on offer says of it. */
export type OfferedTicket = {
  /** 'Забег, Москва' */
  readonly event: string;
  readonly format: string;
  readonly start: string;
  readonly place: string;
  readonly ticketNumber: string;
  /** '' when the giver has no name that could stand in a letter. */
  readonly giver: string;
  /** '' when it has been erased. */
  readonly email: string;
  /** When the offer ends. */
  readonly until: string;
};

type Words = {
  /** What has happened: the heading, and with the event the subject. */
  readonly title: string;
  readonly text: (ticket: OfferedTicket) => string;
  /** Said under the facts; '' for nothing. */
  readonly note: (ticket: OfferedTicket) => string;
  readonly button: string;
};

type Facts = {
  readonly event: string;
  readonly start: string;
  readonly format: string;
  readonly place: string;
  readonly ticket: string;
};
export const transferFacts: Readonly<Record<Language, Facts>> = {
  ru: { event: 'Событие', start: 'Старт', format: 'Формат', place: 'Место', ticket: 'Билет' },
  en: { event: 'Event', start: 'Start', format: 'Format', place: 'Venue', ticket: 'Ticket' },
};

const nothing = (): string => '';
const recipientRu = (email: string): string => (email ? `Получатель ${email}` : 'Получатель');
const recipientEn = (email: string): string => email || 'The recipient';

export const transferWords: Readonly<Record<Language, Readonly<Record<TransferNews, Words>>>> = {
  ru: {
    offer: {
      title: 'Вам передают билет',
      text: ({ giver, until }) =>
        `${giver ? `${giver} передаёт` : 'Вам передают'} ${giver ? 'вам ' : ''}билет. Примите его или откажитесь до ${until}.`,
      note: ({ email }) =>
        `Билет ждёт в личном кабинете с почтой ${email}. Если кабинета ещё нет, зарегистрируйтесь и подтвердите этот адрес. Если вы не ждали билета, просто не отвечайте: предложение закончится само.`,
      button: 'Открыть билет',
    },
    accepted: {
      title: 'Билет передан',
      text: ({ email }) => `${recipientRu(email)} принял билет. Ваши данные участника и номер с него сняты.`,
      note: nothing,
      button: 'Мои билеты',
    },
    declined: {
      title: 'От билета отказались',
      text: ({ email }) => `${recipientRu(email)} отказался от билета. Билет снова ваш, в нём ничего не изменилось.`,
      note: nothing,
      button: 'Мои билеты',
    },
    taken_back: {
      title: 'Билет больше не передают',
      text: ({ giver }) =>
        `Владелец${giver && `, ${giver},`} передумал и забрал билет назад. Отвечать больше не нужно.`,
      note: nothing,
      button: 'Смотреть старты',
    },
    lapsed: {
      title: 'Билет не приняли',
      text: ({ email }) => `${recipientRu(email)} не ответил вовремя. Билет снова ваш, в нём ничего не изменилось.`,
      note: nothing,
      button: 'Мои билеты',
    },
    given: {
      title: 'Билет теперь ваш',
      text: ({ giver }) =>
        `Организатор передал вам билет${giver && `, его отдаёт ${giver}`}. Назовите в нём участника, и появится QR-код для входа.`,
      note: ({ email }) => `Билет лежит в личном кабинете с почтой ${email}.`,
      button: 'Открыть билет',
    },
  },
  en: {
    offer: {
      title: 'A ticket for you',
      text: ({ giver, until }) => `${giver || 'Somebody'} is giving you a ticket. Accept or decline it by ${until}.`,
      note: ({ email }) =>
        `The ticket is waiting in the account with the address ${email}. No account yet? Create one and confirm this address. If you were not expecting a ticket, do nothing: the offer will expire.`,
      button: 'Open the ticket',
    },
    accepted: {
      title: 'Ticket transferred',
      text: ({ email }) =>
        `${recipientEn(email)} has accepted the ticket. Your details and bib number have been removed from it.`,
      note: nothing,
      button: 'My tickets',
    },
    declined: {
      title: 'Ticket declined',
      text: ({ email }) => `${recipientEn(email)} has declined the ticket. It is yours again, just as it was.`,
      note: nothing,
      button: 'My tickets',
    },
    taken_back: {
      title: 'Ticket no longer on offer',
      text: ({ giver }) => `${giver || 'The owner'} has taken the ticket back. You do not need to do anything.`,
      note: nothing,
      button: 'See races',
    },
    lapsed: {
      title: 'Ticket not accepted',
      text: ({ email }) => `${recipientEn(email)} did not answer in time. The ticket is yours again, just as it was.`,
      note: nothing,
      button: 'My tickets',
    },
    given: {
      title: 'The ticket is now yours',
      text: ({ giver }) =>
        `The organiser has handed a ticket${giver && ` of ${giver}`} over to you. Name its participant to get the QR code for entry.`,
      note: ({ email }) => `The ticket is in the account with the address ${email}.`,
      button: 'Open the ticket',
    },
  },
};
