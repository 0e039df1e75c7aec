import { brandSlug } from '../../../kernel/brand.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { createKeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import type { Obstacle } from '../../../platform/personal-data.ts';
import type { SignInDeps } from '../account-deps.ts';
import { findAccount } from '../accounts.repository.ts';
import { findGuests, guestsAtOnce, lockGuests } from '../guest-data/guest-data.repository.ts';
import { collectOwnData } from '../personal/collect-own-data.ts';
import { eraseEverywhere, lockBelongings } from '../personal/erase-everywhere.ts';
import { findObstacles } from '../personal/find-obstacles.ts';
import { presentUser } from '../present-user.ts';
import { eraseAccount, type EraseDeps } from '../profile/erase-account.ts';
import type { ExportFile } from '../profile/export-data.ts';
import { findByEmail, lockByEmail } from '../sign-in/credentials.repository.ts';
import { lockAddress } from './asked-person.repository.ts';

/** `unproved`: an account has the address, and nobody has proved that it is his, so it stays; `many`: more guests than one call erases. */
export type Hindrance = Obstacle['kind'] | 'unproved' | 'many';

/** What is kept with an address. */
export type AskedPerson = {
  /** Public id of the account that has proved the address; null: none. */
  readonly account: string | null;
  readonly guests: number;
  readonly hindrances: readonly Hindrance[];
};

type Erased = { readonly account: string | null };

/** Guests of an address, one more than one call erases at most. */
const guestsOf = (db: Executor, email: string): Promise<number[]> => findGuests(db, email, guestsAtOnce.erase + 1);

const hindrancesOf = async (
  db: Executor,
  { personalData }: Pick<EraseDeps, 'personalData'>,
  people: readonly number[],
): Promise<Obstacle['kind'][]> => {
  const has = await findObstacles(db, personalData, people);
  return (['last_admin', 'open_order', 'coming_ticket'] as const).filter((kind) => people.some((id) => has(kind, id)));
};

/** The account that has proved an address. */
export const findAskedOwner = async (db: Executor, email: string): Promise<number | null> => {
  const known = await findByEmail(db, email);
  return known?.isConfirmed ? known.id : null;
};

/** Who is asked about, by an e-mail whose owner has been seen. */
export const findAskedPerson = async (
  db: Executor,
  deps: Pick<EraseDeps, 'personalData'>,
  email: string,
): Promise<AskedPerson> => {
  const [known, guests] = [await findByEmail(db, email), await guestsOf(db, email)];
  const account = known?.isConfirmed ? await findAccount(db, known.id) : null;
  const found = await hindrancesOf(db, deps, account ? [account.id, ...guests] : guests);
  return {
    account: account?.publicId ?? null,
    guests: guests.length,
    hindrances: [
      ...(known && !known.isConfirmed ? (['unproved'] as const) : []),
      ...(!account && guests.length > guestsAtOnce.erase ? (['many'] as const) : []),
      ...found,
    ],
  };
};

/** Everything that is kept with an address, as the person's own export has it, in one snapshot. */
export const exportAskedPerson = async (
  { db, clock, personalData }: Pick<SignInDeps, 'db' | 'clock' | 'personalData'>,
  email: string,
): Promise<ExportFile & { readonly isOfAccount: boolean }> => {
  const created = clock().toISOString();
  const { body, isOfAccount } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const [known, guests] = [await findByEmail(tx, email), await findGuests(tx, email, guestsAtOnce.export)];
      const account = known?.isConfirmed ? await findAccount(tx, known.id) : null;
      const userIds = account ? [account.id, ...guests] : guests;
      const data = await collectOwnData(tx, personalData, { userIds, email });
      const file = { created, email, ...(account && { profile: presentUser(account) }), ...data };
      return { body: JSON.stringify(file, null, 2), isOfAccount: account !== null };
    });
  return { name: `${brandSlug}-data-${created.slice(0, 10)}.json`, body, isOfAccount };
};

/** Locks whoever has the address, before anything that hangs on him. Answers whether an account has proved it. */
export const lockAskedPerson = async (tx: Tx, email: string): Promise<boolean> => {
  await lockAddress(tx, email);
  const known = await lockByEmail(tx, email);
  await lockGuests(tx, await guestsOf(tx, email));
  return known?.isConfirmed ?? false;
};

/** Nobody's id: what was typed with the address is erased even where there was no purchase. */
const nobody = 0;

/**
 * Erases what is kept with an address as its owner's own deletion does, the account that has proved it or the guests who typed it.
 * Answers what keeps it from that – whoever asked rolls the rest back – or whose account it was. BO-136
 */
export const eraseAskedPerson = async (
  tx: Tx,
  deps: EraseDeps,
  email: string,
  force: boolean,
): Promise<Exclude<Hindrance, 'unproved'> | Erased> => {
  const known = await lockByEmail(tx, email);
  const account = known?.isConfirmed ? await findAccount(tx, known.id) : null;
  if (account) return (await eraseAccount(tx, deps, account, force)) ?? { account: account.publicId };
  const guests = (await guestsOf(tx, email)).toSorted((a, b) => a - b);
  if (guests.length > guestsAtOnce.erase) return 'many';
  await lockGuests(tx, guests);
  const personHash = createKeyedHash(deps.codesKey)(`person ${email.toLowerCase()}`);
  const people = [...guests, nobody].map((userId) => ({
    userId,
    emails: [email.toLowerCase()],
    unproved: [],
    phones: [],
    personHash,
  }));
  for (const person of people) await lockBelongings(tx, deps.personalData, person);
  const [hindrance] = (await hindrancesOf(tx, deps, guests)).filter((kind) => kind !== 'coming_ticket' || !force);
  if (hindrance) return hindrance;
  for (const person of people) {
    await deps.tellEndedOffers(tx, person);
    await eraseEverywhere(tx, deps.personalData, person);
  }
  return { account: null };
};
