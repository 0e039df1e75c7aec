import { errorText } from '@trassa/contracts';
import { officePasskeys, type Passkey as Shown } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { boundNetwork } from '../bound-network.ts';
import { createDoorChecks } from '../ways/before-routes.ts';
import { enter } from '../enter.ts';
import { answerEntered } from '../show-session.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { addPasskey } from './add-passkey.ts';
import { askPasskey } from './ask-passkey.ts';
import { beginPasskeyEnrolment, confirmPasskeyEnrolment } from './enrol-passkey.ts';
import { offerPasskey } from './offer-passkey.ts';
import { type Passkey, selectPasskeys } from './passkeys.repository.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';

const present = ({ publicId, name, createdAt, lastUsedAt }: Passkey): Shown => ({
  public_id: publicId,
  name,
  created: toUnix(createdAt),
  last_used: lastUsedAt && toUnix(lastUsedAt),
});

const answer = (result: Result<Passkey>): Result<{ values: Shown }> =>
  result.ok ? ok({ values: present(result.value) }) : result;

/** Passkeys at the door and among the own ways in. */
export const passkeyRoutes = (app: FastifyInstance, deps: StaffDeps): void => {
  const { giveCookie, prove, requireOpen, requireProven } = createDoorChecks(deps);

  bind(app, officePasskeys.useOptions, ({ req, user }) => prove(req, user, (caller) => askPasskey(deps, caller)));

  bind(app, officePasskeys.enter, async ({ req, reply, user, body }) => {
    const entered = await prove(req, user, (caller) => enter(deps, caller, body));
    if (!entered.ok) return entered;
    giveCookie(reply, entered.value.cookie);
    return answerEntered(deps, user, entered.value.cookie, req.ip);
  });

  bind(app, officePasskeys.enrol, ({ req, user, body }) =>
    prove(req, user, (caller) => beginPasskeyEnrolment(deps, caller, body)),
  );

  bind(app, officePasskeys.confirm, async ({ req, reply, user, body }) => {
    const confirmed = await prove(req, user, (caller) => confirmPasskeyEnrolment(deps, caller, body.passkey));
    if (!confirmed.ok) return confirmed;
    giveCookie(reply, confirmed.value.opened.cookie);
    return ok({ recovery: confirmed.value.recovery });
  });

  bind(app, officePasskeys.list, async ({ req, user }) => {
    const open = await requireOpen(req, user);
    return open.ok ? ok({ values: (await selectPasskeys(deps.db, user.userId)).map(present) }) : open;
  });

  bind(app, officePasskeys.addOptions, async ({ req, user }) => {
    const open = await requireProven(req, user);
    return open.ok ? offerPasskey(deps, open.value.caller, 'add') : open;
  });

  bind(app, officePasskeys.add, async ({ req, user, body: { name, passkey } }) => {
    const open = await requireProven(req, user);
    if (!open.ok) return open;
    const { caller } = open.value;
    return answer(await boundNetwork(deps, req.ip, () => addPasskey(deps, caller, { name, made: passkey })));
  });

  bind(app, officePasskeys.rename, async ({ req, user, params, body }) => {
    const open = await requireOpen(req, user);
    return open.ok ? answer(await renamePasskey(deps, open.value.caller, params.id, body.name)) : open;
  });

  bind(app, officePasskeys.remove, async ({ req, user, params, language }) => {
    const open = await requireProven(req, user);
    if (!open.ok) return open;
    const removed = await removePasskey(deps, open.value.caller, params.id);
    return removed.ok ? ok({ message: errorText(language, { id: 'passkey_removed' }) }) : removed;
  });
};
