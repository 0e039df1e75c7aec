import type { Language } from '@trassa/contracts';

/** A letter in words: paragraphs, then a button and a note where there are any. */
export type Words = {
  readonly subject: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly button?: string;
  readonly note?: string;
};

type LetterName =
  | 'new_email'
  | 'new_email_notice'
  | 'email_taken'
  | 'phone_moved'
  | 'subscription'
  | 'delete_account'
  | 'account_deleted';

/** Letters about the own data. They name nobody and no address: a letter may be forwarded. */
export const profileWords: Readonly<Record<LetterName, Readonly<Record<Language, Words>>>> = {
  new_email: {
    ru: {
      subject: 'Подтвердите новый e-mail',
      title: 'Подтвердите новый e-mail',
      texts: [
        'Этот адрес указали новым для входа в аккаунт. Если это были вы, откройте ссылку там, где вошли в этот аккаунт.',
      ],
      button: 'Подтвердить e-mail',
      note: 'Ссылка действует 24 часа и срабатывает один раз. Если это были не вы, ничего не делайте.',
    },
    en: {
      subject: 'Confirm your new e-mail',
      title: 'Confirm your new e-mail',
      texts: [
        'This address was given as the new one of an account. If it was you, open the link where you are signed in to it.',
      ],
      button: 'Confirm the e-mail',
      note: 'The link works once, within 24 hours. If it was not you, do nothing.',
    },
  },
  new_email_notice: {
    ru: {
      subject: 'В вашем аккаунте меняют e-mail',
      title: 'В вашем аккаунте меняют e-mail',
      texts: [
        'Для аккаунта с этим адресом указали новый e-mail. Пока его не подтвердят, вход остаётся прежним.',
        'Если это были не вы, смените пароль и завершите чужие сеансы.',
      ],
      button: 'Мои сеансы',
    },
    en: {
      subject: 'The e-mail of your account is being changed',
      title: 'The e-mail of your account is being changed',
      texts: [
        'A new e-mail was given for the account with this address. Until it is confirmed you sign in as before.',
        'If it was not you, change the password and end the sessions that are not yours.',
      ],
      button: 'My sessions',
    },
  },
  email_taken: {
    ru: {
      subject: 'Ваш адрес указали в другом аккаунте',
      title: 'Ваш адрес указали в другом аккаунте',
      texts: [
        'Кто-то хотел сделать этот e-mail адресом другого аккаунта. Мы этого не разрешили: у вас уже есть аккаунт с ним.',
        'Если это были вы, войдите в тот аккаунт, где этот адрес.',
      ],
      button: 'Войти',
    },
    en: {
      subject: 'Your address was given in another account',
      title: 'Your address was given in another account',
      texts: [
        'Somebody wanted to make this e-mail the address of another account. We did not allow it: you have an account with it.',
        'If it was you, sign in to the account that has this address.',
      ],
      button: 'Sign in',
    },
  },
  phone_moved: {
    ru: {
      subject: 'Ваш телефон теперь в другом аккаунте',
      title: 'Ваш телефон теперь в другом аккаунте',
      texts: [
        'Телефон из вашего аккаунта подтвердили кодом из SMS в другом. В вашем его больше нет.',
        'Вы можете войти по этому e-mail и указать другой телефон.',
      ],
      button: 'Настройки',
    },
    en: {
      subject: 'Your phone belongs to another account now',
      title: 'Your phone belongs to another account now',
      texts: [
        'The phone of your account was confirmed by a text message in another one. Yours has no phone any more.',
        'You can sign in by this e-mail and give another phone.',
      ],
      button: 'Settings',
    },
  },
  subscription: {
    ru: {
      subject: 'Подтвердите подписку',
      title: 'Подтвердите подписку',
      texts: ['Этот адрес указали для новостей о стартах. Пока вы не подтвердите, мы ничего не пришлём.'],
      button: 'Подписаться',
      note: 'Ссылка действует неделю. Если это были не вы, ничего не делайте.',
    },
    en: {
      subject: 'Confirm the subscription',
      title: 'Confirm the subscription',
      texts: ['This address was given for news of races. Until you confirm it, we send nothing.'],
      button: 'Subscribe',
      note: 'The link works for a week. If it was not you, do nothing.',
    },
  },
  delete_account: {
    ru: {
      subject: 'Код для удаления аккаунта',
      title: 'Удаление аккаунта',
      texts: [
        'Вы хотите удалить аккаунт. Данные сотрутся сразу и безвозвратно, билеты на предстоящие старты пропадут.',
        'Чтобы подтвердить, откройте ссылку или вставьте код на странице настроек.',
      ],
      button: 'Удалить аккаунт',
      note: 'Код действует 30 минут. Если это были не вы, смените пароль и завершите чужие сеансы.',
    },
    en: {
      subject: 'Code to delete your account',
      title: 'Deleting the account',
      texts: [
        'You want to delete your account. Your data will be erased at once and for good, tickets for coming starts are lost.',
        'To confirm, open the link or paste the code on the settings page.',
      ],
      button: 'Delete the account',
      note: 'The code works for 30 minutes. If it was not you, change the password and end the sessions that are not yours.',
    },
  },
  account_deleted: {
    ru: {
      subject: 'Аккаунт удалён',
      title: 'Аккаунт удалён',
      texts: [
        'Личные данные стёрты. Мы храним только документы об оплате и согласиях без имени, почты и телефона – этого требует закон.',
        'Этот адрес и телефон свободны: с ними можно зарегистрироваться снова.',
      ],
      note: 'Это последнее письмо.',
    },
    en: {
      subject: 'The account has been deleted',
      title: 'The account has been deleted',
      texts: [
        'Your personal data has been erased. We keep only records of payments and consents without name, e-mail and phone, as the law demands.',
        'This address and the phone are free: you can sign up with them again.',
      ],
      note: 'This is the last letter.',
    },
  },
};
