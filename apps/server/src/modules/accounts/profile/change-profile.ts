import { errorText, type Language, type User } from '@trassa/contracts';
import { changeContact, changeProfile, type ContactInput, type ProfileInput } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Database, Executor } from '../../../platform/database/index.ts';
import type { Account } from '../account.ts';
import { findAccount } from '../accounts.repository.ts';
import { presentUser } from '../present-user.ts';
import { lockUser, updateContact, updateProfile } from './profile.repository.ts';

export type WithUser = { readonly message: string; readonly user: User };

/** The person as he is now, with a message of the catalogue. */
export const answerUser = async (
  db: Executor,
  userId: number,
  id: string,
  language: Language,
): Promise<Result<WithUser>> => {
  const account = await findAccount(db, userId);
  return account ? ok({ message: errorText(language, { id }), user: presentUser(account) }) : notFound();
};

const unchanged = () => refuse({ code: 'validation', message: { id: 'profile_unchanged' } });

const dataOf = (account: Account) => ({
  name: account.name,
  last_name: account.lastName,
  second_name: account.secondName,
  birth_date: account.birthDate,
  gender: account.gender,
  extra_contact: account.extraContact,
  language: account.language,
});

/** PUT /api/user: an absent field stays, null and '' clear; nothing that differs is refused (SET-04…07, DEC-109). */
export const changeOwnProfile = async (
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  input: ProfileInput,
  language: Language,
): Promise<Result<WithUser>> => {
  const account = await findAccount(db, userId);
  if (!account) return notFound();
  const checked = changeProfile(dataOf(account), input, toUnix(clock()));
  if (!checked.ok) return invalid(checked.problems);
  if (!Object.keys(checked.value).length) return unchanged();
  await updateProfile(db, userId, checked.value);
  return answerUser(db, userId, 'profile_saved', language);
};

/** PUT /api/user/contact: the second phone; the relative whole or not at all, also with two calls at once (DEC-36). */
export const changeOwnContact = (
  { db }: { db: Database },
  userId: number,
  input: ContactInput,
  language: Language,
): Promise<Result<WithUser>> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const account = await findAccount(tx, userId);
    if (!account) return notFound();
    const { extraContact, contactName, relation, contactPhone } = account;
    const checked = changeContact(
      { extra_contact: extraContact, contact_name: contactName, type_relate: relation, contact_phone: contactPhone },
      input,
    );
    if (!checked.ok) return invalid(checked.problems);
    if (!Object.keys(checked.value).length) return unchanged();
    await updateContact(tx, userId, checked.value);
    return answerUser(tx, userId, 'profile_saved', language);
  });
