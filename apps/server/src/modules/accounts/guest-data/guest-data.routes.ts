import { api, errorText } from '@trassa/contracts';
import { isEmail, normaliseEmail } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { invalid, ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { requestLetter } from '../sign-in/request-letter.ts';
import { whereFrom } from '../whereabouts.routes.ts';
import { eraseGuestData } from './erase-guest.ts';
import { exportGuest } from './export-guest.ts';

/** What a guest may do with his data by a letter to his address (DEC-120). */
export const guestDataRoutes = (app: FastifyInstance, deps: SignInDeps): void => {
  const whereOf = whereFrom(deps.visitors);
  bind(app, api.guestData.ask, async ({ body, req, reply, language }) => {
    const email = normaliseEmail(body.email);
    if (!email) return invalid({ email: { id: 'required' } });
    if (!isEmail(email)) return invalid({ email: { id: 'email' } });
    const request = { kind: 'guest_data', email, language, registration: null } as const;
    const asked = await requestLetter(deps, request, whereOf(req, reply));
    return asked.ok ? ok({ message: errorText(language, { id: 'guest_data_mailed' }) }) : asked;
  });
  bind(app, api.guestData.export, async ({ body, refuse, sendRaw }) => {
    const file = await exportGuest(deps, body.code);
    if (!file.ok) return refuse(file.refusal);
    return sendRaw(file.value.body, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${file.value.name}"`,
      'cache-control': 'private, no-store',
    });
  });
  bind(app, api.guestData.erase, ({ body, language }) => eraseGuestData(deps, body, language));
};
