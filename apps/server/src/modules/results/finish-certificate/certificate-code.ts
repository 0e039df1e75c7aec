import { createKeyedHash, isSameText, type KeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import type { ResultView } from '../result-view.ts';

/** What the paper says; a change of any of it makes an old paper outdated. */
type CertifiedResult = Pick<
  ResultView,
  | 'public_id'
  | 'last_name'
  | 'first_name'
  | 'team'
  | 'start_number'
  | 'status'
  | 'time_ms'
  | 'position'
  | 'position_gen'
  | 'position_cat'
  | 'category'
>;

export type CertificateCodes = {
  /** Of the paper as it would be printed now: public id, digest of what it says, signature of both. */
  codeOf(view: CertifiedResult): string;
  /** Null: not ours. */
  read(code: string): { publicId: string; says(view: CertifiedResult): boolean } | null;
};

const digestLength = 8;
const signatureLength = 16;
const pattern = /^([A-Za-z0-9_-]{3,64})\.([A-Za-z0-9_-]{8})([A-Za-z0-9_-]{16})$/;

/** Codes of finish certificates (`results` key): url-safe, checkable without keeping them, compared in constant time. RESULT-06 */
export const createCertificateCodes = (key: Buffer): CertificateCodes => {
  const sign: KeyedHash = createKeyedHash(key);
  const digestOf = (view: CertifiedResult): string =>
    sign(
      `paper ${JSON.stringify([view.public_id, view.last_name, view.first_name, view.team, view.start_number, view.status, view.time_ms, view.position, view.position_gen, view.position_cat, view.category])}`,
    ).slice(0, digestLength);
  const signatureOf = (publicId: string, digest: string): string =>
    sign(`code ${publicId} ${digest}`).slice(0, signatureLength);
  return {
    codeOf(view) {
      const digest = digestOf(view);
      return `${view.public_id}.${digest}${signatureOf(view.public_id, digest)}`;
    },
    read(code) {
      const [, publicId, digest, signature] = pattern.exec(code) ?? [];
      if (publicId === undefined || digest === undefined || signature === undefined) return null;
      if (!isSameText(signature, signatureOf(publicId, digest))) return null;
      return { publicId, says: (view) => isSameText(digest, digestOf(view)) };
    },
  };
};
