import type { UseOptions } from '@trassa/contracts/office';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { selectFactor } from '../factors.repository.ts';
import type { Caller } from '../notes.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { setChallenge } from './challenges.repository.ts';
import { selectPasskeys } from './passkeys.repository.ts';
import { challengeUntil, optionsToUse } from './webauthn.ts';

const noFactor = () => refuse({ code: 'second_factor_required', details: { enrolled: false } });

/** POST /api/admin/auth/passkey/options */
export const askPasskey = async (
  { db, clock, siteUrl }: Pick<StaffDeps, 'db' | 'clock' | 'siteUrl'>,
  { userId, loginId }: Caller,
): Promise<Result<UseOptions>> => {
  const factor = await selectFactor(db, userId);
  if (!factor?.confirmedAt) return noFactor();
  if (factor.blockedAt) return refuse({ code: 'forbidden' });
  const known = await selectPasskeys(db, userId);
  if (!known.length) return refuse({ code: 'state', message: { id: 'passkey_none' } });
  const options = await optionsToUse(siteUrl, known);
  const { challenge } = options;
  const until = challengeUntil(clock());
  return (await setChallenge(db, { loginId, purpose: 'prove' }, { userId, challenge, until }))
    ? ok(options)
    : noFactor();
};
