import type { PasskeyAnswer } from '@trassa/contracts/office';
import type { Tx } from '../../../platform/database/index.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { selectPasskeys, setUsed } from './passkeys.repository.ts';
import { verifyUsed } from './webauthn.ts';

type Use = {
  readonly userId: number;
  readonly challenge: string;
  readonly answer: PasskeyAnswer;
  readonly now: Date;
};

/** Whether one of the person's passkeys gave this answer (BO-126); counts its use. */
export const checkPasskey = async (
  tx: Tx,
  { siteUrl }: Pick<StaffDeps, 'siteUrl'>,
  { userId, challenge, answer, now }: Use,
): Promise<boolean> => {
  const passkey = (await selectPasskeys(tx, userId)).find(({ credentialId }) => credentialId === answer.id);
  if (!passkey) return false;
  const counter = await verifyUsed(siteUrl, challenge, answer, passkey);
  if (counter === null) return false;
  await setUsed(tx, passkey.publicId, counter, now);
  return true;
};
