import { api, errorText } from '@trassa/contracts';
import { defaultKind } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import type { Visitors } from '../../platform/http/index.ts';
import { checkAvailable } from './check-available.ts';
import type { HoldsContext } from './batch/place-hold.ts';
import { changeHold, placeHold, releaseHold } from './batch/place-hold.ts';

export type HoldRoutes = HoldsContext & { readonly visitors: Visitors };

/** Holds (API 5.1). How many a visitor and an address may have is counted in the table, with the reservation (API §22). */
export const addHoldRoutes = (app: FastifyInstance, context: HoldRoutes): void => {
  const { visitors } = context;
  bind(app, api.holds.create, ({ body, req, reply }) =>
    placeHold(
      context,
      {
        formatPublicId: body.format_public_id,
        kind: body.kind ?? defaultKind,
        count: body.count,
        holdId: body.hold_id || null,
      },
      () => ({ visitor: visitors.of(req, reply), address: visitors.networkOf(req) }),
    ),
  );

  bind(app, api.holds.change, ({ params, body }) => changeHold(context, params.id, body.count));

  bind(app, api.holds.release, async ({ params, language }) => {
    const released = await releaseHold(context, params.id);
    return released.ok ? ok({ message: errorText(language, { id: 'done' }) }) : released;
  });

  bind(app, api.holds.available, async ({ params, body }) => {
    const request = {
      formatPublicId: params.id,
      kind: body.kind ?? defaultKind,
      count: body.count,
      holdId: body.hold_id || null,
    };
    const answer = await checkAvailable(context, request);
    return answer.ok ? ok({ values: answer.value }) : answer;
  });
};
