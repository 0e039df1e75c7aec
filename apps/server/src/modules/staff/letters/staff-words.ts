import type { Language } from '@trassa/contracts';

/** A letter in words: paragraphs, then a button and a note where there are any. */
export type Words = {
  readonly subject: string;
  readonly texts: readonly string[];
  readonly button?: string;
  readonly note?: string;
};

type LetterName =
  | 'staff_fresh'
  | 'staff_invitation'
  | 'staff_factor_reset'
  | 'staff_new_place'
  | 'staff_way_added'
  | 'staff_wrong_codes'
  | 'staff_blocked';

/** Letters to the staff. They name no address, and no colleague but who invites: a letter may be forwarded. */
export const staffWords: Readonly<Record<LetterName, Readonly<Record<Language, Words>>>> = {
  staff_fresh: {
    ru: {
      subject: 'Код для входа в штаб',
      texts: ['С этим кодом можно настроить второй фактор для штаба.'],
      note: 'Код действует 5 минут и срабатывает один раз. Если это были не вы, смените пароль и завершите чужие сеансы.',
    },
    en: {
      subject: 'Your code for the back office',
      texts: ['With this code you can set up your second factor for the back office.'],
      note: 'The code works once, within 5 minutes. If it was not you, change your password and end sessions that are not yours.',
    },
  },
  staff_invitation: {
    ru: {
      subject: 'Вас приглашают в штаб',
      texts: [
        'Вам дают права в штабе сайта. Войдите на сайт с этим адресом почты или зарегистрируйтесь и откройте ссылку.',
      ],
      button: 'Принять приглашение',
      note: 'Ссылка действует 72 часа и срабатывает один раз. Если вы не ждали этого письма, ничего не делайте.',
    },
    en: {
      subject: 'You are invited to the back office',
      texts: [
        'You are being given rights in the back office of the site. Sign in or register with this email address, then open the link.',
      ],
      button: 'Accept the invitation',
      note: 'The link works once, within 72 hours. If you did not expect this letter, do nothing.',
    },
  },
  staff_factor_reset: {
    ru: {
      subject: 'Ваш второй фактор сброшен',
      texts: [
        'Администратор сбросил второй фактор для входа в штаб и завершил ваши сеансы в нём. При следующем входе его настроят заново.',
        'Если вы об этом не просили, сообщите администратору.',
      ],
    },
    en: {
      subject: 'Your second factor was reset',
      texts: [
        'An administrator has reset your second factor of the back office and ended your sessions there. You set it up anew when you next enter.',
        'If you did not ask for it, tell an administrator.',
      ],
    },
  },
  staff_new_place: {
    ru: {
      subject: 'Вход в штаб с нового места',
      texts: ['В штаб вошли под вашим именем с нового устройства или из новой сети.'],
      button: 'Это не я: завершить всё',
      note: 'Если это были вы, ничего не делайте. Ссылка завершит все ваши сеансы на сайте и в штабе и закроет вам вход в штаб, пока другой администратор не сбросит второй фактор. Потом смените пароль.',
    },
    en: {
      subject: 'The back office was entered from a new place',
      texts: ['Somebody entered the back office in your name from a new device or network.'],
      button: 'It was not me: end everything',
      note: 'If it was you, do nothing. The link ends all your sessions on the site and in the back office, and closes your way in until another administrator resets your second factor. Then change your password.',
    },
  },
  staff_way_added: {
    ru: {
      subject: 'Добавлен способ входа в штаб',
      texts: ['К вашему входу в штаб добавили ещё один способ подтверждения.'],
      button: 'Это не я: завершить всё',
      note: 'Если это были вы, ничего не делайте. Ссылка завершит все ваши сеансы на сайте и в штабе и закроет вам вход в штаб, пока другой администратор не сбросит второй фактор. Потом смените пароль.',
    },
    en: {
      subject: 'A way into the back office was added',
      texts: ['One more way to confirm your sign-in to the back office was added.'],
      button: 'It was not me: end everything',
      note: 'If it was you, do nothing. The link ends all your sessions on the site and in the back office, and closes your way in until another administrator resets your second factor. Then change your password.',
    },
  },
  staff_wrong_codes: {
    ru: {
      subject: 'Неверные коды при входе в штаб',
      texts: [
        'Под вашим именем пять раз за 15 минут ввели неверный код или пароль. Следующие 15 минут вход не принимает и верные.',
        'Если это были не вы, смените пароль и завершите чужие сеансы.',
      ],
    },
    en: {
      subject: 'Wrong codes at the back office',
      texts: [
        'In your name a wrong code or password was entered five times within 15 minutes. For the next 15 minutes right ones are not taken either.',
        'If it was not you, change your password and end sessions that are not yours.',
      ],
    },
  },
  staff_blocked: {
    ru: {
      subject: 'Вход в штаб закрыт',
      texts: [
        'Под вашим именем за сутки ввели двадцать неверных кодов. Вход в штаб закрыт, пока другой администратор не сбросит второй фактор.',
        'Если это были не вы, смените пароль и сообщите администратору.',
      ],
    },
    en: {
      subject: 'Your way into the back office is closed',
      texts: [
        'In your name twenty wrong codes were entered within a day. The way in is closed until another administrator resets your second factor.',
        'If it was not you, change your password and tell an administrator.',
      ],
    },
  },
};
