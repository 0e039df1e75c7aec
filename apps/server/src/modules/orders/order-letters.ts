import type { Language } from '@trassa/contracts';
import { type Minor, toRoubles } from '../../kernel/money.ts';
import type { Database } from '../../platform/database/index.ts';
import { layOut, type LetterContent, type Template } from '../notifications/index.ts';
import { type KnownLine, selectLines } from './lines.repository.ts';
import { findOrder } from './orders.repository.ts';

export type LetterDeps = { readonly db: Database; readonly siteUrl: string; readonly brand: string };

const money = (minor: Minor, language: Language): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 ? 2 : 0,
  }).format(toRoubles(minor));

const factOf = (line: KnownLine, language: Language): [string, string] => {
  const title = language === 'en' ? (line.titleEn ?? line.titleRu) : line.titleRu;
  return [line.count > 1 ? `${title} × ${line.count}` : title, money(line.total, language)];
};

const orderContent = (lines: readonly KnownLine[], amount: Minor, link: string, language: Language): LetterContent => {
  const facts = lines.map((line) => factOf(line, language));
  return language === 'en'
    ? {
        subject: 'Your order is paid',
        title: 'Order paid',
        parts: [
          { type: 'text', text: 'Your places are yours. Every ticket comes in a letter of its own.' },
          { type: 'facts', facts: [...facts, ['Paid', money(amount, language)]] },
          { type: 'button', label: 'Open the order', link },
        ],
      }
    : {
        subject: 'Заказ оплачен',
        title: 'Заказ оплачен',
        parts: [
          { type: 'text', text: 'Места за вами. Каждый билет придёт отдельным письмом.' },
          { type: 'facts', facts: [...facts, ['Оплачено', money(amount, language)]] },
          { type: 'button', label: 'Открыть заказ', link },
        ],
      };
};

/** Lines, sum and the way to the thank-you page. */
export const orderLetter =
  ({ db, siteUrl, brand }: LetterDeps): Template =>
  async (data, language) => {
    const order = await findOrder(db, String(data['order']));
    if (!order) return null;
    const link = `${siteUrl}/basket/thanks?order=${order.publicId}`;
    return layOut(orderContent(await selectLines(db, order.id), order.amount, link, language), { brand, language });
  };

const refundContent = (sum: string, isDuplicate: boolean, language: Language, siteUrl: string): LetterContent => {
  if (language === 'en') {
    return {
      subject: `We are sending ${sum} back`,
      title: 'Your money goes back',
      parts: [
        {
          type: 'text',
          text: isDuplicate
            ? `This order was paid already, so we are sending ${sum} back in full.`
            : `The payment came after the order had stopped waiting, and the places were taken by then. We are sending ${sum} back in full.`,
        },
        { type: 'note', text: 'Banks usually take up to five working days.' },
        { type: 'button', label: 'Open the calendar', link: `${siteUrl}/calendar` },
      ],
    };
  }
  return {
    subject: `Возвращаем ${sum}`,
    title: 'Возвращаем деньги',
    parts: [
      {
        type: 'text',
        text: isDuplicate
          ? `Этот заказ уже был оплачен, поэтому возвращаем ${sum} полностью.`
          : `Оплата пришла, когда заказ уже перестал ждать, а места успели занять. Возвращаем ${sum} полностью.`,
      },
      { type: 'note', text: 'Обычно банк зачисляет деньги в течение пяти рабочих дней.' },
      { type: 'button', label: 'Открыть календарь', link: `${siteUrl}/calendar` },
    ],
  };
};

/** Money that could not be used is on its way back (DEC-89). */
export const refundLetter =
  ({ siteUrl, brand }: LetterDeps): Template =>
  async (data, language) =>
    layOut(refundContent(money(Number(data['amount']), language), data['reason'] === 'duplicate', language, siteUrl), {
      brand,
      language,
    });
