import type { FastifyInstance } from 'fastify';
import type { Language, User } from '@trassa/contracts';
import type { Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { FindLogin } from '../../platform/http/index.ts';
import type { Account, Consent } from './account.ts';
import type { AccountsDeps, SignInDeps } from './account-deps.ts';
import { findAccount, insertConsents } from './accounts.repository.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { type Attempts, createAttempts, deleteOldCodes, unlimited } from './codes/attempts.ts';
import { takeLetterAgain } from './codes/take-letter-again.ts';
import { endEveryCode } from './codes/end-every-code.repository.ts';
import { createTemporary, type Guest, type NewGuest } from './create-temporary.ts';
import { type BuyerClaim, findBuyer } from './find-buyer.ts';
import { guestDataRoutes } from './guest-data/guest-data.routes.ts';
import { addGuestLetters } from './guest-data/guest-letters.ts';
import { issueTemporaryToken, revokeLogins } from './issue-token.ts';
import { findLogin, findPasswordHash } from './logins.repository.ts';
import { createPasswords } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { addProfileLetters, profileRoutes, subscribe, subscriptionCode, withdrawMailing } from './profile/index.ts';
import { forgetPersonal } from './personal/forget-personal.ts';
import { findConsents, type FoundConsents } from './privacy/find-consents.ts';
import {
  type AskedPerson,
  eraseAskedPerson,
  exportAskedPerson,
  findAskedPerson,
  type Hindrance,
  findAskedOwner,
  lockAskedPerson,
} from './privacy/asked-person.ts';
import { answerRequests } from './sign-in/answer-requests.ts';
import { createPuzzles } from './codes/puzzles.ts';
import { deleteOldRequests } from './sign-in/letter-requests.repository.ts';
import { takeOfferLetter, takeOrderLetter, takeQuietLetter } from './sign-in/request-letter.ts';
import { offerRegistration } from './sign-in/offer-registration.ts';
import { addSignInLetters } from './sign-in/sign-in-letters.ts';
import type { OfficeDeps } from './staff/office-deps.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';
import { exportedPeople } from './staff/exported-people.ts';
import { officePeopleRoutes } from './staff/people.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { forgetStates, socialRoutes } from './social/index.ts';

export type { Account, Consent } from './account.ts';
export type { BuyerClaim } from './find-buyer.ts';
export { accountsPersonalData } from './personal/personal-data.ts';
export { countAgreed, type ConsentRow } from './privacy/consents.repository.ts';
export type { AskedPerson, Hindrance } from './privacy/asked-person.ts';
export type { PersonOwners } from './staff/office-deps.ts';
export { placesOfPerson } from './staff/places-of-person.ts';
export { findPeople } from './staff/find-people.repository.ts';
export { deviceOf } from './domain/device.ts';
export { lockPerson, lockUser } from './profile/profile.repository.ts';
export { nameNameless, setStaffRoles } from './profile/admins.repository.ts';
export { makeAdmin, type MadeAdmin } from './profile/index.ts';
export { createNetworks, NetworkError, type NetworkPerson, type SocialNetwork } from './social/index.ts';

export type AccountsModule = {
  routes(app: FastifyInstance): void;
  /** For the platform's authorization (DEC-06, DEC-07). */
  readonly findLogin: FindLogin;
  findAccount(db: Executor, id: number): Promise<Account | null>;
  findBuyer(db: Executor, claim: BuyerClaim): Promise<Account | null>;
  /** A temporary user of one purchase; no account is opened or made by an e-mail (DEC-42). */
  createTemporary(tx: Tx, user: NewGuest): Promise<Guest>;
  /** Opaque, 30 days. */
  issueTemporaryToken(db: Executor, userId: number): Promise<string | null>;
  /** Mails a guest the way to an account of his own (DEC-40). */
  offerRegistration(tx: Tx, guest: { userId: number; email: string; language: Language }): Promise<void>;
  /** Whether one more letter may go to this mailbox about an order without money, asked for from this IP address (DEC-117). */
  takeOrderLetter(email: string, address: string): Promise<Result<true>>;
  /** Whether one more letter may go there; only the asker's own network is refused, so nobody hears of a mailbox. */
  takeQuietLetter(letter: { kind: string; about: string; email: string; address: string }): Promise<Result<boolean>>;
  /** Whether this ticket may be offered by one more letter to this mailbox; undone with the transaction. Refuses `rate_limited`. */
  takeOfferLetter(tx: Tx, offer: { email: string; ticketId: number }): Promise<Result<true>>;
  /** Whether the staff may have a letter about this sent once more; undone with the transaction. Refuses `rate_limited`. */
  takeLetterAgain(tx: Tx, about: string): Promise<Result<void>>;
  saveConsents(
    tx: Tx,
    consents: readonly Consent[],
    from: { userId: number | null; email: string | null; source: string; address: string },
  ): Promise<void>;
  /** The own confirmed address at once, any other one after its letter (DEC-45). */
  subscribe(
    who: { email: string; agree?: boolean | undefined },
    from: { userId: number | null; address: string; language: Language },
  ): Promise<Result<{ message: string }>>;
  /** Of the link that ends the news of an account or a subscription, by its public id (DEC-45). */
  unsubscribeCode(publicId: string): string;
  presentUser(account: Account): User;
  /** Whether this is the person's password; whoever asks counts the tries. */
  isPassword(userId: number, password: string): Promise<Result<boolean>>;
  /** Counts a guess in the database before it is compared (LIMITS=off: never refused). */
  readonly takeGuess: Attempts['take'];
  /** Ends every login of a person, and every code by which somebody could make another or take the account; he is locked. */
  endAccess(tx: Tx, userId: number): Promise<void>;
  /** What was agreed to with an e-mail or a phone, by erased people too; null: it is neither. */
  findConsents(db: Executor, contact: string, limit: number): Promise<FoundConsents | null>;
  /** Ends the news to an address and to the account that has proved it; `lockAsked` first. */
  withdrawMailing(tx: Tx, email: string): Promise<void>;
  /** The account that has proved an address, by its internal id. */
  findOwner(db: Executor, email: string): Promise<number | null>;
  /** What is kept with an address whose owner the team has seen, and what an erasure of it waits for. */
  findAsked(db: Executor, email: string): Promise<AskedPerson>;
  /** All of it, as the person's own export has it; `isOfAccount`: an account has proved the address. */
  exportAsked(email: string): Promise<{ readonly name: string; readonly body: string; readonly isOfAccount: boolean }>;
  /** Before anything that hangs on the person, and before `eraseAsked`. Answers whether an account has proved the address. */
  lockAsked(tx: Tx, email: string): Promise<boolean>;
  /** As the person's own deletion; what keeps it from that has the rest rolled back. */
  eraseAsked(
    tx: Tx,
    email: string,
    force: boolean,
  ): Promise<Exclude<Hindrance, 'unproved'> | { readonly account: string | null }>;
  /** Sweep, before letters go out: what strangers asked for by an e-mail; answers how many. */
  answerRequests(): Promise<number>;
  /** Sweep, hourly: codes and limits that are over. */
  forgetCodes(): Promise<number>;
  /** Sweep, hourly: personal data whose term is over (DEC-120). */
  forgetPersonal(): Promise<number>;
};

/** People: getting in, the own data, and whose purchase it is. */
export const createAccountsModule = (given: AccountsDeps): AccountsModule => {
  const { db, config, secrets } = given;
  const attempts = createAttempts(db, secrets.codes);
  const limited = (known: Attempts): Attempts => (config.limitsOff ? unlimited(known) : known);
  const deps: SignInDeps = {
    ...given,
    codesKey: secrets.codes,
    limits: config.limits,
    attempts: limited(attempts),
    guesses: attempts,
    puzzles: createPuzzles(secrets.codes, given.clock, attempts),
    passwords: createPasswords(secrets.passwords),
  };
  addSignInLetters(deps);
  addProfileLetters(deps);
  addGuestLetters(deps);
  return {
    routes(app) {
      accountsRoutes(app, db);
      signInRoutes(app, deps);
      profileRoutes(app, deps);
      guestDataRoutes(app, deps);
      socialRoutes(app, deps);
    },
    findLogin: (tokenHash) => findLogin(db, tokenHash),
    findAccount,
    findBuyer,
    createTemporary,
    issueTemporaryToken,
    offerRegistration: (tx, guest) => offerRegistration(tx, deps, guest),
    takeOrderLetter: (email, address) => takeOrderLetter(deps, { email, address }),
    takeQuietLetter: (letter) => takeQuietLetter(deps, letter),
    takeOfferLetter: (tx, offer) =>
      takeOfferLetter({ config, attempts: limited(createAttempts(tx, secrets.codes)) }, offer),
    takeLetterAgain: (tx, about) => takeLetterAgain(tx, secrets.codes, about),
    saveConsents: insertConsents,
    subscribe: (who, from) => subscribe(deps, who, from),
    unsubscribeCode: (publicId) => subscriptionCode(secrets.codes, 'unsubscribe', publicId),
    presentUser,
    isPassword: async (userId, password) => deps.passwords.verify(password, await findPasswordHash(db, userId)),
    takeGuess: deps.attempts.take,
    async endAccess(tx, userId) {
      await endEveryCode(tx, userId);
      await revokeLogins(tx, { userId });
    },
    findConsents: (tx, contact, limit) => findConsents(tx, secrets.codes, contact, limit),
    withdrawMailing,
    findOwner: findAskedOwner,
    findAsked: (tx, email) => findAskedPerson(tx, deps, email),
    exportAsked: (email) => exportAskedPerson(deps, email),
    lockAsked: lockAskedPerson,
    eraseAsked: (tx, email, force) => eraseAskedPerson(tx, deps, email, force),
    answerRequests: () => answerRequests(deps),
    forgetCodes: async () => (await deleteOldCodes(db)) + (await deleteOldRequests(db)) + (await forgetStates(db)),
    forgetPersonal: () => forgetPersonal(deps),
  };
};

export type PeopleModule = {
  routes(app: FastifyInstance): void;
  /** For the exports. */
  readonly exported: ExportedList;
};

/** People, as the staff sees them. */
export const createPeopleModule = (deps: OfficeDeps): PeopleModule => ({
  routes: (app) => officePeopleRoutes(app, deps),
  exported: exportedPeople(deps),
});
