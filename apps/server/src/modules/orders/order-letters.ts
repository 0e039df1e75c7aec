import type { Language } from '@trassa/contracts';
import { moneyText } from '../../kernel/money-text.ts';
import { say } from '../../kernel/say.ts';
import type { Database } from '../../platform/database/index.ts';
import { layOut, type LetterContent, type LetterPart, type Template } from '../notifications/index.ts';
import type { Order } from './domain/order.ts';
import { type GoodsDetails, type KnownLine, selectLines } from './lines.repository.ts';
import { letterWords, type LetterWords } from './letter-words.ts';
import { findOrder } from './orders.repository.ts';
import type { DeliveryPort, ShipmentView } from './ports.ts';
import { thanksPath } from './present-payment.ts';

export type LetterDeps = {
  readonly db: Database;
  readonly siteUrl: string;
  readonly brand: string;
  readonly delivery: Pick<DeliveryPort, 'shipmentsOf'>;
};

type Fact = readonly [name: string, value: string];

/** 'Футболка, синий, M × 2': goods are told apart by what was chosen. */
const nameOf = (line: KnownLine, language: Language): string => {
  const { size, proportion } = line.details as GoodsDetails;
  const chosen =
    line.selector === 'shop' ? [proportion ? say(language, proportion.ru, proportion.en) : null, size] : [];
  const title = [say(language, line.titleRu, line.titleEn), ...chosen].filter(Boolean).join(', ');
  return line.count > 1 ? `${title} × ${line.count}` : title;
};

const shipmentFact = (shipment: ShipmentView, words: LetterWords, language: Language): Fact => [
  `${words.delivery}: ${shipment.method[language]}`,
  [shipment.cost > 0 ? moneyText(shipment.cost, language) : words.free, shipment.address].filter(Boolean).join(' · '),
];

/** What was bought, how it comes, what paid for it. */
const factsOf = (
  order: Order,
  lines: readonly KnownLine[],
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
    ...lines.map((line): Fact => [nameOf(line, language), moneyText(line.total, language)]),
    ...shipments.map((shipment) => shipmentFact(shipment, words, language)),
    ...covered,
    [words.paid, moneyText(order.amount, language)],
  ];
};

/** One sentence for each kind of goods in the order. */
const leadOf = (lines: readonly KnownLine[], words: LetterWords): LetterPart => ({
  type: 'text',
  text: (['ticket', 'insurance', 'certificate', 'shop'] as const)
    .filter((kind) => lines.some((line) => line.selector === kind))
    .map((kind) => words.leads[kind])
    .join(' '),
});

/** Lines, sums and the way to the thank-you page. */
export const orderLetter =
  ({ db, siteUrl, brand, delivery }: LetterDeps): Template =>
  async (data, language) => {
    const order = await findOrder(db, String(data['order']));
    if (!order) return null;
    const lines = await selectLines(db, order.id);
    const shipments = (await delivery.shipmentsOf(db, [order.id])).get(order.id) ?? [];
    const words = letterWords[language];
    const content: LetterContent = {
      subject: words.orderTitle,
      title: words.orderTitle,
      parts: [
        leadOf(lines, words),
        { type: 'facts', facts: factsOf(order, lines, shipments, language) },
        { type: 'button', label: words.open, link: `${siteUrl}${thanksPath(order.publicId, lines)}` },
      ],
    };
    return layOut(content, { brand, language });
  };

type Lateness = keyof LetterWords['lateness'];

/** Letters that were queued before a reason was told apart say that the places are gone. */
const latenessOf = (reason: unknown): Lateness =>
  typeof reason === 'string' && reason in letterWords.ru.lateness ? (reason as Lateness) : 'gone';

/** Money that could not be used is on its way back, and why (DEC-89, DEC-110). */
export const refundLetter =
  ({ siteUrl, brand }: LetterDeps): Template =>
  async (data, language) => {
    const words = letterWords[language];
    const sum = moneyText(Number(data['amount']), language);
    return layOut(
      {
        subject: words.refundSubject(sum),
        title: words.refundTitle,
        parts: [
          { type: 'text', text: `${words.lateness[latenessOf(data['reason'])]} ${words.inFull(sum)}` },
          { type: 'note', text: words.bank },
          { type: 'button', label: words.calendar, link: `${siteUrl}/calendar` },
        ],
      },
      { brand, language },
    );
  };
