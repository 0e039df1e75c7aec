import { officeCancelStart } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { askCancel, type CancelDeps, findOpenStart, titleOf } from './ask-cancel.ts';
import { presentCancel, quoteCancel } from './quote-cancel.ts';

/** Calling a start off (back-office 5.2). */
export const cancelStartRoutes = (app: FastifyInstance, deps: CancelDeps & { readonly clock: Clock }): void => {
  const object = (publicId: string) => ({ kind: 'start', publicId, title: '' });

  bind(app, officeCancelStart.quote, ({ params, body, language, staff: { act } }) =>
    act(async (tx) => {
      const start = await findOpenStart(tx, deps, params.id);
      if (!start.ok) return start;
      const found = await quoteCancel(tx, deps, start.value.id, body, deps.clock());
      if (!found.ok) return found;
      const told = { version: start.value.version, title: titleOf(start.value)[language] };
      return ok({ answer: { values: presentCancel(found.value, told) }, object: object(params.id) });
    }),
  );

  bind(app, officeCancelStart.cancel, ({ params, body, user, language, staff: { act, session } }) =>
    act(async (tx) => {
      const by = { ...user, grants: session.grants, language };
      const asked = await askCancel(tx, deps, params.id, body, by, deps.clock());
      if (!asked.ok) return asked;
      const { public_id: id } = asked.value.approval;
      const changes = [{ field: 'approval', before: null, after: id }];
      return ok({ answer: asked.value, object: object(params.id), changes, reason: body.reason });
    }),
  );
};
