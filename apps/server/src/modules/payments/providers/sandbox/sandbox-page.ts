import type { Language } from '@trassa/contracts';
import { formatClock, moneyText, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { escape, framePage, framePolicy } from '../../page/frame.ts';
import type { SandboxPayment } from './sandbox.repository.ts';

const words = {
  ru: {
    title: 'Тестовая оплата',
    lead: 'Настоящие деньги не списываются. Выберите, чем закончится платёж.',
    order: 'Заказ',
    sum: 'К оплате',
    sumWas: 'Сумма',
    until: 'Места за вами до',
    pay: 'Оплатить',
    fail: 'Отказать в оплате',
    late: 'Оплатить позже срока',
    lateNote: 'Деньги придут, когда время заказа уже выйдет: снова займём места или вернём деньги.',
    paid: 'Этот платёж уже принят.',
    ended: 'Этот платёж закончился: заказ больше его не ждёт. Деньги не списаны.',
    on: 'Дальше',
  },
  en: {
    title: 'Test payment',
    lead: 'No real money is taken. Choose how the payment ends.',
    order: 'Order',
    sum: 'To pay',
    sumWas: 'Total',
    until: 'Your places are held until',
    pay: 'Pay',
    fail: 'Decline the payment',
    late: 'Pay after the deadline',
    lateNote:
      'The money arrives after the order has expired: it is restored if the places are still free, otherwise the money is refunded.',
    paid: 'This payment has been accepted.',
    ended: 'This payment has expired: its order is no longer waiting for it. No money was taken.',
    on: 'Continue',
  },
} as const;

/** The page runs nothing and loads nothing: one known style, one form back to us. */
export const sandboxPolicy = framePolicy({ formTarget: "'self'" });

const time = (date: Date, language: Language): string => formatClock(toUnix(date), siteTimezone, language);

/** The page of the built-in provider: clearly a test, three buttons while its order waits, works without scripts. */
export const sandboxPage = (
  payment: SandboxPayment,
  { signature, brand }: { signature: string; brand: string },
): string => {
  const { language } = payment;
  const say = words[language];
  const button = (result: string, label: string, kind = ''): string =>
    `<button${kind} name="result" value="${result}">${label}</button>`;
  const form =
    `<form method="post" action="/sandbox/pay/${escape(payment.orderPublicId)}"><input type="hidden" name="payment" value="${escape(payment.id)}">` +
    `<input type="hidden" name="signature" value="${escape(signature)}">${button('paid', `${say.pay} ${moneyText(payment.amount, language)}`, ' class="primary"')}` +
    `${button('failed', say.fail)}${button('late', say.late)}<small>${say.lateNote}</small></form>`;
  const done = (text: string): string =>
    `<p><b>${text}</b></p><a class="go" href="${escape(payment.returnTo)}">${say.on}</a>`;
  const isPaid = payment.verdict === 'paid';
  const isOpen = !isPaid && !payment.isEnded;
  const choice = isOpen ? form : done(isPaid ? say.paid : say.ended);
  const body =
    `${isOpen ? `<p>${say.lead}</p>` : ''}<dl><dt>${say.order}</dt><dd>${escape(payment.orderPublicId)}</dd><dt>${isOpen ? say.sum : say.sumWas}</dt><dd>${moneyText(payment.amount, language)}</dd>` +
    `${isOpen ? `<dt>${say.until}</dt><dd>${time(payment.payableUntil, language)}</dd>` : ''}</dl>${choice}`;
  return framePage({ language, brand, title: say.title, body });
};
