import { api, errorText, loginMethods, type Session } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../kernel/result.ts';
import { toSlice } from '../../../kernel/pagination.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { revokeLogins } from '../issue-token.ts';
import { countLogins, describeLogin, endLogin, type OwnLoginRow, selectLogins } from './logins.repository.ts';
import { tidyLabel } from './tidy-label.ts';

const present = (row: OwnLoginRow): Session => ({
  city: row.city,
  country: row.country,
  temp: row.lastUsed,
  os: row.os,
  browser: row.browser,
  method: row.method,
  public_id: row.publicId,
  current: row.isCurrent,
});

/** Where the person is signed in (API §4.3, DEC-34). */
export const loginsRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  bind(app, api.logins.describe, async ({ body, user, language }) => {
    const method = loginMethods.find((one) => one === body?.method) ?? null;
    await describeLogin(db, user.loginId, { os: tidyLabel(body?.os), browser: tidyLabel(body?.browser), method });
    return ok({ message: errorText(language, { id: 'done' }) });
  });

  bind(app, api.logins.list, async ({ query, user }) => {
    const [rows, total] = await Promise.all([
      selectLogins(db, { userId: user.userId, loginId: user.loginId, ...toSlice(query) }),
      countLogins(db, user.userId),
    ]);
    return ok({ values: rows.map(present), total });
  });

  bind(app, api.logins.end, async ({ params, user, language }) =>
    (await endLogin(db, user.userId, params.id))
      ? ok({ message: errorText(language, { id: 'login_ended' }) })
      : notFound(),
  );

  bind(app, api.logins.endOthers, async ({ user, language }) => {
    await revokeLogins(db, { userId: user.userId, except: user.loginId });
    return ok({ message: errorText(language, { id: 'logins_ended' }) });
  });
};
