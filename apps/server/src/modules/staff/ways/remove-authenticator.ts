import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { setTotpSince } from '../factors.repository.ts';
import { selectPasskeys } from '../passkeys/passkeys.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeWays, type Open } from './change-ways.ts';

/** DELETE /api/admin/authenticator: never the last way in (BO-126). */
export const removeAuthenticator = (deps: StaffDeps, caller: Open): Promise<Result<true>> =>
  changeWays(
    deps,
    caller,
    { act: 'staff.remove_authenticator', field: 'authenticator', ends: true },
    async (tx, { totpSince }, { userId }) => {
      if (!totpSince) return refuse({ code: 'state' });
      if (!(await selectPasskeys(tx, userId)).length) return refuse({ code: 'state', message: { id: 'factor_last' } });
      await setTotpSince(tx, userId, null);
      return ok({ value: true as const, before: 'enrolled', after: null });
    },
  );
