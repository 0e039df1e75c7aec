import type { Language } from '@trassa/contracts';
import { formatDeadline, moneyText, orderNumber, siteTimezone } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Attachment } from '../../../platform/mail/index.ts';
import type { HouseLetter, LetterContent, LetterPart, Template } from '../../notifications/index.ts';
import { confirmCode } from './confirm-order.ts';
import type { Order } from '../domain/order.ts';
import { type OrderedLine, selectLines } from '../lines.repository.ts';
import { letterWords, type LetterWords } from './letter-words.ts';
import { findOrder } from '../orders.repository.ts';
import type { DeliveryPort, ShipmentView } from '../ports.ts';
import { thanksPath } from '../place/present-payment.ts';
import { kindsOf, type Sellables } from '../sellable.ts';

export type LetterDeps = {
  readonly db: Database;
  readonly siteUrl: string;
  readonly delivery: Pick<DeliveryPort, 'shipmentsOf'>;
};
type OrderLetterDeps = LetterDeps & { readonly sellables: Sellables };

type Fact = readonly [name: string, value: string];

/** 'Футболка, синий, M × 2': goods are told apart by what was chosen. */
const nameOf = (sellables: Sellables, line: OrderedLine, language: Language): string => {
  const look = sellables.get(line.selector)?.look?.(line, language);
  const title = [say(language, line.titleRu, line.titleEn), look?.variant, look?.size].filter(Boolean).join(', ');
  return line.count > 1 ? `${title}\u00a0× ${line.count}` : title;
};

const shipmentFact = (shipment: ShipmentView, words: LetterWords, language: Language): Fact => [
  `${words.delivery}: ${shipment.method[language]}`,
  [shipment.cost > 0 ? moneyText(shipment.cost, language) : words.free, shipment.address]
    .filter(Boolean)
    .join('\u00a0· '),
];

/** What was bought, how it comes, what paid for it. */
const factsOf = (
  sellables: Sellables,
  order: Order,
  lines: readonly OrderedLine[],
  shipments: readonly ShipmentView[],
  language: Language,
): Fact[] => {
  const words = letterWords[language];
  const covered: Fact[] = order.certificates
    ? [
        [words.total, moneyText(order.total, language)],
        [words.byCertificate, moneyText(order.certificates, language)],
      ]
    : [];
  return [
    [words.order, orderNumber(order.publicId)],
    ...lines.map((line): Fact => [nameOf(sellables, line, language), moneyText(line.total, language)]),
    ...shipments.map((shipment) => shipmentFact(shipment, words, language)),
    ...covered,
    [words.paid, moneyText(order.amount, language)],
  ];
};

/** One sentence for each kind of goods in the order. */
const leadOf = (sellables: Sellables, lines: readonly OrderedLine[], language: Language): LetterPart => ({
  type: 'text',
  text: [...sellables.values()]
    .filter(({ kind }) => lines.some((line) => line.selector === kind))
    .toSorted((a, b) => a.lead.place - b.lead.place)
    .map(({ lead }) => lead[language])
    .join(' '),
});

/** 'Заказ № s9TGT3Mg · Забег, Москва, 2030', '… · 3 старта'; null for an order of no start. */
const subjectOf = (order: Order, races: readonly string[], language: Language): string | null => {
  const words = letterWords[language];
  const [race] = races;
  if (race === undefined) return null;
  return words.subject(orderNumber(order.publicId), races.length > 1 ? words.starts(races.length) : race);
};

/** Lines, sums, the tickets with their files (DEC-117) and the way to the thank-you page. */
export const orderLetter =
  ({ db, siteUrl, delivery, sellables }: OrderLetterDeps): Template =>
  async (data, language) => {
    const order = await findOrder(db, String(data['order']));
    if (!order) return null;
    const lines = await selectLines(db, order.id);
    const shipments = (await delivery.shipmentsOf(db, [order.id])).get(order.id) ?? [];
    const words = letterWords[language];
    const told = { parts: [] as LetterPart[], attachments: [] as Attachment[], races: [] as string[] };
    for (const kind of kindsOf(lines)) {
      const more = await sellables.get(kind)?.tell?.(db, order.id, language);
      told.parts.push(...(more?.parts ?? []));
      told.attachments.push(...(more?.attachments ?? []));
      told.races.push(...(more?.races ?? []));
    }
    const title = order.total > 0 ? words.orderTitle : words.freeTitle;
    const content: LetterContent = {
      subject: subjectOf(order, told.races, language) ?? title,
      title,
      parts: [
        leadOf(sellables, lines, language),
        ...told.parts,
        { type: 'heading', text: words.bought },
        { type: 'facts', facts: factsOf(sellables, order, lines, shipments, language) },
        { type: 'button', label: words.open, link: `${siteUrl}${thanksPath(sellables, order.publicId, lines)}` },
      ],
    };
    return { ...content, attachments: told.attachments };
  };

const confirmContent = (lead: LetterPart, link: string, language: Language): LetterContent => {
  const words = letterWords[language].confirm;
  return {
    subject: words.title,
    title: words.title,
    parts: [lead, { type: 'button', label: words.button, link }, { type: 'note', text: words.note }],
  };
};

/** To a mailbox that nobody has proved: that there is a free order, and its button; no name and no file (DEC-112). */
export const confirmLetter =
  ({ db, siteUrl, key }: LetterDeps & { readonly key: Buffer }): Template =>
  async (data, language) => {
    const order = await findOrder(db, String(data['order']));
    if (order?.confirmation !== 'waiting') return null;
    const words = letterWords[language].confirm;
    const page = `${siteUrl}/basket/thanks?order=${order.publicId}`;
    const until = order.confirmBy && formatDeadline(toUnix(order.confirmBy), siteTimezone, language);
    return {
      ...confirmContent(
        until === null
          ? { type: 'text', word: 'lead_kept', text: words.textKept }
          : { type: 'text', word: 'lead_until', text: words.text(until) },
        `${page}#confirm=${confirmCode(key, order.publicId)}`,
        language,
      ),
      house: { fields: { until: until ?? '' } },
    };
  };

/** What the house may change of it: its words, and not the code in its link. */
export const confirmHouse = (siteUrl: string): HouseLetter => {
  const built = (language: Language): LetterContent =>
    confirmContent(
      { type: 'text', word: 'lead_until', text: letterWords[language].confirm.text('{until}') },
      siteUrl,
      language,
    );
  const kept = (language: Language): LetterPart[] => [
    { type: 'text', word: 'lead_kept', text: letterWords[language].confirm.textKept },
  ];
  const until = (language: Language): string => formatDeadline(1_790_000_000, siteTimezone, language);
  return {
    built: { ru: built('ru'), en: built('en') },
    others: { ru: kept('ru'), en: kept('en') },
    fields: { until: { ru: until('ru'), en: until('en') } },
  };
};

type Lateness = keyof LetterWords['lateness'];

/** Letters that were queued before a reason was told apart say that the places are gone. */
const latenessOf = (reason: unknown): Lateness =>
  typeof reason === 'string' && reason in letterWords.ru.lateness ? (reason as Lateness) : 'gone';

/** Money that could not be used is on its way back, and why (DEC-89, DEC-110). */
export const refundLetter =
  ({ db, siteUrl, sellables }: OrderLetterDeps): Template =>
  async (data, language) => {
    const words = letterWords[language];
    const sum = moneyText(Number(data['amount']), language);
    const order = await findOrder(db, String(data['order']));
    const lines = order ? await selectLines(db, order.id) : [];
    const facts: Fact[] = [
      ...(order ? [[words.order, orderNumber(order.publicId)] as const] : []),
      ...lines.map((line): Fact => [nameOf(sellables, line, language), moneyText(line.total, language)]),
      [words.refund, sum],
    ];
    return {
      subject: words.refundSubject(sum),
      title: words.refundTitle,
      parts: [
        { type: 'text', text: `${words.lateness[latenessOf(data['reason'])]} ${words.inFull(sum)}` },
        { type: 'facts', facts },
        { type: 'note', text: words.bank },
        { type: 'button', label: words.calendar, link: `${siteUrl}/calendar` },
      ],
    };
  };
