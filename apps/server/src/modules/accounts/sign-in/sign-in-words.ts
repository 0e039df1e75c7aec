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
    subject: 'Confirm your email',
    title: 'Confirm your email',
    parts: [
      {
        type: 'text',
        text: 'Somebody signed up with this address. Open the link and confirm your email on the page.',
      },
      { type: 'button', label: 'Confirm email', link },
      { type: 'note', text: 'The link works once, within 24 hours.' },
      { type: 'note', text: 'If it was not you, do not press it: without confirmation there will be no account.' },
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
      {
        type: 'text',
        text: 'Somebody tried to sign up with your address again. You do not need a new account: just sign in.',
      },
      { type: 'button', label: 'Sign in', link },
      { type: 'note', text: 'Forgot your password? There is a “Forgot password?” link on the sign-in page.' },
      { type: 'note', text: 'If it was not you, you do not need to do anything: nothing has changed in your account.' },
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
      { type: 'note', text: 'The link works once, within 30 minutes. Do not forward it to anyone.' },
      { type: 'note', text: 'If you did not ask for it, just delete this email.' },
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
    subject: 'Set a new password',
    title: 'Set a new password',
    parts: [
      { type: 'text', text: 'Press the button and choose a new password. All sessions of your account will end.' },
      { type: 'button', label: 'Set a new password', link },
      { type: 'note', text: 'The link works once, within 60 minutes.' },
      { type: 'note', text: 'If you did not ask for it, delete this email: your old password still works.' },
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
      { type: 'text', text: 'The password of your account was changed and your other sessions have ended.' },
      { type: 'text', text: 'If it was not you, set a new password right now.' },
      { type: 'button', label: 'Recover my account', link },
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
    title: 'Just a password to go',
    parts: [
      {
        type: 'text',
        text: 'Confirm your email and set a password: your purchase will be in your account on any device.',
      },
      { type: 'button', label: 'Finish signing up', link },
      { type: 'note', text: 'The link works once, within 24 hours.' },
      { type: 'note', text: 'If you have not bought anything, delete this email.' },
    ],
  }),
};

export const finishKnownWords: Both = {
  ru: (link) => ({
    house: { letter: 'finish_registration_known' },
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
    house: { letter: 'finish_registration_known' },
    subject: 'Your purchase is waiting in your account',
    title: 'You already have an account',
    parts: [
      {
        type: 'text',
        text: 'A purchase was made with your address. Sign in with an emailed link and it will appear among your tickets.',
      },
      { type: 'button', label: 'Get a link', link },
      { type: 'note', text: 'If you have not bought anything, delete this email.' },
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
    subject: 'New sign-in to your account',
    title: 'New sign-in to your account',
    parts: [
      { type: 'text', text: 'Somebody signed in to your account from a new device or place.' },
      { type: 'facts', facts: [['When', at], ...(device ? [['Device', device] as const] : [])] },
      { type: 'text', text: 'If it was not you, end that session and change your password.' },
      { type: 'button', label: 'My sessions', link },
    ],
  }),
};

/** The last line binds the code to the site: phones offer to fill it in there and nowhere else. */
export const smsWords: Record<Language, (code: string, brand: string, host: string) => string> = {
  ru: (code, brand, host) => `${brand}: код ${code}. Никому его не говорите.\n\n@${host} #${code}`,
  en: (code, brand, host) => `${brand}: code ${code}. Do not share it with anyone.\n\n@${host} #${code}`,
};
