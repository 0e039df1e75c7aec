import type { Language } from '@trassa/contracts';
import { formatStart } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { layOut, type LetterContent, type Template } from '../notifications/index.ts';
import { makePdf, type TicketFileDeps } from './ticket-file.ts';
import { participantName, startOf, type TicketView } from './ticket.ts';
import { findTicket } from './tickets.repository.ts';

const content = (ticket: TicketView, language: Language, siteUrl: string): LetterContent => {
  const { event, city, format } = ticket;
  const name = participantName(ticket);
  const start = formatStart(toUnix(startOf(ticket)), city.timezone, language);
  const place = [city.place[language], city.address[language]].filter(Boolean).join(', ');
  const link = `${siteUrl}/basket/thanks?order=${ticket.order.publicId}`;
  if (language === 'en') {
    return {
      subject: `Ticket ${ticket.ticketNumber}: ${event.title.en}, ${city.name.en}`,
      title: `${event.title.en}, ${city.name.en}`,
      parts: [
        {
          type: 'text',
          text: 'Your ticket is attached as a PDF. Show its QR code at the entrance, on the phone or printed.',
        },
        {
          type: 'facts',
          facts: [
            ['Start', start],
            ['Format', format.title.en],
            ...(name ? [['Participant', name] as const] : []),
            ...(ticket.startNumber === null ? [] : [['Start number', String(ticket.startNumber)] as const]),
            ['Ticket', ticket.ticketNumber],
            ['Place', place],
          ],
        },
        ...(city.directions.en ? [{ type: 'note' as const, text: city.directions.en }] : []),
        { type: 'button', label: 'My order', link },
      ],
    };
  }
  return {
    subject: `Билет ${ticket.ticketNumber}: ${event.title.ru}, ${city.name.ru}`,
    title: `${event.title.ru}, ${city.name.ru}`,
    parts: [
      { type: 'text', text: 'Билет приложен к письму в PDF. Покажите его QR-код на входе – с телефона или на бумаге.' },
      {
        type: 'facts',
        facts: [
          ['Старт', start],
          ['Формат', format.title.ru],
          ...(name ? [['Участник', name] as const] : []),
          ...(ticket.startNumber === null ? [] : [['Стартовый номер', String(ticket.startNumber)] as const]),
          ['Билет', ticket.ticketNumber],
          ['Место', place],
        ],
      },
      ...(city.directions.ru ? [{ type: 'note' as const, text: city.directions.ru }] : []),
      { type: 'button', label: 'Мой заказ', link },
    ],
  };
};

/** The letter of one ticket with its PDF, made of what the ticket is at sending. */
export const ticketLetter =
  (deps: TicketFileDeps): Template =>
  async (data, language) => {
    const ticket = await findTicket(deps.db, String(data['ticket']));
    if (!ticket || ticket.status === 'returned') return null;
    const pdf = await makePdf(deps, ticket, language);
    return {
      ...layOut(content(ticket, language, deps.siteUrl), { brand: deps.brand, language }),
      attachments: [{ filename: pdf.name, contentType: pdf.type, content: pdf.bytes }],
    };
  };
