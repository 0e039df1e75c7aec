import type { CertificateLine } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
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
import { sendCertificates } from './send-certificates.ts';
import { createWallet } from './wallet.ts';

export { listPersonCertificates } from './staff/person-certificates.repository.ts';
export { certificatesPersonalData } from './personal/personal-data.ts';

export type CertificatesDeps = Omit<CertificateRoutesDeps, 'codes'> &
  Omit<CertificateFileDeps, 'codes'> & {
    readonly notifications: NotificationsModule;
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
  notifications.addTemplate('certificate', certificateLetter(inner));
  notifications.addTemplate('certificates_bought', boughtLetter(inner));
  return {
    routes: (app) => certificatesRoutes(app, inner),
    wallet: createWallet(inner),
    isPicture: (path) => isNominalPicture(deps.db, path),
    find: (sought, asking) =>
      findCertificates(deps.db, sought, sought.certificate === null ? null : codes.hashOf(sought.certificate), asking),
    send: () => sendCertificates(inner),
    sellable: certificateGoods(inner),
  };
};
