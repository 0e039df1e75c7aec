import { encodeCertificateCode, formatCertificateCode, normaliseCertificateCode } from '@trassa/rules';
import { createKeyedHash } from '../../platform/secrets/keyed-hash.ts';

export type CertificateCodes = {
  /** The code of a certificate, as it is printed; each time it is replaced, `number` is one more. It is stored nowhere. */
  codeOf(publicId: string, number?: number): string;
  /** What the database keeps of a code; null for a text that is no code. */
  hashOf(code: string): string | null;
};

/** Codes of 80 bits derived from random ids: whoever reads the database alone cannot spend anything. */
export const createCertificateCodes = (key: Buffer): CertificateCodes => {
  const hash = createKeyedHash(key);
  return {
    codeOf: (publicId, number = 0) =>
      formatCertificateCode(
        encodeCertificateCode(Buffer.from(hash(`code ${publicId}${number ? ` ${number}` : ''}`), 'base64url')),
      ),
    hashOf(code) {
      const normal = normaliseCertificateCode(code);
      return normal === null ? null : hash(`hash ${normal}`);
    },
  };
};
