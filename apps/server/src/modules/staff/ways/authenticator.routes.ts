import { errorText } from '@trassa/contracts';
import { officeAuthenticator } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { boundNetwork } from '../bound-network.ts';
import { createDoorChecks } from './before-routes.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { confirmAuthenticator } from './confirm-authenticator.ts';
import { offerAuthenticator } from './offer-authenticator.ts';
import { removeAuthenticator } from './remove-authenticator.ts';

/** The own authenticator app, beside passkeys. */
export const authenticatorRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  const { requireProven } = createDoorChecks(deps);

  bind(app, officeAuthenticator.offer, async ({ req, user }) => {
    const open = await requireProven(req, user);
    return open.ok ? offerAuthenticator(deps, open.value.caller) : open;
  });

  bind(app, officeAuthenticator.confirm, async ({ req, user, body, language }) => {
    const open = await requireProven(req, user);
    if (!open.ok) return open;
    const { caller } = open.value;
    const added = await boundNetwork(deps, req.ip, () => confirmAuthenticator(deps, caller, body.code));
    return added.ok ? ok({ message: errorText(language, { id: 'authenticator_added' }) }) : added;
  });

  bind(app, officeAuthenticator.remove, async ({ req, user, language }) => {
    const open = await requireProven(req, user);
    if (!open.ok) return open;
    const removed = await removeAuthenticator(deps, open.value.caller);
    return removed.ok ? ok({ message: errorText(language, { id: 'authenticator_removed' }) }) : removed;
  });
};
