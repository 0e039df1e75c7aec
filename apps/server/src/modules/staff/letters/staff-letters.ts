import type { Language } from '@trassa/contracts';
import type { LetterContent, LetterPart } from '../../notifications/index.ts';
import { selectFreshSeed } from '../fresh.repository.ts';
import { findInvitation } from '../people/invitations.repository.ts';
import { invitationCode } from '../people/invite.ts';
import { findPersonByPublicId } from '../people.repository.ts';
import { freshCode } from '../prove-fresh.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { staffWords, type Words } from './staff-words.ts';

const codeName: Readonly<Record<Language, string>> = { ru: 'Код', en: 'Code' };

const render = (words: Words, further: readonly LetterPart[]): LetterContent => ({
  subject: words.subject,
  title: words.subject,
  parts: [
    ...words.texts.map((text): LetterPart => ({ type: 'text', text })),
    ...further,
    ...(words.note === undefined ? [] : [{ type: 'note' as const, text: words.note }]),
  ],
});

/** Letters of the door. What they carry is read at sending: one that is over is not sent. */
export const addStaffLetters = (deps: StaffDeps): void => {
  const { db, clock, notifications } = deps;
  notifications.addTemplate('staff_fresh', async (data, language) => {
    const person = await findPersonByPublicId(db, String(data['person']));
    const seed = person && (await selectFreshSeed(db, person.id, clock()));
    if (!seed) return null;
    return render(staffWords.staff_fresh[language], [
      { type: 'facts', facts: [[codeName[language], freshCode(deps, person.id, seed)]] },
    ]);
  });
  notifications.addTemplate('staff_invitation', async (data, language) => {
    const id = String(data['invitation']);
    if (!(await findInvitation(db, id, clock()))) return null;
    const { [language]: words } = staffWords.staff_invitation;
    // Behind the number sign: the code reaches no log of any server on its way.
    const link = `${deps.siteUrl}/admin/invitation#code=${invitationCode(deps, id)}`;
    return render(words, [{ type: 'button', label: words.button ?? '', link }]);
  });
  notifications.addTemplate('staff_factor_reset', async (_data, language) =>
    render(staffWords.staff_factor_reset[language], []),
  );
};
