import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32, decodeTicketQr, encodeTicketQr, isTicketReady, signedPart } from '@trassa/rules';
import { toAct, type TicketView } from './ticket.ts';

/** Bytes of the truncated signature: 80 bits. */
const signatureBytes = 10;

const sign = (key: Buffer, part: string): string =>
  base32(createHmac('sha256', key).update(part).digest().subarray(0, signatureBytes));

/** The signed text of a ticket's QR; a new version makes the old one invalid (DEC-70). */
export const qrText = (key: Buffer, ticket: { ticketNumber: string; qrVersion: number }): string => {
  const parts = { code: ticket.ticketNumber, version: ticket.qrVersion };
  return encodeTicketQr({ ...parts, signature: sign(key, signedPart(parts)) });
};

/** Whether a ticket shows its QR anywhere: of a format with QR, valid, and its participant known or not needed (API §3.4). */
export const hasQr = (ticket: TicketView): boolean =>
  ticket.format.qr && ticket.status === 'active' && isTicketReady(toAct(ticket));

/** Valid, and would have a QR if its participant were known. */
export const awaitsQr = (ticket: TicketView): boolean =>
  ticket.format.qr && ticket.status === 'active' && !isTicketReady(toAct(ticket));

/** What a scanned text says, if it is signed by this installation; null otherwise. */
export const readQrText = (key: Buffer, text: string): { ticketNumber: string; qrVersion: number } | null => {
  const qr = decodeTicketQr(text);
  if (!qr) return null;
  const expected = Buffer.from(sign(key, signedPart(qr)));
  const given = Buffer.from(qr.signature);
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given);
  return isGenuine ? { ticketNumber: qr.code, qrVersion: qr.version } : null;
};
