import type { Language } from '@trassa/contracts';
import { moneyText, orderNumber } from '@trassa/rules';
import type { Database } from '../../../platform/database/index.ts';
import type { HouseLetter, LetterContent, LetterPart, Template } from '../../notifications/index.ts';
import { findToldReturn } from './refund.repository.ts';

const words = {
  ru: {
    subject: (sum: string) => `Возвращаем ${sum}`,
    title: 'Возвращаем деньги',
    free: 'Мы оформили возврат по вашему заказу. Деньги за него не возвращаются.',
    paid: (sum: string) => `Вернём ${sum} тем же способом, которым был оплачен заказ.`,
    toCertificate: (sum: string) => `Вернём ${sum} на подарочный сертификат, которым был оплачен заказ.`,
    inParts: (certificate: string, rest: string) =>
      `Вернём ${certificate} на подарочный сертификат и ${rest} тем же способом, которым был оплачен заказ.`,
    order: 'Заказ',
    what: 'За что',
    sum: 'Возврат',
    ended: 'Страховка, которая ещё не началась, прекращается вместе с билетом, деньги за неё не возвращаются.',
    kept: 'Страховка, которая уже началась, действует до конца своего срока, деньги за неё не возвращаются.',
    bank: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.',
    open: 'Открыть заказ',
  },
  en: {
    subject: (sum: string) => `Your refund of ${sum}`,
    title: 'We are refunding you',
    free: 'Your return has been processed. There is no money to refund for it.',
    paid: (sum: string) => `We will refund ${sum} to the original payment method.`,
    toCertificate: (sum: string) => `We will refund ${sum} to the gift certificate that paid for the order.`,
    inParts: (certificate: string, rest: string) =>
      `We will refund ${certificate} to the gift certificate and ${rest} to the original payment method.`,
    order: 'Order',
    what: 'For',
    sum: 'Refund',
    ended: 'Insurance that has not begun ends with its ticket; there is no refund for it.',
    kept: 'Insurance that has begun stays valid until it ends; there is no refund for it.',
    bank: 'The money usually arrives within five working days.',
    open: 'Open the order',
  },
} as const;

const moneyBoth = (sum: number): Readonly<Record<Language, string>> => ({
  ru: moneyText(sum, 'ru'),
  en: moneyText(sum, 'en'),
});

/** Money of an order that the staff gives back is under way: the sum, where it goes and when (back-office 5.11). */
export const moneyBackLetter =
  ({ db, siteUrl }: { readonly db: Database; readonly siteUrl: string }): Template =>
  async (data, language): Promise<LetterContent | null> => {
    const told = await findToldReturn(db, String(data['return']));
    if (!told) return null;
    const say = words[language];
    const { sum, certificates } = told;
    const [all, back, rest] = [sum, certificates, sum - certificates].map((part) => moneyText(part, language));
    const titles = language === 'ru' ? told.titlesRu : told.titlesEn;
    const way = (): LetterPart => {
      if (sum === 0) return { type: 'text', word: 'way_free', text: say.free };
      if (certificates === 0) return { type: 'text', word: 'way_paid', text: say.paid(all ?? '') };
      return certificates === sum
        ? { type: 'text', word: 'way_certificate', text: say.toCertificate(back ?? '') }
        : { type: 'text', word: 'way_parts', text: say.inParts(back ?? '', rest ?? '') };
    };
    return {
      subject: sum > 0 ? say.subject(all ?? '') : say.title,
      title: say.title,
      parts: [
        way(),
        {
          type: 'facts',
          facts: [
            [say.order, orderNumber(told.orderPublicId)],
            ...(titles.length ? [[say.what, [...new Set(titles)].join(', ')] as const] : []),
            [say.sum, all ?? ''],
          ],
        },
        ...(['ended', 'kept'] as const)
          .filter((what) => Number(data[`policies_${what}`] ?? 0) > 0)
          .map((what) => ({ type: 'note' as const, word: `insurance_${what}`, text: say[what] })),
        ...(sum > certificates ? [{ type: 'note' as const, word: 'note_bank', text: say.bank }] : []),
        { type: 'button', label: say.open, link: `${siteUrl}/basket/thanks?order=${told.orderPublicId}` },
      ],
      house: {
        fields: { sum: all ?? '', certificate: back ?? '', rest: rest ?? '' },
        ...(sum === 0 && { subject: 'heading' }),
      },
    };
  };

const sample = (language: Language, siteUrl: string): LetterContent => {
  const say = words[language];
  return {
    subject: say.subject('{sum}'),
    title: say.title,
    parts: [
      { type: 'text', word: 'way_paid', text: say.paid('{sum}') },
      {
        type: 'facts',
        facts: [
          [say.order, 's9TGT3Mg'],
          [say.sum, moneyText(300_000, language)],
        ],
      },
      { type: 'note', word: 'note_bank', text: say.bank },
      { type: 'button', label: say.open, link: siteUrl },
    ],
  };
};
const others = (language: Language): LetterPart[] => {
  const say = words[language];
  return [
    { type: 'text', word: 'way_certificate', text: say.toCertificate('{sum}') },
    { type: 'text', word: 'way_parts', text: say.inParts('{certificate}', '{rest}') },
    { type: 'text', word: 'way_free', text: say.free },
    { type: 'note', word: 'insurance_ended', text: say.ended },
    { type: 'note', word: 'insurance_kept', text: say.kept },
  ];
};

/** What the house may change of it: the words of each way by which money goes back, and no sum. */
export const moneyBackHouse = (siteUrl: string): HouseLetter => ({
  built: { ru: sample('ru', siteUrl), en: sample('en', siteUrl) },
  others: { ru: others('ru'), en: others('en') },
  fields: {
    sum: moneyBoth(300_000),
    certificate: moneyBoth(100_000),
    rest: moneyBoth(200_000),
  },
});
