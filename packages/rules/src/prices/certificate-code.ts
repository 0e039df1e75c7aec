/** 32 signs that are hard to take for one another: no I, L, O, U. Five random bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Signs of a gift certificate's code: 80 random bits. */
export const certificateCodeLength = 16;
const codeBits = certificateCodeLength * 5;

const pattern = new RegExp(`^[${alphabet}]{${certificateCodeLength}}$`);

/** What people type instead of the signs: look-alikes of the Latin and the Russian keyboard. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Code of the first ten bytes. */
export const encodeCertificateCode = (bytes: Uint8Array): string => {
  if (bytes.length * 8 < codeBits) throw new Error('too few bytes for a code');
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes.subarray(0, codeBits / 8)) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(buffer >> (bits - 5)) & 31];
  }
  return text;
};

/** Sixteen signs of a typed code, without case, blanks and dashes; null: no such code can exist (DEC-84). */
export const normaliseCertificateCode = (text: string): string | null => {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/./gu, (sign) => lookAlikes[sign] ?? sign);
  return pattern.test(code) ? code : null;
};

/** As it is printed: XXXX-XXXX-XXXX-XXXX. */
export const formatCertificateCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
