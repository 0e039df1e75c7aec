import { type PrivacyAct, privacyIdentitiesFor, type PrivacyIdentity } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../kernel/result.ts';

/** How the person was seen, as the call tells it. */
export type Identity = { readonly identity?: PrivacyIdentity | undefined; readonly note?: string | undefined };

/** How the person was seen, if it is enough for the act; `hasAccount`: one has proved the address. */
export const identify = (
  act: PrivacyAct,
  seen: PrivacyIdentity | null,
  hasAccount: boolean,
): Result<PrivacyIdentity> => {
  if (seen === null) return invalid({ identity: { id: 'privacy_identity' } });
  const isEnough = privacyIdentitiesFor(act, hasAccount).includes(seen);
  return isEnough ? ok(seen) : invalid({ identity: { id: 'privacy_identity_other' } });
};
