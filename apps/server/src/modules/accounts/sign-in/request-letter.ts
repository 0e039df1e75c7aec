import type { MessageSpec } from '@trassa/contracts';
import { mailboxKey } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import { networkOf, wideNetworkOf } from '../../../platform/http/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { isTaken, type Taken } from '../codes/attempts.ts';
import type { Whereabouts } from '../start-login.ts';
import { knowsVisitor } from './credentials.repository.ts';
import { insertRequest, type LetterRequest } from './letter-requests.repository.ts';

const hour = 3600;
const day = 24 * hour;
/** Who offers a ticket, thinks better of it and offers it again. */
const offersOfTicket = 3;

type LetterDeps = Pick<SignInDeps, 'attempts' | 'config'>;
type Take = () => ReturnType<LetterDeps['attempts']['take']>;

/** One of each or none: a letter that is refused must not count against the others of a network. */
const takeAll = async (takes: readonly Take[], message?: MessageSpec): Promise<Result<true>> => {
  const all: Taken[] = [];
  for (const take of takes) {
    const taken = await take();
    if (isTaken(taken)) all.push(taken);
    else {
      for (const other of all) await other.giveBack();
      return refuse({ code: 'rate_limited', ...(message && { message }), retryAfter: taken.wait });
    }
  }
  return ok(true);
};

/** A letter about an order that cost nothing: 1 per 60 s and 5 per hour to a mailbox, 60 per hour from a network. DEC-117 */
export const takeOrderLetter = (
  { attempts, config: { limits } }: LetterDeps,
  { email, address }: { email: string; address: string },
): Promise<Result<true>> => {
  const key = mailboxKey(email);
  const network = wideNetworkOf(address);
  return takeAll([
    () => attempts.take('letter_order', key, [{ count: 1, seconds: 60 }]),
    () => attempts.take('letter_network', network, [{ count: limits.orderLettersPerNetwork, seconds: hour }]),
    () => attempts.take('letter', key, [{ count: limits.letters, seconds: hour }]),
  ]);
};

/**
 * A letter that offers a ticket: 10 per day to a mailbox, 3 of them about one ticket. Whoever is told of an offer is also told,
 * once, that it was taken back, so that a loop ends here. With `attempts` of the transaction nothing is spent by a refusal.
 */
export const takeOfferLetter = (
  { attempts, config: { limits } }: LetterDeps,
  { email, ticketId }: { email: string; ticketId: number },
): Promise<Result<true>> => {
  const key = mailboxKey(email);
  return takeAll(
    [
      () => attempts.take('letter_offer_ticket', `${ticketId} ${key}`, [{ count: offersOfTicket, seconds: day }]),
      () => attempts.take('letter_offer', key, [{ count: limits.offerLetters, seconds: day }]),
    ],
    { id: 'offer_letters' },
  );
};

/**
 * The same limits as `takeLetter`, but a mailbox that has had its letters is answered like any other one: false, and nothing is
 * sent. Only the network that asks too often is refused. Letters about two things do not wait for one another: nobody would be
 * told that the second one was not sent.
 */
export const takeQuietLetter = async (
  { attempts, config: { limits } }: LetterDeps,
  { kind, about, email, address }: { kind: string; about: string; email: string; address: string },
): Promise<Result<boolean>> => {
  const near = await takeAll([
    () => attempts.take('letter_address', networkOf(address), [{ count: limits.lettersPerAddress, seconds: hour }]),
  ]);
  if (!near.ok) return near;
  const key = mailboxKey(email);
  const room = await takeAll([
    () => attempts.take(`letter_${kind}`, `${about} ${key}`, [{ count: 1, seconds: 60 }]),
    () => attempts.take('letter', key, [{ count: limits.letters, seconds: hour }]),
  ]);
  return ok(room.ok);
};

/**
 * Whether one more letter may go to this e-mail, asked for from this IP address: 1 per 60 s, 5 and 20 per hour (API §22). A
 * browser in which the owner of the confirmed address has signed in before asks from a budget of its own, as large, so that
 * strangers never use up the letters of a person who is locked out; a mailbox gets 10 per hour at most. It is the browser
 * and not the network that counts: a limit that opens to a network would tell a neighbour in it that there is an account.
 */
export const takeLetter = async (
  { attempts, config }: LetterDeps,
  { kind, email, address, isKnown = false }: { kind: string; email: string; address: string; isKnown?: boolean },
): Promise<Result<true>> => {
  const { letters, lettersPerAddress } = config.limits;
  const key = mailboxKey(email);
  const scope = isKnown ? 'letter_known' : 'letter';
  const near = (): ReturnType<Take> =>
    attempts.take('letter_address', networkOf(address), [{ count: lettersPerAddress, seconds: hour }]);
  return takeAll([
    // An office that has used up its letters does not keep one of its people out, either.
    ...(isKnown ? [] : [near]),
    () => attempts.take(`${scope}_${kind}`, key, [{ count: 1, seconds: 60 }]),
    () => attempts.take(scope, key, [{ count: letters, seconds: hour }]),
  ]);
};

/**
 * Keeps what was asked for; a sweep answers it by mail. Nothing here depends on whether the address has an account: same
 * answer, same work (DEC-31), but for a browser that was in that account before, which knows it anyway.
 */
export const requestLetter = async (
  deps: Pick<SignInDeps, 'db' | 'attempts' | 'config'>,
  request: Exclude<LetterRequest, { kind: 'registration' }>,
  from: Pick<Whereabouts, 'address' | 'visitor'>,
): Promise<Result<true>> => {
  const { kind, email } = request;
  const isKnown = from.visitor !== null && (await knowsVisitor(deps.db, email, from.visitor));
  const taken = await takeLetter(deps, { kind, email, address: from.address, isKnown });
  if (taken.ok) await insertRequest(deps.db, request);
  return taken;
};
