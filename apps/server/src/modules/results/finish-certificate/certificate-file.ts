import type { CertificateCheck, Language } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Draw, drawing } from '../../../platform/drawing/index.ts';
import { presentCheck } from '../result.presenter.ts';
import { isCertifiable, isPubliclyNamed, type ResultView } from '../result-view.ts';
import { findResult, findTicketResult } from '../view.repository.ts';
import type { CertificateCodes } from './certificate-code.ts';
import type { finishCertificatePdf as drawPdf } from './certificate-pdf.ts';

export type CertificateDeps = {
  readonly db: Database;
  readonly codes: CertificateCodes;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
  /** PNG or JPEG of a stored plate; null when it cannot be drawn. */
  readonly drawTerrain: (plate: unknown) => Promise<Buffer | null>;
};

export type CertificateFile = { readonly name: string; readonly bytes: Buffer };

const finishCertificatePdf = drawing<typeof drawPdf>(
  import.meta.resolve('./certificate-pdf.ts'),
  'finishCertificatePdf',
);

const plateOf = ({ plate, template }: ResultView): unknown =>
  template && typeof plate === 'object' ? { ...plate, ground: template.ground } : plate;

const makeFile = async (
  { codes, siteUrl, brand, draw, drawTerrain }: CertificateDeps,
  view: ResultView,
  language: Language,
): Promise<CertificateFile> => ({
  name: `certificate-${view.event_city}-${view.start_number.replace(/[^A-Za-z0-9-]/g, '') || view.row_number}.pdf`,
  bytes: await draw(finishCertificatePdf, {
    view,
    language,
    brand,
    link: `${siteUrl}/results/certificate/${codes.codeOf(view)}`,
    terrain: await drawTerrain(plateOf(view)),
  }),
});

/** GET /api/result/{id}/certificate: of a finisher who shows the name. RESULT-06 */
export const readPublicCertificate = async (
  deps: CertificateDeps,
  publicId: string,
  language: Language,
): Promise<Result<CertificateFile>> => {
  const view = await findResult(deps.db, publicId);
  return view && isPubliclyNamed(view) ? ok(await makeFile(deps, view, language)) : notFound();
};

/** GET /api/user/certificate/result/{id}: by an own ticket, whether the name is shown to others or not. RESULT-06 */
export const readOwnCertificate = async (
  deps: CertificateDeps,
  asked: { ticketPublicId: string; userId: number; language: Language },
): Promise<Result<CertificateFile>> => {
  const found = await findTicketResult(deps.db, asked.ticketPublicId, asked.userId);
  const view = found?.result;
  return view && isCertifiable(view) ? ok(await makeFile(deps, view, asked.language)) : notFound();
};

/** GET /api/result/certificate/{code}: whether a paper still says what the results say. RESULT-06 */
export const checkCertificate = async (
  { db, codes }: Pick<CertificateDeps, 'db' | 'codes'>,
  code: string,
  language: Language,
): Promise<Result<CertificateCheck>> => {
  const read = codes.read(code);
  const view = read && (await findResult(db, read.publicId));
  if (!read || !view) return notFound();
  return ok(presentCheck(view, read.says(view) ? 'valid' : 'changed', language));
};
