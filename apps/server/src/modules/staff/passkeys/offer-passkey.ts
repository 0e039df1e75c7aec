import type { MakeOptions } from '@trassa/contracts/office';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Caller } from '../notes.ts';
import { selectPerson } from '../people.repository.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { type Purpose, setChallenge } from './challenges.repository.ts';
import { maxPasskeys, selectPasskeys } from './passkeys.repository.ts';
import { challengeUntil, optionsToMake } from './webauthn.ts';

export const tooMany = () => refuse({ code: 'state', message: { id: 'passkey_many', max: maxPasskeys } });

/** POST /api/admin/passkeys/options, and the second step of an enrolment: what a browser makes a passkey of. */
export const offerPasskey = async (
  deps: Pick<StaffDeps, 'db' | 'clock' | 'siteUrl' | 'brand'>,
  { userId, loginId }: Caller,
  purpose: Exclude<Purpose, 'prove'>,
): Promise<Result<MakeOptions>> => {
  const { db, clock } = deps;
  const known = await selectPasskeys(db, userId);
  if (known.length >= maxPasskeys) return tooMany();
  const { publicId, email, name } = await selectPerson(db, userId);
  const options = await optionsToMake(deps, { publicId, called: email ?? (name || publicId) }, known);
  const { challenge } = options;
  return (await setChallenge(db, { loginId, purpose }, { userId, challenge, until: challengeUntil(clock()) }))
    ? ok(options)
    : refuse({ code: 'state' });
};
