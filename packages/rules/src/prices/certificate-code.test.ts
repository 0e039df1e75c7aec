import { describe, expect, it } from 'vitest';
import {
  certificateCodeLength,
  encodeCertificateCode,
  formatCertificateCode,
  normaliseCertificateCode,
} from './certificate-code.ts';

describe('the code of a gift certificate', () => {
  it('has sixteen signs of 80 bits, none of which is taken for another', () => {
    expect(encodeCertificateCode(new Uint8Array(10))).toBe('0000000000000000');
    expect(encodeCertificateCode(new Uint8Array(32).fill(255))).toBe('ZZZZZZZZZZZZZZZZ');
    const code = encodeCertificateCode(Uint8Array.from({ length: 10 }, (_, index) => index * 23 + 5));
    expect(code).toHaveLength(certificateCodeLength);
    expect(code).not.toMatch(/[ILOU]/);
    expect(() => encodeCertificateCode(new Uint8Array(9))).toThrow('too few bytes');
  });

  it('uses every bit: another byte is another code', () => {
    const of = (at: number) =>
      encodeCertificateCode(Uint8Array.from({ length: 10 }, (_, index) => (index === at ? 1 : 0)));
    expect(new Set(Array.from({ length: 10 }, (_, at) => of(at))).size).toBe(10);
  });

  it('is shown in fours and read without case, blanks and dashes', () => {
    expect(formatCertificateCode('7K3MAB12CD34EF56')).toBe('7K3M-AB12-CD34-EF56');
    for (const typed of ['7K3M-AB12-CD34-EF56', ' 7k3mab12cd34ef56 ', '7k3m ab12 cd34 ef56', '7K3M–AB12—CD34‑EF56']) {
      expect(normaliseCertificateCode(typed)).toBe('7K3MAB12CD34EF56');
    }
  });

  it('forgives look-alikes of both keyboards', () => {
    expect(normaliseCertificateCode('oOiIlL00-1111-АВЕК')).toBe('001111001111ABEK');
    expect(normaliseCertificateCode('мнорстхуз0000000')).toBe('MH0PCTXY30000000');
  });

  it.each(['', '7K3M', '7K3M-AB12-CD34-EF567', '7K3M-AB12-CD34-EF5U', '7K3M-AB12-CD34-EF5Ж', "' or 1=1 --"])(
    'is not %j',
    (typed) => expect(normaliseCertificateCode(typed)).toBeNull(),
  );
});
