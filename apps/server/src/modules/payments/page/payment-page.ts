import type { Language } from '@trassa/contracts';
import { moneyText } from '@trassa/rules';
import { renderSVG } from 'uqr';
import type { Minor } from '../../../kernel/money.ts';
import type { PaymentPage } from '../port/payment.ts';
import { escape, framePage, framePolicy } from './frame.ts';

const words = {
  ru: {
    title: 'Оплата',
    order: 'Заказ',
    sum: 'К оплате',
    leaving: 'Сейчас откроется страница оплаты.',
    go: 'Перейти к оплате',
    scan: 'Наведите камеру телефона на код или откройте приложение банка.',
    code: 'Код для оплаты',
    bank: 'Открыть приложение банка',
    paid: 'Оплачено, дальше',
  },
  en: {
    title: 'Payment',
    order: 'Order',
    sum: 'To pay',
    leaving: 'Opening the payment page.',
    go: 'Go to payment',
    scan: 'Point your phone’s camera at the code, or open your bank’s app.',
    code: 'Payment QR code',
    bank: 'Open my bank’s app',
    paid: 'I have paid, continue',
  },
} as const;

/** Without scripts the button does it. */
const sendForm = 'document.forms[0].submit()';

type Attempt = {
  readonly orderPublicId: string;
  readonly amount: Minor;
  readonly language: Language;
  readonly brand: string;
  /** Path of the page after the payment. */
  readonly returnTo: string;
};

const input = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

const bodyOf = (page: PaymentPage, { language, returnTo }: Attempt): string => {
  const say = words[language];
  if (page.kind === 'form')
    return (
      `<p>${say.leaving}</p><form method="post" action="${escape(page.action)}">${Object.entries(page.fields).map(input).join('')}` +
      `<button class="primary">${say.go}</button></form><script>${sendForm}</script>`
    );
  const code = renderSVG(page.link, { border: 2 }).replace(
    '<svg ',
    `<svg class="code" role="img" aria-label="${say.code}" `,
  );
  return (
    `<p>${say.scan}</p>${code}<div class="row"><a class="go primary" href="${escape(page.link)}">${say.bank}</a>` +
    `<a class="go" href="${escape(returnTo)}">${say.paid}</a></div>`
  );
};

/**
 * A page between the basket and a provider that an address alone does not open, with the policy it needs: its form may go to
 * that provider and nowhere else.
 */
export const paymentPage = (page: PaymentPage, attempt: Attempt): { html: string; policy: string } => {
  const say = words[attempt.language];
  const order = `<dl><dt>${say.order}</dt><dd>${escape(attempt.orderPublicId)}</dd><dt>${say.sum}</dt><dd>${moneyText(attempt.amount, attempt.language)}</dd></dl>`;
  return {
    html: framePage({ ...attempt, title: say.title, body: `${order}${bodyOf(page, attempt)}` }),
    policy:
      page.kind === 'form'
        ? framePolicy({ script: sendForm, formTarget: new URL(page.action).origin })
        : framePolicy({ formTarget: "'none'" }),
  };
};
