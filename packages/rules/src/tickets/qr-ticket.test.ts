import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base32, decodeTicketQr, encodeTicketQr, signedPart } from './qr-ticket.ts';

describe('ticket QR', () => {
  const qr = { code: '100001', version: 2, signature: 'ABCDEFGH234567' };
  test('is a short text, signed but for the signature', () => {
    expect([encodeTicketQr(qr), signedPart(qr)]).toEqual(['T1.100001.2.ABCDEFGH234567', 'T1.100001.2']);
  });
  test('is read back, typed in small letters too', () => {
    expect([decodeTicketQr('T1.100001.2.ABCDEFGH234567'), decodeTicketQr(' t1.100001.2.abcdefgh234567\n')]).toEqual([
      qr,
      qr,
    ]);
  });
  test.each([
    '',
    'T1',
    'T2.100001.2.ABCDEFGH',
    'T1.100001.0.ABCDEFGH',
    'T1.100001.2',
    'T1.100001.2.ABC',
    'T1.100001.2.ABCDEFG1',
    'T1.100001.2.ABCDEFGH.X',
    'https://example.com',
  ])("'%s' is none", (text) => {
    expect(decodeTicketQr(text)).toBeNull();
  });
  test.each([
    { ...qr, code: 'A.B' },
    { ...qr, version: 0 },
    { ...qr, version: 1.5 },
    { ...qr, signature: 'short' },
    { ...qr, code: 'Ж' },
  ])('%o cannot be written', (parts) => {
    expect(() => encodeTicketQr(parts)).toThrow('does not fit');
  });
  test('survives writing and reading, in characters of the alphanumeric mode', () => {
    const parts = fc.record({
      code: fc.stringMatching(/^[A-Z0-9-]{1,32}$/),
      version: fc.integer({ min: 1, max: 999_999 }),
      signature: fc.uint8Array({ minLength: 10, maxLength: 32 }).map(base32),
    });
    fc.assert(
      fc.property(parts, (ticket) => {
        const text = encodeTicketQr(ticket);
        expect(decodeTicketQr(text)).toEqual(ticket);
        return /^[0-9A-Z $%*+\-./:]+$/.test(text);
      }),
    );
  });
});

describe('base32', () => {
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])("of '%s' is '%s' (RFC 4648)", (text, encoded) => {
    expect(base32(new TextEncoder().encode(text))).toBe(encoded);
  });
});
