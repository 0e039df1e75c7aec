import type { Language } from '@trassa/contracts';
import type { LetterContent, LetterPart } from '../../notifications/index.ts';
import type { SignInDeps } from '../account-deps.ts';
import { codeText, findCode } from '../codes/one-time-codes.ts';

type Words = { subject: string; text: string; button: string; note: string };

const codeWords: Readonly<Record<Language, Words>> = {
  ru: {
    subject: 'Ваши данные у нас',
    text: 'Кто-то попросил показать или стереть то, что мы храним по этому адресу: покупки без аккаунта, обращения, подписки. По ссылке можно скачать всё одним файлом или стереть.',
    button: 'Открыть страницу',
    note: 'Ссылка действует час. Если это были не вы, ничего не делайте: без ссылки никто ничего не увидит.',
  },
  en: {
    subject: 'Your data with us',
    text: 'Somebody asked to see or erase what we keep for this address: purchases without an account, requests, mailings. Use the link to download it all as one file, or erase it.',
    button: 'Open the page',
    note: 'The link works for an hour. If it was not you, do nothing: nobody can see anything without the link.',
  },
};

const accountWords: Readonly<Record<Language, Words>> = {
  ru: {
    subject: 'Ваши данные у нас',
    text: 'Кто-то попросил показать или стереть то, что мы храним по этому адресу. У вас есть аккаунт: скачать и стереть всё можно в его настройках.',
    button: 'Открыть настройки',
    note: 'Если это были не вы, ничего не делайте.',
  },
  en: {
    subject: 'Your data with us',
    text: 'Somebody asked to see or erase what we keep for this address. You have an account: you can download and erase everything in its settings.',
    button: 'Open the settings',
    note: 'If it was not you, do nothing.',
  },
};

/** Letters that answer a guest who asks for his data (DEC-120). */
export const addGuestLetters = ({
  db,
  codesKey,
  siteUrl,
  notifications,
}: Pick<SignInDeps, 'db' | 'codesKey' | 'siteUrl' | 'notifications'>): void => {
  const render = ({ subject, text, button, note }: Words, link: string): LetterContent => {
    const parts: LetterPart[] = [
      { type: 'text', text },
      { type: 'button', label: button, link },
      { type: 'note', text: note },
    ];
    return { subject, title: subject, parts };
  };
  notifications.addTemplate('guest_data', async (data, language) => {
    const row = await findCode(db, String(data['code']));
    if (!row?.isLive) return null;
    // Behind the number sign: the code reaches no log of any server on its way.
    return render(codeWords[language], `${siteUrl}/my-data#code=${codeText(codesKey, row)}`);
  });
  notifications.addTemplate('guest_data_account', async (_data, language) =>
    render(accountWords[language], `${siteUrl}/me/setting`),
  );
  for (const [name, { ru, en }] of Object.entries({ guest_data: codeWords, guest_data_account: accountWords }))
    notifications.addHouseLetter(name, { built: { ru: render(ru, siteUrl), en: render(en, siteUrl) } });
};
