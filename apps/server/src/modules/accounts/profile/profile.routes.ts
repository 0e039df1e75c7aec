import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { notFound, ok } from '../../../kernel/result.ts';
import { bind, callerOf } from '../../../platform/http/index.ts';
import { findAccount } from '../accounts.repository.ts';
import { presentUser } from '../present-user.ts';
import { changeEmail, confirmNewEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { sendNewPhoneCode, setPhone } from './change-phone.ts';
import { changeOwnContact, changeOwnProfile } from './change-profile.ts';
import { deleteAccount, sendDeletionCode } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { loginsRoutes } from './logins.routes.ts';
import type { SignInDeps } from '../account-deps.ts';
import { setMailing } from './set-mailing.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts';

/** The person's own data (API §4.3). */
const ownRoutes = (app: FastifyInstance, deps: SignInDeps): void => {
  const { db } = deps;
  bind(app, api.profile.me, async ({ user }) => {
    const account = await findAccount(db, user.userId);
    return account ? ok({ values: presentUser(account) }) : notFound();
  });
  bind(app, api.profile.change, ({ body, user, language }) => changeOwnProfile(deps, user.userId, body, language));
  bind(app, api.profile.setContact, ({ body, user, language }) => changeOwnContact(deps, user.userId, body, language));
  bind(app, api.profile.setMailing, ({ body, user, req, language }) =>
    setMailing(deps, { userId: user.userId, address: req.ip }, body.mailing, language),
  );
  bind(app, api.profile.export, async ({ user, refuse, sendRaw }) => {
    const file = await exportData(deps, user.userId);
    if (!file.ok) return refuse(file.refusal);
    return sendRaw(file.value.body, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${file.value.name}"`,
      'cache-control': 'private, no-store',
    });
  });
};

/** Ways to sign in, and the end of the account. */
const wayRoutes = (app: FastifyInstance, deps: SignInDeps): void => {
  bind(app, api.profile.changeEmail, ({ body, user, req, language }) =>
    changeEmail(deps, { userId: user.userId, address: req.ip }, body.email, language),
  );
  bind(app, api.profile.confirmNewEmail, ({ body, user }) => confirmNewEmail(deps, body.code, user));
  bind(app, api.profile.sendPhoneCode, ({ body, user, req, language }) =>
    sendNewPhoneCode(deps, { userId: user.userId, caller: callerOf(req) }, body.phone, language),
  );
  bind(app, api.profile.setPhone, ({ body, user, req, language }) =>
    setPhone(deps, { userId: user.userId, caller: callerOf(req) }, body, language),
  );
  bind(app, api.profile.changePassword, ({ body, user, language }) => changePassword(deps, user, body, language));
  bind(app, api.profile.sendDeletionCode, ({ user, req, language }) =>
    sendDeletionCode(deps, { userId: user.userId, caller: callerOf(req) }, language),
  );
  bind(app, api.profile.remove, ({ body, user, req, language }) =>
    deleteAccount(deps, { userId: user.userId, caller: callerOf(req) }, body, language),
  );
};

/** Mailings to addresses (DEC-45). */
const mailingRoutes = (app: FastifyInstance, deps: SignInDeps): void => {
  bind(app, api.profile.subscribe, async ({ body, user, req, language }) =>
    subscribe(deps, body, { userId: user && !user.temporary ? user.userId : null, address: req.ip, language }),
  );
  bind(app, api.profile.confirmSubscription, ({ params, req, language }) =>
    confirmSubscription(deps, params.code, { address: req.ip, language }),
  );
  bind(app, api.profile.unsubscribe, ({ params, req, language }) =>
    unsubscribe(deps, params.code, { address: req.ip, language }),
  );
  bind(app, api.profile.unsubscribeAtOnce, async ({ params, req, language, sendRaw, refuse }) => {
    const left = await unsubscribe(deps, params.code, { address: req.ip, language });
    return left.ok ? sendRaw('', { 'cache-control': 'no-store' }) : refuse(left.refusal);
  });
};

export const profileRoutes = (app: FastifyInstance, deps: SignInDeps): void => {
  ownRoutes(app, deps);
  wayRoutes(app, deps);
  mailingRoutes(app, deps);
  loginsRoutes(app, deps);
};
