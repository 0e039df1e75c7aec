import type { Language } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Draw, drawing } from '../../../platform/drawing/index.ts';
import type { TicketPdf, ticketPdf as drawPdf } from '../pdf/ticket-pdf.ts';
import { ticketCalendar } from './ticket-calendar.ts';
import { ticketWords } from '../pdf/ticket-words.ts';
import { qrState, qrText } from './ticket-qr.ts';
import type { TicketView } from '../ticket.ts';
import { findTicket } from '../tickets.repository.ts';

/** JPEG of a stored plate, 960 × 450; null when it cannot be drawn. */
export type DrawTerrain = (plate: unknown) => Promise<Buffer | null>;

export type TicketFileDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Signs the QR text. */
  readonly key: Buffer;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
  readonly drawTerrain: DrawTerrain;
  /** JPEG of a stored plate as a low strip; null when it cannot be drawn. */
  readonly drawStrip: DrawTerrain;
};

export type TicketFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

const ticketPdf = drawing<typeof drawPdf>(import.meta.resolve('../pdf/ticket-pdf.ts'), 'ticketPdf');

const pageOf = (deps: TicketFileDeps, ticket: TicketView, language: Language, terrain: Buffer | null): TicketPdf => {
  const state = qrState(ticket, deps.clock());
  return {
    ticket,
    language,
    brand: deps.brand,
    terrain,
    qr: state === 'ready' ? qrText(deps.key, ticket) : null,
    note: state === null || state === 'ready' ? null : ticketWords[language][state],
  };
};

export const makePdf = async (deps: TicketFileDeps, ticket: TicketView, language: Language): Promise<TicketFile> => ({
  name: `ticket-${ticket.ticketNumber}.pdf`,
  type: 'application/pdf',
  bytes: await deps.draw(ticketPdf, [pageOf(deps, ticket, language, await deps.drawTerrain(ticket.city.plate))]),
});

/** Many tickets as one file, a page each; the picture of a place stands in it once. */
export const makePdfOfAll = async (
  deps: TicketFileDeps,
  tickets: readonly TicketView[],
  language: Language,
): Promise<TicketFile> => {
  const terrains = new Map<string, Buffer | null>();
  for (const { city } of tickets)
    if (!terrains.has(city.publicId)) terrains.set(city.publicId, await deps.drawTerrain(city.plate));
  const pages = tickets.map((ticket) => pageOf(deps, ticket, language, terrains.get(ticket.city.publicId) ?? null));
  return { name: `tickets-${tickets.length}.pdf`, type: 'application/pdf', bytes: await deps.draw(ticketPdf, pages) };
};

export const makeCalendar = ({ siteUrl }: TicketFileDeps, ticket: TicketView, language: Language): TicketFile => ({
  name: `ticket-${ticket.ticketNumber}.ics`,
  type: 'text/calendar; charset=utf-8',
  bytes: Buffer.from(ticketCalendar(ticket, { language, siteUrl })),
});

/** The file of a ticket for who holds it; a stranger's is not found, nor is that of a ticket given back. API §14 */
export const readTicketFile = async (
  deps: TicketFileDeps,
  asked: { publicId: string; userId: number; type: 'pdf' | 'ics'; language: Language },
): Promise<Result<TicketFile>> => {
  const ticket = await findTicket(deps.db, asked.publicId);
  if (!ticket || ticket.userId !== asked.userId || ticket.status === 'returned' || ticket.status === 'blocked')
    return notFound();
  return ok(
    asked.type === 'ics' ? makeCalendar(deps, ticket, asked.language) : await makePdf(deps, ticket, asked.language),
  );
};
