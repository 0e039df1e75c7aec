import type { NewPasskey } from '@trassa/contracts/office';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { afterWrong } from '../domain/guessing.ts';
import { type Factor, setGuesses } from '../factors.repository.ts';
import type { Caller } from '../notes.ts';
import { checkGuesses } from '../prove.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { type Purpose, takeChallenge } from './challenges.repository.ts';
import { tooMany } from './offer-passkey.ts';
import { insertPasskey, maxPasskeys, type Passkey, selectPasskeys } from './passkeys.repository.ts';
import { verifyMade } from './webauthn.ts';

type Given = {
  readonly factor: Factor;
  readonly purpose: Exclude<Purpose, 'prove'>;
  readonly name: string;
  readonly made: NewPasskey;
};

/** Keeps a passkey that answers its challenge, under the lock of the factor; a wrong answer is counted with the codes. */
export const keepPasskey = async (
  tx: Tx,
  { siteUrl }: Pick<StaffDeps, 'siteUrl'>,
  { userId, loginId }: Caller,
  { factor, purpose, name, made }: Given,
  now: Date,
): Promise<Result<Passkey>> => {
  const may = checkGuesses(factor, now);
  if (!may.ok) return may;
  const challenge = await takeChallenge(tx, { loginId, purpose }, now);
  if (challenge === null) return refuse({ code: 'state', message: { id: 'passkey_over' } });
  const right = await verifyMade(siteUrl, challenge, made);
  if (!right) {
    await setGuesses(tx, userId, afterWrong(factor, now));
    return invalid({ passkey: { id: 'passkey_wrong' } });
  }
  if ((await selectPasskeys(tx, userId)).length >= maxPasskeys) return tooMany();
  const passkey = { ...right, publicId: randomId(), name, createdAt: now, lastUsedAt: null };
  return (await insertPasskey(tx, userId, passkey))
    ? ok(passkey)
    : refuse({ code: 'state', message: { id: 'passkey_known' } });
};
