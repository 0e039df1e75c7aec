import { goodsPictureIn } from '@trassa/artwork';
import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { ok } from '../../kernel/result.ts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { say } from '../../kernel/say.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { CertificateCodes } from './certificate-codes.ts';
import { checkCertificate } from './check-certificate.ts';
import { listNominals } from './nominals.repository.ts';

export type CertificateRoutesDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
  readonly codes: CertificateCodes;
};

/** Nominals on sale, and what a code is worth (API §6). */
export const certificatesRoutes = (app: FastifyInstance, { db, clock, config, codes }: CertificateRoutesDeps): void => {
  bind(
    app,
    api.certificates.nominals,
    async ({ language }) =>
      ok({
        values: (await listNominals(db)).map((one) => ({
          public_id: one.publicId,
          title: say(language, one.titleRu, one.titleEn),
          price: toRoubles(one.price),
          picture: goodsPictureIn(one.picture, language),
          text: cleanHtml(say(language, one.textRu, one.textEn)),
        })),
      }),
    { cache: 'public' },
  );

  bind(app, api.certificates.check, ({ params }) => checkCertificate(db, codes, params.code, clock()), {
    limit: { name: 'certificates', count: config.limits.certificates, seconds: 60 },
  });
};
