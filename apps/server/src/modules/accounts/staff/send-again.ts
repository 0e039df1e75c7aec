import { errorText, type Language } from '@trassa/contracts';
import { randomId } from '../../../kernel/ids.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted, StaffSession } from '../../../platform/http/index.ts';
import { sameLetter } from '../../notifications/index.ts';
import { takeLetterAgain } from '../codes/take-letter-again.ts';
import { lettersOf, listPurchases, repeatable } from './letters-of-person.ts';
import type { OfficeDeps } from './office-deps.ts';
import { findPerson } from './person.repository.ts';
import { viewsOf } from './person-views.ts';

type Asked = {
  readonly person: string;
  readonly letter: string;
  readonly session: StaffSession;
  readonly language: Language;
};

/** Queues a letter of a purchase once more, to where it went; what it says is read anew at sending. BO-008 */
export const sendAgain = async (
  deps: OfficeDeps,
  tx: Tx,
  { person: publicId, letter: letterId, session, language }: Asked,
): Promise<Result<Acted<{ message: string }>>> => {
  const person = await findPerson(tx, publicId);
  if (!person) return notFound();
  const views = viewsOf(deps, tx, session);
  const purchases = await listPurchases(deps, tx, person, views, language);
  const letter = await deps.owners.findLetter(tx, letterId, lettersOf(person, views, purchases), repeatable);
  if (!letter) return notFound();
  const taken = await takeLetterAgain(tx, deps.codesKey, sameLetter(letter));
  if (!taken.ok) return taken;
  await deps.notifications.queue(tx, [{ ...letter, dedupeKey: `again:${randomId()}` }]);
  return ok({
    answer: { message: errorText(language, { id: 'letter_again' }) },
    changes: [{ field: 'letter', before: null, after: letter.template }],
  });
};
