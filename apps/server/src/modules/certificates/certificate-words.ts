import type { Language } from '@trassa/contracts';
import { formatDate, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';

export const dayText = (date: Date, language: Language): string => formatDate(toUnix(date), siteTimezone, language);

const plural = (
  language: Language,
  count: number,
  forms: readonly [one: string, few: string, many: string],
): string => {
  const form = new Intl.PluralRules(language).select(count);
  return forms[form === 'one' ? 0 : form === 'few' ? 1 : 2];
};

export const certificateWords = {
  ru: {
    certificate: 'Подарочный сертификат',
    code: 'Код',
    nominal: 'Номинал',
    until: 'Действует до',
    recipient: 'Кому',
    email: 'Почта',
    sending: 'Отправим',
    greeting: 'Пожелание',
    for: (name: string) => `Для: ${name}`,
    use: 'Введите код в корзине перед оплатой: билеты, товары, страховка и доставка станут дешевле на остаток сертификата. Платить можно частями.',
    calendar: 'Выбрать старт',
    shop: 'Открыть магазин',
    order: 'Мой заказ',
    now: 'сразу',
    gift: {
      subject: (count: number) => (count > 1 ? 'Вам подарили сертификаты' : 'Вам подарили сертификат'),
      text: (name: string, count: number) =>
        `${name ? `${name}, вам` : 'Вам'} подарили ${count > 1 ? `${count} ${plural('ru', count, ['сертификат', 'сертификата', 'сертификатов'])}` : 'сертификат'} на старты и вещи. PDF приложен к письму.`,
    },
    bought: {
      subject: 'Ваши подарочные сертификаты',
      title: 'Сертификаты готовы',
      text: 'Сертификаты приложены к письму в PDF: их можно распечатать и вручить. Получателям мы напишем сами, в выбранный день.',
      more: (count: number) =>
        `Ещё ${count} ${plural('ru', count, ['сертификат придёт', 'сертификата придут', 'сертификатов придут'])} получателям отдельными письмами.`,
    },
  },
  en: {
    certificate: 'Gift certificate',
    code: 'Code',
    nominal: 'Worth',
    until: 'Valid until',
    recipient: 'To',
    email: 'E-mail',
    sending: 'Sent',
    greeting: 'Greeting',
    for: (name: string) => `For: ${name}`,
    use: 'Enter the code in the basket before paying: tickets, goods, insurance and delivery cost less by what the certificate is still worth. It may be spent in parts.',
    calendar: 'Choose a start',
    shop: 'Open the shop',
    order: 'My order',
    now: 'at once',
    gift: {
      subject: (count: number) =>
        count > 1 ? 'You have been given certificates' : 'You have been given a certificate',
      text: (name: string, count: number) =>
        `${name ? `${name}, you` : 'You'} have been given ${count > 1 ? `${count} certificates` : 'a certificate'} for starts and goods. The PDF is attached.`,
    },
    bought: {
      subject: 'Your gift certificates',
      title: 'The certificates are ready',
      text: 'The certificates are attached as PDF, to be printed and handed over. We write to the recipients ourselves, on the chosen day.',
      more: (count: number) => `${count} more ${count > 1 ? 'go' : 'goes'} to the recipients by letters of their own.`,
    },
  },
} as const;
