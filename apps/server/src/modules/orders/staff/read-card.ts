import type { Language } from '@trassa/contracts';
import type { OfficeOrder } from '@trassa/contracts/office';
import { type Grant, may, type Reach } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lettersOfOrder } from '../../notifications/index.ts';
import { attemptsOf } from '../../payments/index.ts';
import type { DeliveryPort } from '../ports.ts';
import type { IssuedPiece, Sellables } from '../sellable.ts';
import { findCard, selectCardLines, type CardLine } from './order-card.repository.ts';
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

/** What was made of the lines, by the kinds of goods that are among them. */
const readIssued = async (
  tx: Tx,
  sellables: Sellables,
  orderId: number,
  lines: readonly CardLine[],
): Promise<IssuedPiece[]> => {
  const kinds = [...sellables.values()].filter(({ kind }) => lines.some(({ selector }) => selector === kind));
  const pieces = [];
  for (const { issued } of kinds) pieces.push(...((await issued?.(tx, orderId)) ?? []));
  return pieces;
};

/** GET /api/admin/orders/{id}, of an order in reach; five statements and one for each kind of its goods. */
export const readCard = async (
  tx: Tx,
  { clock, sellables, delivery }: CardDeps,
  { publicId, reach, grants, language }: Asked,
): Promise<Result<OfficeOrder>> => {
  const head = await findCard(tx, publicId, reach);
  if (!head) return notFound();
  const lines = await selectCardLines(tx, head.id, reach);
  const places = head.starts.map(({ event, start }) => ({ event, start }));
  const canReveal = may(grants, 'people.reveal', places, toUnix(clock())).verdict === 'yes';
  const parts = {
    head,
    lines,
    issued: await readIssued(tx, sellables, head.id, lines),
    payments: await attemptsOf(tx, head.id),
    shipments: (await delivery.shipmentsOf(tx, [head.id])).get(head.id) ?? [],
    letters: await lettersOfOrder(tx, publicId),
  };
  return ok(presentCard(parts, { language, canReveal }));
};
