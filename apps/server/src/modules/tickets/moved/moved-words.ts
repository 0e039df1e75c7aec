import type { Language } from '@trassa/contracts';

type Words = {
  readonly subject: (race: string) => string;
  readonly title: string;
  readonly event: string;
  readonly was: string;
  readonly wasPlace: string;
  readonly is: string;
  readonly isPlace: string;
  readonly tickets: string;
  readonly valid: string;
  readonly free: (until: string) => string;
  readonly button: string;
};

export const movedWords: Readonly<Record<Language, Words>> = {
  ru: {
    subject: (race) => `Старт перенесён: ${race}`,
    title: 'Старт перенесён',
    event: 'Событие',
    was: 'Было',
    wasPlace: 'Было где',
    is: 'Стало',
    isPlace: 'Где',
    tickets: 'Билеты',
    valid: 'Билеты и QR-коды действуют, менять их не нужно. Файл для календаря – во вложении.',
    free: (until) =>
      `Новый день не подходит? До ${until} верните билет в личном кабинете: придёт всё, что за него заплачено, вместе со страховкой, которая ещё не началась.`,
    button: 'Открыть билет',
  },
  en: {
    subject: (race) => `The race has been moved: ${race}`,
    title: 'The race has been moved',
    event: 'Event',
    was: 'Was',
    wasPlace: 'Was at',
    is: 'Now',
    isPlace: 'Where',
    tickets: 'Tickets',
    valid: 'Tickets and QR codes stay valid, there is nothing to change. The calendar file is attached.',
    free: (until) =>
      `The new day does not suit you? Return the ticket in your account until ${until}: all that was paid for it comes back, insurance that has not begun included.`,
    button: 'Open the ticket',
  },
};
