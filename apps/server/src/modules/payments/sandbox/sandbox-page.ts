import { createHash } from 'node:crypto';
import type { Language } from '@trassa/contracts';
import { formatClock, moneyText, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
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
    lateNote: 'Деньги придут, когда заказ перестанет ждать: места займутся заново или деньги вернутся.',
    paid: 'Этот платёж уже принят.',
    ended: 'Этот платёж закончился: заказ больше его не ждёт. Деньги не списаны.',
    on: 'Дальше',
  },
  en: {
    title: 'Test payment',
    lead: 'No real money is taken. Choose how the payment ends.',
    order: 'Order',
    sum: 'To pay',
    sumWas: 'Sum',
    until: 'Your places are kept until',
    pay: 'Pay',
    fail: 'Decline the payment',
    late: 'Pay after the deadline',
    lateNote: 'The money comes once the order has stopped waiting: places are taken anew, or the money goes back.',
    paid: 'This payment has been accepted.',
    ended: 'This payment has ended: its order does not wait for it any more. No money was taken.',
    on: 'Continue',
  },
} as const;

const style = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:#eceff1;color:#0f1417;font:16px/1.5 'Golos Text',system-ui,Arial,sans-serif;display:grid;align-content:start}
header{background:#0f1417;color:#fff;padding:20px 24px}header b{font:900 26px/1 'Alumni Sans',Impact,'Arial Narrow',sans-serif;letter-spacing:.01em}
.stripe{height:16px;background:repeating-linear-gradient(135deg,#0f1417 0 10px,#ffbe3e 10px 20px)}
main{width:min(560px,100% - 32px);margin:32px auto;background:#fbfcfd;border:1px solid #c3cbd1;padding:28px 24px}
h1{font:900 40px/.95 'Alumni Sans',Impact,'Arial Narrow',sans-serif;text-transform:uppercase;margin:0 0 12px}p{margin:0 0 20px}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:6px 20px;margin:0 0 24px;padding:16px 0;border-block:2px solid #0f1417}dt{color:#56626b}dd{margin:0;font-weight:700;overflow-wrap:anywhere}
form{display:grid;gap:12px}button,.go{font:inherit;font-weight:700;min-height:52px;padding:12px 24px;border:2px solid #0f1417;background:#fbfcfd;color:#0f1417;border-radius:4px;cursor:pointer;text-align:center;text-decoration:none;display:block}
.primary{background:#f66100;border-color:#f66100}button:hover,.go:hover{outline:2px solid #0f1417;outline-offset:2px}:focus-visible{outline:3px solid #005d82;outline-offset:2px}
small{font-size:14px;color:#56626b}
@media(prefers-color-scheme:dark){body{background:#0c0f11;color:#f0f3f4}main{background:#15191c;border-color:#2c343a}dl{border-color:#f0f3f4}dt,small{color:#9ba7af}
button,.go{background:#15191c;color:#f0f3f4;border-color:#74818b}.primary{background:#f66100;border-color:#f66100;color:#0f1417}:focus-visible{outline-color:#ffbe3e}}`;

/** The page runs nothing and loads nothing: one known style, one form back to us. */
export const sandboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${say.title} · ${escape(brand)}</title><style>${style}</style></head><body><header><b>${escape(brand)}</b></header><div class="stripe"></div><main><h1>${say.title}</h1>` +
    `${isOpen ? `<p>${say.lead}</p>` : ''}<dl><dt>${say.order}</dt><dd>${escape(payment.orderPublicId)}</dd><dt>${isOpen ? say.sum : say.sumWas}</dt><dd>${moneyText(payment.amount, language)}</dd>` +
    `${isOpen ? `<dt>${say.until}</dt><dd>${time(payment.payableUntil, language)}</dd>` : ''}</dl>${choice}</main></body></html>`
  );
};
