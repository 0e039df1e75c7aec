import { api, errorText, type Language, type MessageId } from '@trassa/contracts';
import { isEmail, normaliseEmail } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import { bind, callerOf, hashToken, readToken } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { revokeByToken } from '../logins.repository.ts';
import type { Whereabouts } from '../start-login.ts';
import { whereFrom } from '../whereabouts.routes.ts';
import { signInByEmail } from './by-email.ts';
import { signInByLink } from './by-link.ts';
import { registerByPhone, sendSignInCode, signInByPhone } from './by-phone.ts';
import { checkEmail } from './check-email.ts';
import { confirmByCode } from './confirm-email.ts';
import { confirmOwnEmail } from './confirm-own-email.ts';
import { register } from './register.ts';
import { requestLetter } from './request-letter.ts';
import { exchangeResetCode, setNewPassword } from './reset-password.ts';

const said = (result: Result<unknown>, language: Language, id: MessageId): Result<{ message: string }> =>
  result.ok ? ok({ message: errorText(language, { id }) }) : result;

/** API §4.1 and §4.2: getting in, and back in. */
export const signInRoutes = (app: FastifyInstance, deps: SignInDeps): void => {
  const { config, visitors } = deps;
  const whereOf = whereFrom(visitors);
  /** Of calls whose codes cannot be guessed: only the work is limited. */
  const work = { limit: { name: 'sign-in', count: config.limits.emailChecks * 2, seconds: 60 } };

  bind(app, api.signIn.register, async ({ body, req, reply, language }) =>
    said(
      await register(deps, {
        ...body,
        language: body.language ?? language,
        address: req.ip,
        visitor: visitors.browserOf(req, reply),
      }),
      language,
      'letter_sent',
    ),
  );

  bind(app, api.signIn.sendCode, async ({ body, req, language }) => {
    const sent = await sendSignInCode(deps, { phone: body.phone, caller: callerOf(req), language });
    if (!sent.ok) return sent;
    return ok({ message: errorText(language, { id: 'sms_code_sent' }), retry_after: sent.value.retryAfter });
  });

  bind(app, api.signIn.registerByPhone, ({ body, req, reply, language }) =>
    registerByPhone(deps, {
      ...body,
      code: body.phone_code,
      language: body.language ?? language,
      from: whereOf(req, reply),
      caller: callerOf(req),
    }),
  );

  bind(app, api.signIn.byEmail, ({ body, req, reply }) => signInByEmail(deps, { ...body, from: whereOf(req, reply) }));

  bind(app, api.signIn.byPhone, ({ body, req, reply }) =>
    signInByPhone(deps, { phone: body.phone, code: body.phone_code, from: whereOf(req, reply), caller: callerOf(req) }),
  );

  // DEC-35: also a token that has ended elsewhere signs out; only its absence is refused.
  bind(
    app,
    api.signIn.out,
    async ({ req, language }) => {
      const token = readToken(req.headers.authorization);
      if (token !== null) await revokeByToken(deps.db, hashToken(token));
      return ok({ message: errorText(language, { id: 'signed_out' }) });
    },
    { admit: async (req) => (req.headers.authorization === undefined ? { code: 'unauthorized' } : null) },
  );

  /** Only what is typed is judged here, never whether somebody has it. */
  const askByEmail = async (
    kind: 'confirmation' | 'reset' | 'link',
    typed: string,
    from: Whereabouts,
    language: Language,
  ): Promise<Result<{ message: string }>> => {
    const email = normaliseEmail(typed);
    if (!email) return invalid({ email: { id: 'required' } });
    if (!isEmail(email)) return invalid({ email: { id: 'email' } });
    return said(
      await requestLetter(deps, { kind, email, language, registration: null }, from),
      language,
      'letter_sent',
    );
  };

  bind(app, api.signIn.sendLink, ({ body, req, reply, language }) =>
    askByEmail('link', body.email, whereOf(req, reply), language),
  );
  bind(app, api.signIn.repeatConfirmation, ({ body, req, reply, language }) =>
    askByEmail('confirmation', body.email, whereOf(req, reply), language),
  );
  bind(app, api.signIn.requestReset, ({ body, req, reply, language }) =>
    askByEmail('reset', body.email, whereOf(req, reply), language),
  );

  bind(
    app,
    api.signIn.byLink,
    ({ body, req, reply }) => signInByLink(deps, { code: body.code, from: whereOf(req, reply) }),
    work,
  );

  bind(
    app,
    api.signIn.confirmEmail,
    async ({ body, req, reply, language }) => {
      const input = { code: body.code, password: body.password ?? null, from: whereOf(req, reply) };
      const confirmed = await confirmByCode(deps, input);
      if (!confirmed.ok) return confirmed;
      return ok({ message: errorText(language, { id: 'email_confirmed' }), ...confirmed.value });
    },
    work,
  );

  bind(
    app,
    api.signIn.checkEmail,
    async ({ body, language }) => said(await checkEmail(deps, body.email), language, 'done'),
    { limit: { name: 'email-check', count: config.limits.emailChecks, seconds: 60 } },
  );

  bind(app, api.signIn.sendConfirmation, async ({ user, req, language }) =>
    said(await confirmOwnEmail(deps, { userId: user.userId, address: req.ip }), language, 'letter_sent'),
  );

  bind(app, api.signIn.checkReset, ({ body }) => exchangeResetCode(deps, body.code), work);

  bind(
    app,
    api.signIn.setPassword,
    async ({ body, language }) => said(await setNewPassword(deps, body), language, 'password_set'),
    work,
  );
};
