import { formatDatedStart, moneyText } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { LetterPart, Template } from '../../notifications/index.ts';
import { findToldCancellation } from './cancel-start.repository.ts';

const words = {
  ru: {
    subject: (race: string) => `Старт отменён: ${race}`,
    title: 'Старт отменён',
    text: (race: string) => `Нам очень жаль: старт «${race}» не состоится.`,
    paid: (sum: string) => `Вернём ${sum} тем же способом, которым был оплачен заказ. Делать ничего не нужно.`,
    toCertificate: (sum: string) =>
      `Вернём ${sum} на подарочный сертификат, которым был оплачен заказ. Делать ничего не нужно.`,
    inParts: (certificate: string, rest: string) =>
      `Вернём ${certificate} на подарочный сертификат и ${rest} тем же способом, которым был оплачен заказ. Делать ничего не нужно.`,
    holder: 'Ваш билет больше не действует. Деньги за него вернём тому, кто его купил.',
    event: 'Событие',
    start: 'Должен был пройти',
    sum: 'Возврат',
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
    calendar: 'Выбрать другой старт',
  },
  en: {
    subject: (race: string) => `Race cancelled: ${race}`,
    title: 'The race is cancelled',
    text: (race: string) => `We are very sorry: ${race} will not take place.`,
    paid: (sum: string) => `We will refund ${sum} to the original payment method. You do not have to do anything.`,
    toCertificate: (sum: string) =>
      `We will refund ${sum} to the gift certificate that paid for the order. You do not have to do anything.`,
    inParts: (certificate: string, rest: string) =>
      `We will refund ${certificate} to the gift certificate and ${rest} to the original payment method. You do not have to do anything.`,
    holder: 'Your ticket is no longer valid. Its money goes back to whoever bought it.',
    event: 'Event',
    start: 'Was due to start',
    sum: 'Refund',
    bank: 'The money usually arrives within five working days.',
    calendar: 'Choose another race',
  },
} as const;

/** A start was called off: to a purchaser with the sum of all his orders, to another holder without sums. BO-047 */
export const cancelledLetter =
  ({ db, siteUrl }: { readonly db: Database; readonly siteUrl: string }): Template =>
  async (data, language) => {
    const order = typeof data['order'] === 'string' ? data['order'] : null;
    const told = await findToldCancellation(db, String(data['run']), order);
    if (!told) return null;
    const text = words[language];
    const { sum, certificates } = told;
    const title = say(language, told.titleRu, told.titleEn);
    const race = `${title}, ${say(language, told.cityRu, told.cityEn)}`;
    const money = (part: number): string => moneyText(part, language);
    const way = (): string[] => {
      if (order === null) return [text.holder];
      if (sum === 0) return [];
      if (certificates === 0) return [text.paid(money(sum))];
      return [
        certificates === sum
          ? text.toCertificate(money(sum))
          : text.inParts(money(certificates), money(sum - certificates)),
      ];
    };
    const own = told.letter && say(language, told.letter.ru, told.letter.en ?? null);
    const paragraphs = [text.text(race), ...(own ? [own] : []), ...way()];
    return {
      subject: text.subject(race),
      title: text.title,
      parts: [
        ...paragraphs.map((paragraph): LetterPart => ({ type: 'text', text: paragraph })),
        {
          type: 'facts',
          facts: [
            [text.event, race],
            [text.start, formatDatedStart(toUnix(told.startTime), told.timezone, language)],
            ...(sum > 0 ? [[text.sum, money(sum)] as const] : []),
          ],
        },
        ...(sum > certificates ? [{ type: 'note' as const, text: text.bank }] : []),
        { type: 'button', label: text.calendar, link: `${siteUrl}/calendar` },
      ],
    };
  };
