import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout, PersonalDataOwner } from '../../../platform/personal-data.ts';
import { eraseLetters } from '../../notifications/index.ts';

/** Locks what an erasure changes, owner by owner in the order of their list; call it before anything is decided. */
export const lockBelongings = async (
  tx: Tx,
  owners: readonly PersonalDataOwner[],
  person: ErasedPerson,
): Promise<void> => {
  for (const owner of owners) await owner.lock?.(tx, person);
};

/** Letters first, while it is known which ones lead to the person; then all tables: documents stay, he does not. */
export const eraseEverywhere = async (
  tx: Tx,
  owners: readonly PersonalDataOwner[],
  person: ErasedPerson,
): Promise<void> => {
  const letters: LettersAbout[] = [];
  for (const owner of owners) letters.push(...((await owner.letters?.(tx, person)) ?? []));
  await eraseLetters(tx, letters);
  for (const owner of owners) await owner.erase?.(tx, person);
};
