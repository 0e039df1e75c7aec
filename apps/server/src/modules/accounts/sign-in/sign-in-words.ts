import type { Language } from '@trassa/contracts';
import type { LetterContent } from '../../notifications/index.ts';

type Words = (link: string) => LetterContent;
type Both = Record<Language, Words>;

export const confirmWords: Both = {
  ru: (link) => ({
    subject: 'Подтвердите почту',
    title: 'Подтвердите почту',
    parts: [
      {
        type: 'text',
        text: 'С этим адресом зарегистрировались у нас. Откройте ссылку и подтвердите почту на странице.',
      },
      { type: 'button', label: 'Подтвердить почту', link },
      { type: 'note', text: 'Ссылка действует 24 часа и срабатывает один раз.' },
      { type: 'note', text: 'Если это были не вы, не нажимайте: без подтверждения аккаунта не будет.' },
    ],
  }),
  en: (link) => ({
    subject: 'Confirm your e-mail',
    title: 'Confirm your e-mail',
    parts: [
      {
        type: 'text',
        text: 'Somebody has signed up with this address. Open the link and confirm the e-mail on the page.',
      },
      { type: 'button', label: 'Confirm the e-mail', link },
      { type: 'note', text: 'The link works once and for 24 hours.' },
      { type: 'note', text: 'If it was not you, do not press it: there is no account without it.' },
    ],
  }),
};

export const knownWords: Both = {
  ru: (link) => ({
    subject: 'У вас уже есть аккаунт',
    title: 'У вас уже есть аккаунт',
    parts: [
      {
        type: 'text',
        text: 'С вашим адресом попробовали зарегистрироваться ещё раз. Новый аккаунт не нужен: войдите.',
      },
      { type: 'button', label: 'Войти', link },
      { type: 'note', text: 'Пароль забылся? На странице входа есть «Забыли пароль?».' },
      { type: 'note', text: 'Если это были не вы, ничего делать не нужно: в аккаунте ничего не изменилось.' },
    ],
  }),
  en: (link) => ({
    subject: 'You already have an account',
    title: 'You already have an account',
    parts: [
      { type: 'text', text: 'Somebody tried to sign up with your address again. You need no new account: sign in.' },
      { type: 'button', label: 'Sign in', link },
      { type: 'note', text: 'Forgot the password? The sign-in page helps.' },
      { type: 'note', text: 'If it was not you, there is nothing to do: nothing has changed in the account.' },
    ],
  }),
};

export const linkWords: Both = {
  ru: (link) => ({
    subject: 'Ссылка для входа',
    title: 'Вход без пароля',
    parts: [
      { type: 'text', text: 'Нажмите кнопку на том устройстве, где хотите войти.' },
      { type: 'button', label: 'Войти', link },
      { type: 'note', text: 'Ссылка действует 30 минут и срабатывает один раз. Никому её не пересылайте.' },
      { type: 'note', text: 'Если вы не просили её, просто удалите письмо.' },
    ],
  }),
  en: (link) => ({
    subject: 'Your sign-in link',
    title: 'Sign in without a password',
    parts: [
      { type: 'text', text: 'Press the button on the device where you want to sign in.' },
      { type: 'button', label: 'Sign in', link },
      { type: 'note', text: 'The link works once and for 30 minutes. Do not forward it to anybody.' },
      { type: 'note', text: 'If you did not ask for it, just delete this letter.' },
    ],
  }),
};

export const resetWords: Both = {
  ru: (link) => ({
    subject: 'Новый пароль',
    title: 'Новый пароль',
    parts: [
      { type: 'text', text: 'Нажмите кнопку и придумайте новый пароль. После этого все входы в аккаунт закончатся.' },
      { type: 'button', label: 'Задать пароль', link },
      { type: 'note', text: 'Ссылка действует 60 минут и срабатывает один раз.' },
      { type: 'note', text: 'Если вы не просили её, удалите письмо: прежний пароль действует.' },
    ],
  }),
  en: (link) => ({
    subject: 'A new password',
    title: 'A new password',
    parts: [
      { type: 'text', text: 'Press the button and choose a new password. All sign-ins of the account end with it.' },
      { type: 'button', label: 'Choose a password', link },
      { type: 'note', text: 'The link works once and for 60 minutes.' },
      { type: 'note', text: 'If you did not ask for it, delete this letter: your old password still works.' },
    ],
  }),
};

export const passwordChangedWords: Both = {
  ru: (link) => ({
    subject: 'Пароль изменён',
    title: 'Пароль изменён',
    parts: [
      { type: 'text', text: 'Пароль вашего аккаунта изменён, другие входы завершены.' },
      { type: 'text', text: 'Если это были не вы, задайте новый пароль прямо сейчас.' },
      { type: 'button', label: 'Восстановить доступ', link },
    ],
  }),
  en: (link) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    parts: [
      { type: 'text', text: 'The password of your account was changed, and the other sign-ins have ended.' },
      { type: 'text', text: 'If it was not you, choose a new password right now.' },
      { type: 'button', label: 'Get the account back', link },
    ],
  }),
};

export const finishWords: Both = {
  ru: (link) => ({
    subject: 'Завершите регистрацию',
    title: 'Осталось придумать пароль',
    parts: [
      {
        type: 'text',
        text: 'Подтвердите почту и задайте пароль: покупка останется в вашем аккаунте, с любого устройства.',
      },
      { type: 'button', label: 'Завершить регистрацию', link },
      { type: 'note', text: 'Ссылка действует 24 часа и срабатывает один раз.' },
      { type: 'note', text: 'Если вы ничего не покупали, удалите письмо.' },
    ],
  }),
  en: (link) => ({
    subject: 'Finish signing up',
    title: 'A password is all that is left',
    parts: [
      {
        type: 'text',
        text: 'Confirm the e-mail and choose a password: your purchase stays in your account on any device.',
      },
      { type: 'button', label: 'Finish signing up', link },
      { type: 'note', text: 'The link works once and for 24 hours.' },
      { type: 'note', text: 'If you have bought nothing, delete this letter.' },
    ],
  }),
};

export const finishKnownWords: Both = {
  ru: (link) => ({
    subject: 'Ваша покупка ждёт в аккаунте',
    title: 'У вас уже есть аккаунт',
    parts: [
      {
        type: 'text',
        text: 'Покупка оформлена на ваш адрес. Войдите по ссылке из письма, и она появится среди ваших билетов.',
      },
      { type: 'button', label: 'Получить ссылку', link },
      { type: 'note', text: 'Если вы ничего не покупали, удалите письмо.' },
    ],
  }),
  en: (link) => ({
    subject: 'Your purchase waits in your account',
    title: 'You already have an account',
    parts: [
      {
        type: 'text',
        text: 'A purchase was made with your address. Sign in by a link from a letter and find it among your tickets.',
      },
      { type: 'button', label: 'Get the link', link },
      { type: 'note', text: 'If you have bought nothing, delete this letter.' },
    ],
  }),
};

export const newDeviceWords: Record<Language, (link: string, at: string, device: string) => LetterContent> = {
  ru: (link, at, device) => ({
    subject: 'Вход с нового устройства',
    title: 'Вход с нового устройства',
    parts: [
      { type: 'text', text: 'В ваш аккаунт вошли с устройства или из места, которых раньше не было.' },
      { type: 'facts', facts: [['Когда', at], ...(device ? [['Устройство', device] as const] : [])] },
      { type: 'text', text: 'Если это были не вы, завершите чужой вход и смените пароль.' },
      { type: 'button', label: 'Посмотреть входы', link },
    ],
  }),
  en: (link, at, device) => ({
    subject: 'A sign-in from a new device',
    title: 'A sign-in from a new device',
    parts: [
      { type: 'text', text: 'Somebody signed in to your account from a device or a place that was never seen before.' },
      { type: 'facts', facts: [['When', at], ...(device ? [['Device', device] as const] : [])] },
      { type: 'text', text: 'If it was not you, end that sign-in and change the password.' },
      { type: 'button', label: 'See the sign-ins', link },
    ],
  }),
};

/** The last line binds the code to the site: phones offer to fill it in there and nowhere else. */
export const smsWords: Record<Language, (code: string, brand: string, host: string) => string> = {
  ru: (code, brand, host) => `${brand}: код ${code}. Никому его не говорите.\n\n@${host} #${code}`,
  en: (code, brand, host) => `${brand}: code ${code}. Do not tell it to anybody.\n\n@${host} #${code}`,
};
