import type { CertificateLine } from '@trassa/contracts';
import type { Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/index.ts';
import type { ApprovedKind } from '../approvals/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { Sellable, WalletPort } from '../orders/index.ts';
import { boughtLetter } from './bought-letter.ts';
import { createCertificateCodes } from './certificate-codes.ts';
import type { CertificateFileDeps } from './certificate-file.ts';
import type { Find } from '../../kernel/finding.ts';
import { certificateLetter } from './certificate-letter.ts';
import { certificateGoods } from './certificate-goods.ts';
import type { CertificateDetails } from './certificate-line.ts';
import { certificatesRoutes, type CertificateRoutesDeps } from './certificates.routes.ts';
import { isNominalPicture } from './nominals.repository.ts';
import { findCertificates } from './staff/find-certificates.repository.ts';
import { approvedAdjust } from './staff/acts/adjust-certificate.ts';
import { approvedIssue } from './staff/acts/issue-by-hand.ts';
import { isCertificate } from './staff/certificate-rows.repository.ts';
import { certificatesStaffRoutes, type CertificatesStaffDeps } from './staff/certificates-staff.routes.ts';
import { sendCertificates } from './send-certificates.ts';
import { createWallet } from './wallet.ts';

export { listPersonCertificates } from './staff/person-certificates.repository.ts';
export { adjustKind, issueKind } from './staff/acts/acts-deps.ts';
export { certificatesPersonalData } from './personal/personal-data.ts';

export type CertificatesDeps = Omit<CertificateRoutesDeps, 'codes'> &
  Omit<CertificateFileDeps, 'codes'> & {
    readonly notifications: NotificationsModule;
    /** Ports of the back office. */
    readonly office: Pick<
      CertificatesStaffDeps,
      'approvals' | 'giveAway' | 'namesOf' | 'noteSearch' | 'showHistory' | 'takeLetterAgain'
    >;
    /** Makes the codes. */
    readonly key: Buffer;
  };

export type CertificatesModule = {
  routes(app: FastifyInstance): void;
  readonly sellable: Sellable<CertificateLine, CertificateDetails, CertificateDetails>;
  /** For the orders: certificates as money. */
  readonly wallet: WalletPort;
  /** Whether a certificate that is sold shows the picture of this path. */
  isPicture(path: string): Promise<boolean>;
  /** For the approvals: what is done once a second person has agreed. */
  readonly approved: Readonly<Record<'adjust' | 'issue', ApprovedKind['run']>>;
  /** For the search of the staff. */
  readonly find: Find;
  /** Sweep, every 3 s: letters to the recipients whose day has come. */
  send(): Promise<number>;
};

/** Gift certificates: a kind of goods when they are bought, money when they are spent (DEC-84). */
export const createCertificatesModule = (deps: CertificatesDeps): CertificatesModule => {
  const { notifications } = deps;
  const codes = createCertificateCodes(deps.key);
  const inner = { ...deps, codes };
  const office = { ...inner, ...deps.office };
  notifications.addTemplate('certificate', certificateLetter(inner));
  notifications.addTemplate('certificates_bought', boughtLetter(inner));
  return {
    routes(app) {
      certificatesRoutes(app, inner);
      certificatesStaffRoutes(app, office);
    },
    wallet: createWallet(inner),
    isPicture: (path) => isNominalPicture(deps.db, path),
    find: (sought, asking) =>
      findCertificates(deps.db, sought, sought.certificate === null ? null : codes.hashOf(sought.certificate), asking),
    approved: {
      adjust: (tx, approved) => approvedAdjust(tx, office, approved),
      issue: (tx, approved) => approvedIssue(tx, office, approved),
    },
    send: () => sendCertificates(inner),
    sellable: certificateGoods(inner),
  };
};

/** Where a certificate belongs: to no start; null: there is none. */
export const placesOfCertificate = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isCertificate(db, publicId)) ? [] : null;
