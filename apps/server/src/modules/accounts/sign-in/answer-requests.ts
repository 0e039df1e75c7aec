import { randomId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { insertConsents } from '../accounts.repository.ts';
import { isSameText } from '../../../platform/secrets/keyed-hash.ts';
import { answerGuest } from '../guest-data/answer-guest.ts';
import {
  contestPassword,
  type Credentials,
  insertAccount,
  keepPasswordFor,
  lockByEmail,
  releaseUnconfirmedEmail,
} from './credentials.repository.ts';
import { countFailure, type KeptRequest, type Registration, takeRequest } from './letter-requests.repository.ts';
import { queueCodeLetter, queueKnownLetter } from './queue-letters.ts';

type Registering = KeptRequest & { readonly registration: Registration };

const keepConsents = (tx: Tx, userId: number, { email, registration }: Registering): Promise<void> =>
  insertConsents(
    tx,
    [
      { purpose: 'personal_data', given: true },
      ...(registration.mailing === null ? [] : [{ purpose: 'mailing' as const, given: registration.mailing }]),
    ],
    { userId, email, source: 'registration', address: registration.address },
  );

const createAccount = async (tx: Tx, request: Registering): Promise<Pick<Credentials, 'id' | 'email'>> => {
  const { email, language, registration } = request;
  const id = await insertAccount(tx, {
    publicId: randomId(),
    email,
    phone: null,
    name: registration.name,
    passwordHash: registration.password_hash,
    isWeak: registration.password_weak,
    passwordVisitor: registration.visitor,
    mailing: registration.mailing ?? false,
    language,
  });
  if (id === null) throw new Error('the address was registered a moment ago');
  return { id, email };
};

/** A password typed again for an unconfirmed address must be the same: who of the two owns it is not known yet. */
const compare = async (tx: Tx, known: Credentials, { registration }: Registering): Promise<void> => {
  const isSame = known.passwordHash !== null && isSameText(known.passwordHash, registration.password_hash);
  if (isSame) await keepPasswordFor(tx, known.id, registration.visitor);
  else if (!known.isContested) await contestPassword(tx, known.id);
};

/** DEC-31: a taken address is told so by mail, an unconfirmed one gets its letter again. */
const register = async (tx: Tx, deps: SignInDeps, request: Registering): Promise<void> => {
  const known = await lockByEmail(tx, request.email);
  if (known?.isConfirmed) return queueKnownLetter(tx, deps, known);
  if (known?.isPending) await compare(tx, known, request);
  else if (known) await releaseUnconfirmedEmail(tx, known.id);
  const account = known?.isPending ? known : await createAccount(tx, request);
  await keepConsents(tx, account.id, request);
  await queueCodeLetter(tx, deps, 'confirm_email', { ...account, language: request.language });
};

const answer = async (tx: Tx, deps: SignInDeps, request: KeptRequest): Promise<void> => {
  if (request.kind === 'registration') return register(tx, deps, request);
  if (request.kind === 'guest_data') return answerGuest(tx, deps, request);
  const known = await lockByEmail(tx, request.email);
  if (!known || known.isBlocked) return;
  const { language } = request;
  // The letter goes to the address that is stored, never to the one that was typed.
  if (request.kind === 'confirmation')
    return known.isConfirmed ? undefined : queueCodeLetter(tx, deps, 'confirm_email', { ...known, language });
  if (known.isConfirmed || known.isPending) await queueCodeLetter(tx, deps, request.kind, { ...known, language });
};

/** Sweep: what strangers asked for by an e-mail, oldest first. One that fails does not stop the others. */
export const answerRequests = async (deps: SignInDeps): Promise<number> => {
  let answered = 0;
  let last = 0;
  for (;;) {
    try {
      const isDone = await deps.db.transaction().execute(async (tx) => {
        const request = await takeRequest(tx, last);
        if (!request) return true;
        last = request.id;
        await answer(tx, deps, request);
        return false;
      });
      if (isDone) return answered;
      answered += 1;
    } catch (error) {
      deps.log.error({ err: error, request: last }, 'a request by e-mail was not answered');
      await countFailure(deps.db, last);
    }
  }
};
