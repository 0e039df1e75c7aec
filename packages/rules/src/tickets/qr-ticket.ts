/**
 * Text of a ticket's QR (DEC-70): `T1.<ticket code>.<version>.<signature>`. Everything is upper case of the QR alphanumeric
 * set, so that the code stays small. The signature is a truncated HMAC-SHA256 of `signedPart`, made by the server.
 */
export type TicketQr = {
  /** Printed number of the ticket (ticketNumber): A–Z, 0–9 and `-`. */
  readonly code: string;
  /** Grows with a transfer or a new number: older codes are then invalid. */
  readonly version: number;
  /** Base32 (A–Z, 2–7) of the truncated signature. */
  readonly signature: string;
};

const prefix = 'T1';
const pattern = /^T1\.([A-Z0-9-]{1,32})\.([1-9]\d{0,5})\.([A-Z2-7]{8,64})$/;

/** What is signed. */
export const signedPart = ({ code, version }: Pick<TicketQr, 'code' | 'version'>): string =>
  `${prefix}.${code}.${version}`;

/** Throws on parts that could not be read back: that is a fault of the caller. */
export const encodeTicketQr = (qr: TicketQr): string => {
  const text = `${signedPart(qr)}.${qr.signature}`;
  if (!pattern.test(text)) throw new Error('a ticket code, version or signature does not fit the QR');
  return text;
};

/** Parts of a scanned text, signature not yet verified; null for anything else. Blanks and lower case come from typing. */
export const decodeTicketQr = (text: string): TicketQr | null => {
  const [, code, version, signature] = pattern.exec(text.trim().toUpperCase()) ?? [];
  return code && version && signature ? { code, version: Number(version), signature } : null;
};

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding. */
export const base32 = (bytes: Uint8Array): string => {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += base32Alphabet[(buffer >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + base32Alphabet[(buffer << (5 - bits)) & 31] : text;
};
