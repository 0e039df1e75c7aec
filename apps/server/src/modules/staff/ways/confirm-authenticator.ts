import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { minutesBefore, sessionTerms } from '../domain/session-terms.ts';
import { setTotpSince } from '../factors.repository.ts';
import { proveFactor } from '../prove.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { changeWays, type Open } from './change-ways.ts';
import { tellAdded } from './tell-added.ts';

/** POST /api/admin/authenticator/confirm: a wrong code is counted with the others. */
export const confirmAuthenticator = (deps: StaffDeps, caller: Open, code: string): Promise<Result<true>> =>
  changeWays(
    deps,
    caller,
    { act: 'staff.add_authenticator', field: 'authenticator', ends: true },
    async (tx, factor, { userId }, now) => {
      if (factor.totpSince || factor.begunAt < minutesBefore(now, sessionTerms.enrolment))
        return refuse({ code: 'state' });
      const { loginId } = caller;
      const shown = { ...factor, totpSince: now };
      const proved = await proveFactor(tx, deps, { userId, loginId, factor: shown, proof: { code }, now });
      if (!proved.ok) return proved;
      await setTotpSince(tx, userId, now);
      await tellAdded(deps, tx, caller, 'totp', now);
      return ok({ value: true as const, before: null, after: 'enrolled' });
    },
  );
