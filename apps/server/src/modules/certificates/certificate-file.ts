import type { Language } from '@trassa/contracts';
import type { Database } from '../../platform/database/index.ts';
import { type Draw, drawing } from '../../platform/drawing/index.ts';
import type { Attachment } from '../../platform/mail/index.ts';
import { toRoubles } from '../../kernel/money.ts';
import type { CertificateCodes } from './certificate-codes.ts';
import type { CertificateView } from './certificates.repository.ts';
import type { certificatePdf as drawPdf } from './pdf/certificate-pdf.ts';

/** PNG or JPEG of the season's terrain, about 900 px wide; null when it cannot be drawn now. */
export type DrawSeason = () => Promise<Buffer | null>;

export type CertificateFileDeps = {
  readonly db: Database;
  readonly codes: CertificateCodes;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
  readonly drawSeason: DrawSeason;
};

const certificatePdf = drawing<typeof drawPdf>(import.meta.resolve('./pdf/certificate-pdf.ts'), 'certificatePdf');

/** A PDF for each certificate, numbered when there are several. */
export const attachCertificates = async (
  { codes, siteUrl, brand, draw, drawSeason }: CertificateFileDeps,
  certificates: readonly CertificateView[],
  language: Language,
): Promise<Attachment[]> => {
  const art = await drawSeason();
  const files: Attachment[] = [];
  for (const [index, certificate] of certificates.entries()) {
    const number = certificates.length > 1 ? `-${index + 1}` : '';
    files.push({
      filename: `certificate-${toRoubles(certificate.amount)}${number}.pdf`,
      contentType: 'application/pdf',
      content: await draw(certificatePdf, {
        certificate,
        code: codes.codeOf(certificate.publicId, certificate.codeNumber),
        language,
        brand,
        site: new URL(siteUrl).host,
        art,
      }),
    });
  }
  return files;
};
