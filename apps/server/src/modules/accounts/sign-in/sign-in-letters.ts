import type { Language } from '@trassa/contracts';
import { brandIn, formatDatedClock, siteTimezone } from '@trassa/rules';
import type { LetterContent, Template } from '../../notifications/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { codeText, findCode } from '../codes/one-time-codes.ts';
import { findPhoneCode, phoneCodeText } from '../codes/phone-codes.ts';
import { findByEmail } from './credentials.repository.ts';
import * as words from './sign-in-words.ts';

type Words = Record<Language, (link: string) => LetterContent>;

/** The letters of getting in; those with a code tell nothing once it has ended. */
export const addSignInLetters = (deps: SignInDeps): void => {
  const { db, notifications, siteUrl, brand, codesKey } = deps;
  const plain =
    (texts: Words, path: string): Template =>
    async (_data, language) =>
      texts[language](`${siteUrl}${path}`);
  const withCode =
    (texts: Words, path: string, query = ''): Template =>
    async (data, language) => {
      const code = await findCode(db, String(data['code']));
      if (!code?.isLive) return null;
      return texts[language](`${siteUrl}${path}${codeText(codesKey, code)}${query}`);
    };

  notifications.addTemplate('confirm_email', withCode(words.confirmWords, '/verify/email/'));
  notifications.addTemplate('link', withCode(words.linkWords, '/token/'));
  notifications.addTemplate('reset', withCode(words.resetWords, '/verify/resetpassword/'));
  notifications.addTemplate('known_email', plain(words.knownWords, '/login'));
  notifications.addTemplate('password_changed', plain(words.passwordChangedWords, '/login'));

  const finish = withCode(words.finishWords, '/verify/email/', '?password=new');
  const finishKnown = plain(words.finishKnownWords, '/loginlink');
  notifications.addTemplate('finish_registration', async (data, language) => {
    const code = await findCode(db, String(data['code']));
    const known = code && (await findByEmail(db, code.email));
    return known?.isConfirmed ? finishKnown(data, language) : finish(data, language);
  });
  // Not those that warn: nobody blunts them.
  const house: Readonly<Record<string, Words>> = {
    confirm_email: words.confirmWords,
    link: words.linkWords,
    reset: words.resetWords,
    known_email: words.knownWords,
    finish_registration: words.finishWords,
    finish_registration_known: words.finishKnownWords,
  };
  for (const [name, { ru, en }] of Object.entries(house))
    notifications.addHouseLetter(name, { built: { ru: ru(siteUrl), en: en(siteUrl) } });

  notifications.addTemplate('new_device', async (data, language) =>
    words.newDeviceWords[language](
      `${siteUrl}/me/session`,
      formatDatedClock(Number(data['at']), siteTimezone, language),
      String(data['device']),
    ),
  );

  const { hostname } = new URL(siteUrl);
  notifications.addTemplate('sms_code', async (data, language) => {
    const code = await findPhoneCode(db, String(data['code']));
    return (
      code && { text: words.smsWords[language](phoneCodeText(codesKey, code), brandIn(language, brand), hostname) }
    );
  });
};
