import { officeCertificates } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../../platform/http/index.ts';
import type { CertificateActsDeps } from './acts-deps.ts';
import { adjustCertificate } from './adjust-certificate.ts';
import { blockCertificate } from './block-certificate.ts';
import { issueByHand } from './issue-by-hand.ts';
import { prolongCertificate } from './prolong-certificate.ts';
import { reissueCertificate, sendCertificateAgain } from './reissue-certificate.ts';

/** What the staff does with gift certificates (back-office.md 5.12). */
export const certificateActsRoutes = (app: FastifyInstance, deps: CertificateActsDeps): void => {
  const { clock } = deps;

  bind(app, officeCertificates.issue, ({ req, body, user, language, staff: { act, session } }) => {
    const asked = { ...body, recipient: { ...body.recipient, send_at: body.recipient.send_at ?? null } };
    const by = { userId: user.userId, loginId: user.loginId, grants: session.grants, language };
    return act((tx) => issueByHand(tx, deps, { ...asked, ip: req.ip }, by));
  });

  bind(app, officeCertificates.block, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => blockCertificate(tx, 'block', { publicId: params.id, ...body }, { userId, language, now: clock() })),
  );

  bind(app, officeCertificates.unblock, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => blockCertificate(tx, 'unblock', { publicId: params.id, ...body }, { userId, language, now: clock() })),
  );

  bind(app, officeCertificates.prolong, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => prolongCertificate(tx, { publicId: params.id, ...body }, { userId, language, now: clock() })),
  );

  bind(app, officeCertificates.adjust, ({ params, body, user, language, staff: { act, session } }) => {
    const by = { userId: user.userId, loginId: user.loginId, grants: session.grants, language };
    return act((tx) => adjustCertificate(tx, deps, { publicId: params.id, ...body }, by));
  });

  bind(app, officeCertificates.reissue, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => reissueCertificate(tx, deps, { publicId: params.id, ...body }, { userId, language, now: clock() })),
  );

  bind(app, officeCertificates.send, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => sendCertificateAgain(tx, deps, { publicId: params.id, ...body }, { userId, language, now: clock() })),
  );
};
