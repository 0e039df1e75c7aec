import type { Language } from '@trassa/contracts';
import type { OfficeOrder } from '@trassa/contracts/office';
import { type Grant, may, type Reach, type Right } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lettersOfOrder } from '../../notifications/index.ts';
import { attemptsOf } from '../../payments/index.ts';
import type { DeliveryPort } from '../ports.ts';
import type { IssuedPiece, LineLook, Sellables } from '../sellable.ts';
import { orderActsOf } from '../acts/order-acts-of.ts';
import { type CardLine, findCard } from './order-card.repository.ts';
import { findStarts } from './line-reach.repository.ts';
import { presentCard } from './present-order.ts';

export type CardDeps = {
  readonly clock: Clock;
  readonly sellables: Sellables;
  readonly delivery: Pick<DeliveryPort, 'shipmentsOf'>;
};
type Asked = {
  readonly publicId: string;
  readonly reach: Reach;
  readonly grants: readonly Grant[];
  readonly language: Language;
};

/** What was made of the lines, by the kinds of goods that are among them, as far as rights show it. */
const readIssued = async (
  tx: Tx,
  sellables: Sellables,
  orderId: number,
  lines: readonly CardLine[],
  hasRight: (right: Right) => boolean,
): Promise<IssuedPiece[]> => {
  const kinds = [...sellables.values()].filter(
    ({ kind, issuedRight }) =>
      lines.some(({ selector }) => selector === kind) && (issuedRight === undefined || hasRight(issuedRight)),
  );
  const pieces = [];
  for (const { issued, namesRight } of kinds) {
    const made = (await issued?.(tx, orderId)) ?? [];
    const isNamed = namesRight === undefined || hasRight(namesRight);
    pieces.push(...made.map((piece) => (isNamed ? piece : { ...piece, name: null })));
  }
  return pieces;
};

const looksOf = (sellables: Sellables, lines: readonly CardLine[], language: Language): Map<number, LineLook> =>
  new Map(
    lines.flatMap(({ id, selector, details }) => {
      const look = sellables.get(selector)?.look?.({ details }, language);
      return look ? [[id, look] as const] : [];
    }),
  );

/** GET /api/admin/orders/{id}, of an order in reach; four statements and one for each kind of its goods of which something is made. */
export const readCard = async (
  tx: Tx,
  { clock, sellables, delivery }: CardDeps,
  { publicId, reach, grants, language }: Asked,
): Promise<Result<OfficeOrder>> => {
  const { reached } = await findStarts(tx, reach, { events: [], starts: [] });
  const head = await findCard(tx, publicId, reached);
  if (!head) return notFound();
  const places = head.starts.map(({ event, start }) => ({ event, start }));
  const hasRight = (right: Right): boolean => may(grants, right, places, toUnix(clock())).verdict === 'yes';
  const parts = {
    head,
    acts: hasRight('orders.edit') ? orderActsOf(head) : [],
    issued: await readIssued(tx, sellables, head.id, head.lines, hasRight),
    looks: looksOf(sellables, head.lines, language),
    payments: await attemptsOf(tx, head.id),
    shipments: (await delivery.shipmentsOf(tx, [head.id])).get(head.id) ?? [],
    letters: await lettersOfOrder(tx, publicId),
  };
  return ok(presentCard(parts, { language, canReveal: hasRight('people.reveal') }));
};
