import type { Language } from '@trassa/contracts';

/** A letter in words: paragraphs, then a button and a note where there are any. */
export type Words = {
  readonly subject: string;
  readonly texts: readonly string[];
  readonly button?: string;
  readonly note?: string;
};

type LetterName = 'staff_fresh';

/** Letters to the staff. They name no colleague and no address: a letter may be forwarded. */
export const staffWords: Readonly<Record<LetterName, Readonly<Record<Language, Words>>>> = {
  staff_fresh: {
    ru: {
      subject: 'Код для входа в панель',
      texts: ['С этим кодом можно настроить второй фактор для панели управления.'],
      note: 'Код действует 5 минут и срабатывает один раз. Если это были не вы, смените пароль и завершите чужие сеансы.',
    },
    en: {
      subject: 'Your code for the back office',
      texts: ['With this code you can set up your second factor for the back office.'],
      note: 'The code works once, within 5 minutes. If it was not you, change your password and end sessions that are not yours.',
    },
  },
};
