import type { TicketLine } from '@trassa/contracts';
import type { TicketKind } from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { FreePlaces, OrderInventory } from '../../inventory/index.ts';
import type { OrderToFill, ReservedLine, SoldLine } from '../../orders/index.ts';
import { selectPromised } from '../invite/invites.repository.ts';
import { lineTitle } from '../sell/quote-tickets.ts';
import type { TicketDetails, TicketPlan } from '../sell/ticket-line.ts';
import type { MovePlan } from './plan-move.ts';

export type ReserveMoveDeps = { readonly inventory: OrderInventory; readonly freePlaces: FreePlaces };

/** The line of the order that moves a ticket: it costs the difference. */
export const lineOfMove = ({ target, kind, sums: { toPay, willBe } }: MovePlan): SoldLine<TicketPlan> => {
  const uniqueId = randomId();
  const line: TicketLine = { unique_id: uniqueId, format_public_id: target.publicId, kind, count: 1 };
  return {
    path: 'move',
    uniqueId,
    count: 1,
    price: toPay,
    discount: 0,
    total: toPay,
    reason: null,
    promocodeCount: 0,
    problem: null,
    errors: {},
    goods: {
      itemId: target.id,
      itemPublicId: target.publicId,
      startId: target.eventCity.id,
      title: { ru: lineTitle(target, 'ru'), en: lineTitle(target, 'en') },
      promocodeId: null,
      plan: {
        line,
        format: target,
        kind,
        replaces: null,
        info: null,
        clubPublicId: null,
        licenseFileId: null,
        fileId: null,
        prices: [willBe],
        list: null,
        isVip: false,
        group: null,
      },
    },
  };
};

/** Both formats and starts, whose places and things change hands together. */
export const lockPlaces = (tx: Tx, freePlaces: FreePlaces, { ticket, target }: Pick<MovePlan, 'ticket' | 'target'>) =>
  freePlaces.lockAll(tx, {
    formatIds: [...new Set([ticket.formatId, target.id])],
    eventCityIds: [...new Set([ticket.eventCityId, target.eventCity.id])],
  });

/** Opens a place of the reserve that no list of free tickets was promised. Locked before. */
const openPlace = async (tx: Tx, freePlaces: FreePlaces, formatId: number, kind: TicketKind): Promise<boolean> => {
  const isIt = (one: { kind: TicketKind }): boolean => one.kind === kind;
  const { reserve } = (await freePlaces.freeOf(tx, [formatId])).find(isIt) ?? { reserve: 0 };
  const promised = (await selectPromised(tx, [formatId])).find(isIt)?.count ?? 0;
  return reserve > promised && (await freePlaces.openReserve(tx, { formatId, kind, count: 1 })) === 1;
};

/**
 * Takes the place of the new format for the order that moves a ticket, its wave, and a shirt where the start is another one; nobody counts how
 * many places the staff takes. All stocks are locked before (`lockPlaces`). Refuses `tickets_unavailable`, `validation` at `cluster`,
 * `size_unavailable`.
 */
export const reserveMove = async (
  tx: Tx,
  { inventory, freePlaces }: ReserveMoveDeps,
  { id: orderId, expiresAt }: Pick<OrderToFill, 'id' | 'expiresAt'>,
  plan: MovePlan,
  { uniqueId }: Pick<SoldLine, 'uniqueId'>,
): Promise<Result<ReservedLine<TicketDetails>>> => {
  const { ticket, target, kind, fit } = plan;
  const isOpened = plan.fromReserve && (await openPlace(tx, freePlaces, target.id, kind));
  const { id: formatId, publicId: formatPublicId } = target;
  const line = { uniqueId, holdId: null, formatId, formatPublicId, kind, count: 1 };
  const order = { orderId, expiresAt, visitor: '', address: '', replaces: [], lines: [line] };
  const places = await freePlaces.reserveForOrder(tx, order);
  if (!places.ok) return places;
  const wave = fit.info === null ? null : plan.wave;
  const cluster = wave === null ? [] : [{ uniqueId, formatId, cluster: wave, count: 1 }];
  const clusters = await inventory.takeClusters(tx, orderId, cluster);
  if (!clusters.ok) return invalid({ cluster: clusters.refusal.errors?.[uniqueId] ?? { id: 'cluster_full' } });
  // At the same start he keeps the shirt he has.
  const shirt = target.eventCity.id === ticket.eventCityId ? null : fit.size;
  const wanted = shirt === null ? [] : [{ uniqueId, eventCityId: target.eventCity.id, size: shirt, count: 1 }];
  const shirts = await inventory.takeShirts(tx, orderId, wanted);
  if (!shirts.ok) return shirts;
  const { bought, sums, fee, discount, isAgeWaived } = plan;
  return ok({
    uniqueId,
    holdId: places.value[0]?.holdId ?? null,
    details: {
      kind,
      info: null,
      clubPublicId: null,
      prices: [sums.willBe],
      licenseFileId: null,
      fileId: null,
      clusterId: clusters.value[0]?.clusterId ?? null,
      number: null,
      teams: [],
      move: {
        ticket: ticket.publicId,
        fromLine: ticket.orderLineId,
        from: { ru: bought.titleRu, en: bought.titleEn ?? bought.titleRu },
        was: ticket.price,
        willBe: sums.willBe,
        fee,
        discount,
        wave,
        shirt,
        fromReserve: isOpened,
        isAgeWaived,
      },
    },
  });
};
