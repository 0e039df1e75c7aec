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
      subject: 'Подтвердите новую почту',
      title: 'Подтвердите новую почту',
      texts: [
        'Этот адрес указали новым для входа в аккаунт. Если это были вы, откройте ссылку там, где вошли в этот аккаунт.',
      ],
      button: 'Подтвердить почту',
      note: 'Ссылка действует 24 часа и срабатывает один раз. Если это были не вы, ничего не делайте.',
    },
    en: {
      subject: 'Confirm your new email',
      title: 'Confirm your new email',
      texts: [
        'This address was given as the new email of an account. If it was you, open the link where you are signed in to that account.',
      ],
      button: 'Confirm email',
      note: 'The link works once, within 24 hours. If it was not you, do nothing.',
    },
  },
  new_email_notice: {
    ru: {
      subject: 'В вашем аккаунте меняют почту',
      title: 'В вашем аккаунте меняют почту',
      texts: [
        'Для аккаунта с этим адресом указали новую почту. Пока её не подтвердят, вход остаётся прежним.',
        'Если это были не вы, смените пароль и завершите чужие сеансы.',
      ],
      button: 'Мои сеансы',
    },
    en: {
      subject: 'Your account email is being changed',
      title: 'Your account email is being changed',
      texts: [
        'A new email was given for the account with this address. Until it is confirmed, you sign in as before.',
        'If it was not you, change your password and end any sessions that are not yours.',
      ],
      button: 'My sessions',
    },
  },
  email_taken: {
    ru: {
      subject: 'Ваш адрес указали в другом аккаунте',
      title: 'Ваш адрес указали в другом аккаунте',
      texts: [
        'Кто-то хотел указать вашу почту в другом аккаунте. Мы этого не разрешили: с ней у вас уже есть аккаунт.',
        'Если это были вы, войдите в тот аккаунт, где этот адрес.',
      ],
      button: 'Войти',
    },
    en: {
      subject: 'Your address was given for another account',
      title: 'Your address was given for another account',
      texts: [
        'Somebody tried to use this email for another account. We did not allow it: you already have an account with it.',
        'If it was you, sign in to the account with this address.',
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
        'Вы можете войти по этой почте и указать другой телефон.',
      ],
      button: 'Настройки',
    },
    en: {
      subject: 'Your phone is now in another account',
      title: 'Your phone is now in another account',
      texts: [
        'The phone number of your account was confirmed by text message in another one. Your account no longer has a phone number.',
        'You can sign in with this email and add another number.',
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
      subject: 'Confirm your subscription',
      title: 'Confirm your subscription',
      texts: ['This address was signed up for race news. We will not send anything until you confirm it.'],
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
      title: 'Delete your account',
      texts: [
        'You asked to delete your account. Your data will be erased immediately and for good, and you will lose your tickets for upcoming races.',
        'To confirm, open the link or paste the code on the settings page.',
      ],
      button: 'Delete account',
      note: 'The code works for 30 minutes. If it was not you, change your password and end any sessions that are not yours.',
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
      subject: 'Your account has been deleted',
      title: 'Your account has been deleted',
      texts: [
        'Your personal data has been erased. We keep only payment and consent records, without your name, email and phone, as the law requires.',
        'This email and phone number are free: you can sign up with them again.',
      ],
      note: 'This is the last email from us.',
    },
  },
};
