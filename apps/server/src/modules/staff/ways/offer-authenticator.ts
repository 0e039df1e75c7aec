import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { newSecret, type Shown } from '../enrol.ts';
import { offerSecret } from '../factors.repository.ts';
import { selectPerson } from '../people.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import type { Open } from './change-ways.ts';

/** POST /api/admin/authenticator: for whoever has enrolled by a passkey, or has removed the app. */
export const offerAuthenticator = async (deps: StaffDeps, { userId }: Open): Promise<Result<Shown>> => {
  const { kept, shown } = await newSecret(deps, await selectPerson(deps.db, userId), userId);
  return (await offerSecret(deps.db, userId, kept, deps.clock())) ? ok(shown) : refuse({ code: 'state' });
};
