import { createHash } from 'node:crypto';
import { brandIn, formatDatedClock, moneyText, siteTimezone } from '@trassa/rules';
import type { Language } from '@trassa/contracts';
import { colours, dark, light } from '../../../kernel/brand.ts';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { Order } from '../domain/order.ts';
import type { OrderedLine } from '../lines.repository.ts';
import type { ReceiptRow } from './receipts.repository.ts';

const words = {
  ru: {
    payment: 'Чек об оплате',
    refund: 'Чек возврата',
    number: 'Номер',
    order: 'Заказ',
    date: 'Дата',
    goods: 'Наименование',
    count: 'Кол-во',
    sum: 'Сумма',
    delivery: 'Доставка',
    total: 'Всего',
    certificates: 'Оплачено сертификатом',
    paid: 'Оплачено',
    returned: 'Возвращено',
    part: 'Часть заказа',
  },
  en: {
    payment: 'Payment receipt',
    refund: 'Refund receipt',
    number: 'Number',
    order: 'Order',
    date: 'Date',
    goods: 'Item',
    count: 'Qty',
    sum: 'Amount',
    delivery: 'Delivery',
    total: 'Total',
    certificates: 'Paid by certificate',
    paid: 'Paid',
    returned: 'Refunded',
    part: 'Part of the order',
  },
} as const;

const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:light-dark(${light.ground},${dark.ground});color:light-dark(${light.text},${dark.text});font:16px/1.5 'Golos Text',system-ui,Arial,sans-serif}
header{background:${colours.ink};color:#fff;padding:20px 24px;font:900 26px/1 'Alumni Sans',Impact,'Arial Narrow',sans-serif}
.stripe{height:12px;background:repeating-linear-gradient(135deg,${colours.ink} 0 10px,${colours.flare} 10px 20px)}
main{width:min(640px,100% - 32px);margin:32px auto;background:light-dark(${light.sheet},${dark.sheet});border:1px solid light-dark(${light.hair},${dark.hair});padding:28px 24px}
h1{font:900 40px/.95 'Alumni Sans',Impact,'Arial Narrow',sans-serif;text-transform:uppercase;margin:0 0 20px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 20px;margin:0 0 24px}
dt{color:light-dark(${light.muted},${dark.muted})}dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{font-weight:400;font-size:14px;color:light-dark(${light.muted},${dark.muted})}
th,td{text-align:right;vertical-align:top;padding:8px 0 8px 16px;white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal}
tbody{border-block:2px solid currentcolor}tbody tr+tr{border-top:1px solid light-dark(${light.hair},${dark.hair})}
tfoot td{padding-block:4px}tfoot tr:first-child td{padding-top:12px}tfoot tr:last-child td{font-weight:700;font-size:20px}
@media print{body{background:#fff;color:#000}header{background:none;color:#000;padding:0 0 8px}.stripe{display:none}main{border:0;margin:0;padding:0;width:auto;background:none}}`;

/** The page runs nothing and loads nothing: one known style. */
export const receiptPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const dateText = (date: Date, language: Language): string => formatDatedClock(toUnix(date), siteTimezone, language);

type Row = readonly [name: string, count: string, sum: string];

/** Lines of a payment are those of its order; a refund is for one of them. */
const rowsOf = (receipt: ReceiptRow, order: Order, lines: readonly OrderedLine[], language: Language): Row[] => {
  const label = words[language];
  const title = (line: OrderedLine): string => say(language, line.titleRu, line.titleEn);
  const whole = [
    ...lines.map((line): Row => [title(line), String(line.count), moneyText(line.total, language)]),
    ...(order.delivery ? [[label.delivery, '', moneyText(order.delivery, language)] satisfies Row] : []),
  ];
  if (!receipt.isRefund) return whole;
  const returned = lines.find(({ id }) => id === receipt.lineId);
  if (returned) return [[title(returned), '1', moneyText(receipt.sum, language)]];
  return receipt.sum === order.amount ? whole : [[label.part, '', moneyText(receipt.sum, language)]];
};

const footOf = (receipt: ReceiptRow, order: Order, language: Language): [string, string][] => {
  const label = words[language];
  const sum: [string, string] = [receipt.isRefund ? label.returned : label.paid, moneyText(receipt.sum, language)];
  if (receipt.isRefund || order.certificates === 0) return [sum];
  return [
    [label.total, moneyText(order.total, language)],
    [label.certificates, moneyText(order.certificates, language)],
    sum,
  ];
};

/** A receipt as a page that reads and prints well without anything else. */
export const receiptPage = (
  receipt: ReceiptRow,
  { order, lines, brand, language }: { order: Order; lines: readonly OrderedLine[]; brand: string; language: Language },
): string => {
  const label = words[language];
  const title = receipt.isRefund ? label.refund : label.payment;
  const body = rowsOf(receipt, order, lines, language)
    .map(([name, count, sum]) => `<tr><td>${escape(name)}</td><td>${count}</td><td>${sum}</td></tr>`)
    .join('');
  const foot = footOf(receipt, order, language)
    .map(([name, sum]) => `<tr><td colspan="2">${name}</td><td>${sum}</td></tr>`)
    .join('');
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} · ${escape(brandIn(language, brand))}</title><style>${style}</style></head>` +
    `<body><header>${escape(brandIn(language, brand))}</header><div class="stripe"></div><main><h1>${title}</h1><dl><dt>${label.number}</dt><dd>${escape(receipt.publicId)}</dd>` +
    `<dt>${label.order}</dt><dd>${escape(receipt.orderPublicId)}</dd><dt>${label.date}</dt><dd>${dateText(receipt.createdAt, language)}</dd></dl>` +
    `<table><thead><tr><th scope="col">${label.goods}</th><th scope="col">${label.count}</th><th scope="col">${label.sum}</th></tr></thead><tbody>${body}</tbody>` +
    `<tfoot>${foot}</tfoot></table></main></body></html>`
  );
};
