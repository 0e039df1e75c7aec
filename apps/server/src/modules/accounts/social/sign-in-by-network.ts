import type { Language, SignedIn } from '@trassa/contracts';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, type Result, refuse } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { insertConsents } from '../accounts.repository.ts';
import { issueCode } from '../codes/one-time-codes.ts';
import { startLogin, type Whereabouts } from '../start-login.ts';
import { whoCameBack } from './exchange.ts';
import type { NetworkPerson, SocialNetwork } from './network.ts';
import { attach, findAttached, insertNetworkUser, isEmailTaken } from './networks.repository.ts';
import { isDuplicate, type SocialDeps, socialRefused } from './social-deps.ts';
import { keepAnswer, takeAnswer } from './states.repository.ts';

export type NetworkSignIn = {
  readonly state: string;
  /** null: the repeat after `consent_required`. */
  readonly code: string | null;
  readonly deviceId: string | null;
  readonly agree: boolean;
  readonly mailing: boolean;
  readonly language: Language;
  readonly from: Whereabouts;
};
/** `agreedAt` null: now, on the way back. */
type Came = { person: NetworkPerson; agree: boolean; mailing: boolean; agreedAt: Date | null };

const consentRequired = () => refuse({ code: 'consent_required' });

const whoComes = async (deps: SocialDeps, network: SocialNetwork, given: NetworkSignIn): Promise<Result<Came>> => {
  const owner = { purpose: 'login', visitor: given.from.visitor } as const;
  if (given.code !== null) {
    const came = await whoCameBack(deps, network, owner, { ...given, code: given.code });
    if (!came.ok) return came;
    const { person, begun } = came.value;
    const agreedAt = begun.agree ? begun.begunAt : null;
    return ok({ person, agree: given.agree || begun.agree, mailing: given.mailing || begun.mailing, agreedAt });
  }
  if (!given.agree) return consentRequired();
  const kept = await takeAnswer(deps.db, { state: given.state, network: network.name, owner });
  return kept ? ok({ ...kept, agree: true, mailing: given.mailing || kept.mailing, agreedAt: null }) : socialRefused();
};

/** Minutes of the link in the letter. */
const confirmation = 24 * 60;

/** The letter by which the owner of the address confirms it, as after a change of the e-mail. */
const askToConfirm = async (deps: SocialDeps, tx: Tx, userId: number, email: string, language: Language) => {
  const { id } = await issueCode(tx, { purpose: 'new_email', userId, email, minutes: confirmation });
  const letter = {
    template: 'new_email',
    recipient: email,
    language,
    data: { code: id },
    dedupeKey: `new_email:${id}`,
  };
  await deps.notifications.queue(tx, [letter]);
};

const register = async (deps: SocialDeps, tx: Tx, network: SocialNetwork, came: Came, given: NetworkSignIn) => {
  const { person, mailing } = came;
  const userId = await insertNetworkUser(tx, { publicId: randomId(), person, mailing, language: given.language });
  await attach(tx, userId, network.name, person.subject);
  const consents = [
    { purpose: 'personal_data', given: true },
    { purpose: 'mailing', given: mailing },
  ] as const;
  const from = {
    userId,
    email: person.email,
    source: `registration ${network.name}`,
    address: given.from.address,
    agreedAt: came.agreedAt,
  };
  await insertConsents(tx, consents, from);
  if (person.email !== null && !person.isEmailProven)
    await askToConfirm(deps, tx, userId, person.email, given.language);
  return userId;
};

/** A refusal is an answer of the whole: nothing was written yet where one is given. */
const enter = (deps: SocialDeps, network: SocialNetwork, came: Came, given: NetworkSignIn): Promise<Result<SignedIn>> =>
  deps.db.transaction().execute(async (tx) => {
    const { email, subject } = came.person;
    const known = await findAttached(tx, network.name, subject);
    if (known === null) {
      // DEC-43: an address that a provider names never opens the account that has it.
      if (email !== null && (await isEmailTaken(tx, email))) return invalid({ email: { id: 'social_email' } });
      if (!came.agree) {
        await keepAnswer(tx, given.state, came.person);
        return consentRequired();
      }
    }
    const userId = known ?? (await register(deps, tx, network, came, given));
    return startLogin(tx, deps, { userId, method: network.name, from: given.from });
  });

/**
 * Sign-in or registration through a network (DEC-43). Refusals: state, consent_required (the answer of the provider is
 * kept for 10 minutes, once), validation of `email`, forbidden when blocked, unavailable.
 */
export const signInByNetwork = async (
  deps: SocialDeps,
  network: SocialNetwork,
  given: NetworkSignIn,
): Promise<Result<SignedIn>> => {
  const came = await whoComes(deps, network, given);
  if (!came.ok) return came;
  try {
    return await enter(deps, network, came.value, given);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Another tab was quicker: what it made is found now.
    return enter(deps, network, came.value, given);
  }
};
