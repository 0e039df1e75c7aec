import { officeMassRefund } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { notFound, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { titleOf } from '../cancel-start/ask-cancel.ts';
import { askMassRefund, type MassDeps } from './ask-mass-refund.ts';
import { presentMassRefund, quoteMassRefund } from './quote-mass-refund.ts';

/** Money of a start's orders back, without calling it off (back-office 4.5). */
export const massRefundRoutes = (app: FastifyInstance, deps: MassDeps & { readonly clock: Clock }): void => {
  const object = (publicId: string) => ({ kind: 'start', publicId, title: '' });

  bind(app, officeMassRefund.quote, ({ body: { event_city: publicId, ...asked }, language, staff: { act } }) =>
    act(async (tx) => {
      const start = await deps.starts.find(tx, publicId, {});
      if (!start) return notFound();
      const found = await quoteMassRefund(tx, deps, { ...asked, startId: start.id }, deps.clock());
      if (!found.ok) return found;
      const values = presentMassRefund(found.value, titleOf(start)[language]);
      return ok({ answer: { values }, object: object(publicId) });
    }),
  );

  bind(app, officeMassRefund.run, ({ body, user, language, staff: { act, session } }) =>
    act(async (tx) => {
      const by = { ...user, grants: session.grants, language };
      const asked = await askMassRefund(tx, deps, body, by, deps.clock());
      if (!asked.ok) return asked;
      const changes = [{ field: 'approval', before: null, after: asked.value.approval.public_id }];
      return ok({ answer: asked.value, object: object(body.event_city), changes, reason: body.reason });
    }),
  );
};
