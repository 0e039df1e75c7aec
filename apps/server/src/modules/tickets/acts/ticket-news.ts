import type { Language } from '@trassa/contracts';

export const ticketNews = ['renewed', 'corrected'] as const;
/** Why a letter with one ticket is sent. */
export type TicketNews = (typeof ticketNews)[number];

type Words = { readonly title: string; readonly text: string };

export const ticketNewsWords: Readonly<Record<Language, Readonly<Record<TicketNews, Words>>>> = {
  ru: {
    renewed: {
      title: 'Новый QR-код в билете',
      text: 'Организатор сменил код вашего билета. Прежний на входе не сработает: возьмите новый из этого письма.',
    },
    corrected: {
      title: 'Билет исправлен',
      text: 'Организатор исправил данные участника. Возьмите билет из этого письма: прежний больше не нужен.',
    },
  },
  en: {
    renewed: {
      title: 'A new QR code for your ticket',
      text: 'The organiser has replaced the code of your ticket. The old one will not open the gate: use the one in this letter.',
    },
    corrected: {
      title: 'Your ticket is corrected',
      text: 'The organiser has corrected the data of the participant. Use the ticket in this letter: the earlier one is not needed any more.',
    },
  },
};
