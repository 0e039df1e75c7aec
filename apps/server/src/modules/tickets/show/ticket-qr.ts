import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32, decodeTicketQr, encodeTicketQr, isTicketReady, signedPart } from '@trassa/rules';
import { startOf, toAct, type TicketView } from '../ticket.ts';

/** Bytes of the truncated signature: 80 bits. */
const signatureBytes = 10;

const sign = (key: Buffer, part: string): string =>
  base32(createHmac('sha256', key).update(part).digest().subarray(0, signatureBytes));

/** The signed text of a ticket's QR; a new version makes the old one invalid (DEC-70). */
export const qrText = (key: Buffer, ticket: { ticketNumber: string; qrVersion: number }): string => {
  const parts = { code: ticket.ticketNumber, version: ticket.qrVersion };
  return encodeTicketQr({ ...parts, signature: sign(key, signedPart(parts)) });
};

/**
 * What stands in the place of a ticket's QR: `ready` the code itself (valid, its participant known or not needed, its start
 * to come), `register` it comes with a participant, `over` the start is over, `cancelled` there is none, null nothing (API §3.4).
 */
export const qrState = (ticket: TicketView, now: Date): 'ready' | 'register' | 'over' | 'cancelled' | null => {
  if (!ticket.format.qr || ticket.status !== 'active') return null;
  if (ticket.city.isCancelled) return 'cancelled';
  if (startOf(ticket) <= now) return 'over';
  return isTicketReady(toAct(ticket)) ? 'ready' : 'register';
};

/** What a scanned text says, if it is signed by this installation; null otherwise. */
export const readQrText = (key: Buffer, text: string): { ticketNumber: string; qrVersion: number } | null => {
  const qr = decodeTicketQr(text);
  if (!qr) return null;
  const expected = Buffer.from(sign(key, signedPart(qr)));
  const given = Buffer.from(qr.signature);
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given);
  return isGenuine ? { ticketNumber: qr.code, qrVersion: qr.version } : null;
};
