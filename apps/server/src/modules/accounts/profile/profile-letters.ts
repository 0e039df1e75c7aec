import type { Language } from '@trassa/contracts';
import type { LetterContent, LetterPart, Template } from '../../notifications/index.ts';
import { codeText, findCode } from '../codes/one-time-codes.ts';
import type { SignInDeps } from '../account-deps.ts';
import { profileWords, type Words } from './profile-words.ts';
import { subscriptionCode } from './subscription-codes.ts';
import { findSubscription } from './subscriptions.repository.ts';

type LetterDeps = Pick<SignInDeps, 'db' | 'codesKey' | 'siteUrl' | 'notifications'>;

const render = (words: Words, language: Language, link?: string, code?: string): LetterContent => {
  const parts: LetterPart[] = words.texts.map((text) => ({ type: 'text', text }));
  if (link && words.button) parts.push({ type: 'button', label: words.button, link });
  if (code) parts.push({ type: 'facts', facts: [[language === 'en' ? 'Code' : 'Код', code]] });
  if (words.note) parts.push({ type: 'note', text: words.note });
  return { subject: words.subject, title: words.title, parts };
};

/** Letters about the own data; those with a code are not sent any more once it is used or replaced. */
export const addProfileLetters = ({ db, codesKey, siteUrl, notifications }: LetterDeps): void => {
  const plain =
    (name: keyof typeof profileWords, page?: string): Template =>
    async (_data, language) =>
      render(profileWords[name][language], language, page && siteUrl + page);
  const withCode =
    (name: 'new_email' | 'delete_account', page: string, isShown: boolean): Template =>
    async (data, language) => {
      const row = await findCode(db, String(data['code']));
      if (!row?.isLive) return null;
      const code = codeText(codesKey, row);
      return render(profileWords[name][language], language, siteUrl + page + code, isShown ? code : undefined);
    };
  const subscription: Template = async (data, language) => {
    const row = await findSubscription(db, String(data['subscription']));
    if (!row?.isWaiting || row.isLive) return null;
    const link = `${siteUrl}/verify/subscribe/${subscriptionCode(codesKey, 'subscribe', row.publicId)}`;
    return render(profileWords.subscription[language], language, link);
  };
  notifications.addTemplate('new_email', withCode('new_email', '/verify/new/email/', false));
  // Behind the number sign: the code reaches no log of any server on its way.
  notifications.addTemplate('delete_account', withCode('delete_account', '/me/setting#delete=', true));
  notifications.addTemplate('new_email_notice', plain('new_email_notice', '/me/session'));
  notifications.addTemplate('email_taken', plain('email_taken', '/login'));
  notifications.addTemplate('phone_moved', plain('phone_moved', '/me/setting'));
  notifications.addTemplate('account_deleted', plain('account_deleted'));
  notifications.addTemplate('subscription', subscription);
  // Not those that warn: nobody blunts them.
  for (const name of ['new_email', 'subscription', 'delete_account'] as const) {
    const { ru, en } = profileWords[name];
    const code = name === 'delete_account' ? '4WcK-92mD' : undefined;
    notifications.addHouseLetter(name, {
      built: { ru: render(ru, 'ru', siteUrl, code), en: render(en, 'en', siteUrl, code) },
    });
  }
};
