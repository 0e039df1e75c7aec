import type { EventFormat, Language } from '@trassa/contracts';
import { officeInvites } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import type { InviteDeps } from './give.ts';
import { invite } from './invite.ts';

export type InviteRoutesDeps = InviteDeps & {
  /** Port: a start by its name, with all formats that are published, hidden ones too. */
  showStart(publicId: string, language: Language): Promise<{ title: string; formats: EventFormat[] } | null>;
};

/** Free tickets (back-office.md 5.7). */
export const inviteRoutes = (app: FastifyInstance, deps: InviteRoutesDeps): void => {
  bind(app, officeInvites.form, async ({ params, language }) => {
    const start = await deps.showStart(params.id, language);
    return start ? ok({ values: start }) : notFound();
  });

  bind(app, officeInvites.invite, ({ req, params, body, user, language, staff: { act, session } }) => {
    const { rows, from_reserve: fromReserve, letter: isTold, dry_run: isDry, reason } = body;
    const asked = {
      start: params.id,
      rows: Array.isArray(rows) ? rows.map((row) => ({ ...row, count: 1 })) : [{ ...rows, info: null }],
      fromReserve,
      isTold,
      isDry,
      reason,
      language,
      ip: req.ip,
    };
    const by = { userId: user.userId, loginId: user.loginId, grants: session.grants, language };
    return act((tx) => invite(tx, deps, asked, by));
  });
};
