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
    balance: 'Остаток',
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
      quoted: (wish: string) => `«${wish}»`,
      subject: (count: number) => (count > 1 ? 'Вам подарили сертификаты' : 'Вам подарили сертификат'),
      text: (name: string, count: number) =>
        `${name ? `${name}, вам` : 'Вам'} подарили ${count > 1 ? `${count} ${plural('ru', count, ['сертификат', 'сертификата', 'сертификатов'])}` : 'сертификат'} на старты и вещи. PDF приложен к письму.`,
    },
    renewed: {
      subject: 'Новый код сертификата',
      text: (name: string) =>
        `${name ? `${name}, мы` : 'Мы'} заменили код вашего сертификата. Прежний больше не работает, остаток и срок те же. Новый PDF приложен к письму.`,
    },
    bought: {
      subject: 'Ваши подарочные сертификаты',
      title: 'Сертификаты готовы',
      text: 'Сертификаты приложены к письму в PDF: их можно распечатать и вручить. Получателям мы напишем сами.',
      more: (count: number) =>
        `Ещё ${count} ${plural('ru', count, ['сертификат придёт', 'сертификата придут', 'сертификатов придут'])} получателям отдельными письмами.`,
    },
  },
  en: {
    certificate: 'Gift certificate',
    code: 'Code',
    nominal: 'Value',
    balance: 'Balance',
    until: 'Valid until',
    recipient: 'To',
    email: 'Email',
    sending: 'We send it',
    greeting: 'Message',
    for: (name: string) => `For: ${name}`,
    use: 'Enter the code in the basket before paying: the balance pays for tickets, goods, insurance and delivery. It can be spent in parts.',
    calendar: 'Choose a race',
    shop: 'Open the shop',
    order: 'My order',
    now: 'right away',
    gift: {
      quoted: (wish: string) => `“${wish}”`,
      subject: (count: number) =>
        count > 1 ? 'You have been given gift certificates' : 'You have been given a gift certificate',
      text: (name: string, count: number) =>
        `${name ? `${name}, you` : 'You'} have been given ${count > 1 ? `${count} gift certificates` : 'a gift certificate'} for races and kit. The PDF is attached.`,
    },
    renewed: {
      subject: 'A new code for your gift certificate',
      text: (name: string) =>
        `${name ? `${name}, we` : 'We'} have replaced the code of your gift certificate. The old one no longer works; the balance and the date stay the same. The new PDF is attached.`,
    },
    bought: {
      subject: 'Your gift certificates',
      title: 'Your gift certificates are ready',
      text: 'The certificates are attached as PDFs: print them and hand them over. We will email the recipients ourselves.',
      more: (count: number) =>
        `${count} more will be emailed to ${count > 1 ? 'their recipients' : 'the recipient'} separately.`,
    },
  },
} as const;
