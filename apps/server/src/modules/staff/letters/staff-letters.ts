import type { Language } from '@trassa/contracts';
import { type FactorWay, factorWays } from '@trassa/contracts/office';
import { formatDatedClock, siteTimezone, withoutLinks } from '@trassa/rules';
import type { LetterContent, LetterPart, Template } from '../../notifications/index.ts';
import { selectFreshSeed } from '../fresh/fresh.repository.ts';
import { findInvitation } from '../people/invitations.repository.ts';
import { notMeCode } from '../not-me.ts';
import { invitationCode } from '../people/invite.ts';
import { findPersonByPublicId } from '../people.repository.ts';
import { freshCode } from '../fresh/prove-fresh.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { staffWords, type Words } from './staff-words.ts';

const codeName: Readonly<Record<Language, string>> = { ru: 'Код', en: 'Code' };

const inviterName: Readonly<Record<Language, string>> = { ru: 'Приглашает', en: 'Invited by' };

const whenName: Readonly<Record<Language, string>> = { ru: 'Когда', en: 'When' };
const deviceName: Readonly<Record<Language, string>> = { ru: 'Устройство', en: 'Device' };

const wayName: Readonly<Record<Language, string>> = { ru: 'Способ', en: 'Way' };
const ways: Readonly<Record<FactorWay, Readonly<Record<Language, string>>>> = {
  totp: { ru: 'Приложение с кодами', en: 'Authenticator app' },
  passkey: { ru: 'Ключ доступа', en: 'Passkey' },
};

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
    const invitation = await findInvitation(db, id, clock());
    if (!invitation) return null;
    const { [language]: words } = staffWords.staff_invitation;
    // Behind the number sign: the code reaches no log of any server on its way.
    const link = `${deps.siteUrl}/admin/invitation#code=${invitationCode(deps, id)}`;
    const by = withoutLinks(invitation.inviterName);
    return render(words, [
      ...(by ? [{ type: 'facts' as const, facts: [[inviterName[language], by] as const] }] : []),
      { type: 'button', label: words.button ?? '', link },
    ]);
  });
  /** What somebody may have done in the person's name, and where he says so. */
  const notMeLetter =
    (name: 'staff_new_place' | 'staff_way_added'): Template =>
    async (data, language) => {
      const { [language]: words } = staffWords[name];
      const link = `${deps.siteUrl}/admin/not-me#code=${notMeCode(deps, String(data['session']))}`;
      const when = formatDatedClock(Number(data['at']), siteTimezone, language);
      const device = String(data['device']) || '—';
      const added = factorWays.find((one) => one === data['way']);
      const way: readonly [string, string][] = added ? [[wayName[language], ways[added][language]]] : [];
      return render(words, [
        {
          type: 'facts',
          facts: [...way, [whenName[language], when], [deviceName[language], device]],
        },
        { type: 'button', label: words.button ?? '', link },
      ]);
    };
  notifications.addTemplate('staff_new_place', notMeLetter('staff_new_place'));
  notifications.addTemplate('staff_way_added', notMeLetter('staff_way_added'));
  for (const name of ['staff_factor_reset', 'staff_wrong_codes', 'staff_blocked'] as const)
    notifications.addTemplate(name, async (_data, language) => render(staffWords[name][language], []));
};
