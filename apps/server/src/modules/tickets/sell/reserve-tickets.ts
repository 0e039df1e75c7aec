import type { MessageSpec } from '@trassa/contracts';
import { mailboxKey } from '@trassa/rules';
import { ok, refuse, type Refusal, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { OrderToFill, ReservedLine, SoldLine } from '../../orders/index.ts';
import { placeTeams } from './place-teams.ts';
import type { TicketDetails, TicketPlan, TicketFiles } from './ticket-line.ts';
import { countBought } from './ticket-lines.repository.ts';
import { canTakeVip } from '../vip/can-take-vip.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** The bound per account or guest e-mail, over all orders not cancelled (DEC-52). */
const checkBuyLimits = async (
  tx: Tx,
  order: OrderToFill,
  lines: readonly SoldLine<TicketPlan>[],
): Promise<Result<null>> => {
  const limited = lines.filter((line) => line.goods.plan.format.buyLimit !== null);
  if (!limited.length) return ok(null);
  const bought = await countBought(
    tx,
    limited.map((line) => line.goods.itemId),
    order,
    order.id,
  );
  const errors: Record<string, MessageSpec> = {};
  for (const line of limited) {
    const { format } = line.goods.plan;
    const here = lines.reduce((sum, other) => sum + (other.goods.itemId === format.id ? other.count : 0), 0);
    const max = format.buyLimit ?? 0;
    if (here + (bought.get(format.id) ?? 0) > max) errors[`${line.path}.count`] = { id: 'count_max', max };
  }
  const [message] = Object.values(errors);
  return message ? refuse({ code: 'validation', message, errors }) : ok(null);
};

/** A refusal whose errors stand by unique_id, with the paths of the request. */
const withPaths = (refusal: Refusal, lines: readonly SoldLine<TicketPlan>[], field: string): Refusal => ({
  ...refusal,
  errors: Object.fromEntries(
    Object.entries(refusal.errors ?? {}).map(([key, message]) => {
      const line = lines.find((one) => one.uniqueId === key);
      return [line ? `${line.path}.${field}` : key, message];
    }),
  ),
});

/**
 * Takes places, start groups, shirts, teams and numbers for ticket lines, in this order of locks; then counts what the
 * buyer has already, and whether his vip discount is still to be had (`price_changed`). All or nothing: on a refusal the
 * caller rolls back. What the staff gives away (`isGiven`) is under no limit of a buyer. DEC-52, 55, 59, 64, 69, 111
 */
export const reserveTickets = async (
  tx: Tx,
  { inventory, files }: { inventory: OrderInventory; files: TicketFiles },
  order: OrderToFill,
  lines: readonly SoldLine<TicketPlan>[],
  isGiven = false,
): Promise<Result<ReservedLine<TicketDetails>[]>> => {
  const places = await inventory.reserveForOrder(tx, {
    orderId: order.id,
    expiresAt: order.expiresAt,
    visitor: order.visitor,
    address: order.address,
    mailbox: mailboxKey(order.email),
    replaces: order.replaces,
    lines: lines.map((line) => {
      const { format, kind, line: sent } = line.goods.plan;
      return {
        uniqueId: line.uniqueId,
        holdId: sent.hold_id ?? null,
        formatId: format.id,
        formatPublicId: format.publicId,
        kind,
        count: line.count,
        teamSize: format.isTeam && format.fixedCount ? (format.maxCount ?? 0) : 0,
      };
    }),
  });
  if (!places.ok) return places;

  const inClusters = lines.flatMap((line) => {
    const { info, format } = line.goods.plan;
    const cluster = format.clusters.length ? textOf(info?.['cluster']) : null;
    return cluster === null ? [] : [{ uniqueId: line.uniqueId, formatId: format.id, cluster, count: line.count }];
  });
  const clusters = await inventory.takeClusters(tx, order.id, inClusters);
  if (!clusters.ok) return { ok: false, refusal: withPaths(clusters.refusal, lines, 'info.cluster') };

  const withShirts = lines.flatMap((line) => {
    const { info, format } = line.goods.plan;
    const size = textOf(info?.['item_size']);
    return size === null
      ? []
      : [{ uniqueId: line.uniqueId, eventCityId: format.eventCity.id, size, count: line.count }];
  });
  const shirts = await inventory.takeShirts(tx, order.id, withShirts);
  if (!shirts.ok) return shirts;

  const teams = await placeTeams(tx, inventory, order, lines);
  if (!teams.ok) return teams;

  const numberOf = ({ line, format }: TicketPlan): number | null =>
    format.bookedNumbers ? (line.number ?? null) : null;
  const numbers = await inventory.bookNumbers(
    tx,
    order.id,
    lines.flatMap((line) => {
      const plan = line.goods.plan;
      const number = numberOf(plan);
      return number === null
        ? []
        : [
            {
              uniqueId: line.uniqueId,
              formatId: plan.format.id,
              number,
              kind: plan.kind,
              holdId: plan.line.hold_id ?? null,
            },
          ];
    }),
  );
  if (!numbers.ok) return numbers;

  const limits = isGiven ? ok(null) : await checkBuyLimits(tx, order, lines);
  if (!limits.ok) return limits;
  const vipCities = lines.flatMap((line) => (line.goods.plan.isVip ? line.goods.plan.format.eventCity.id : []));
  if (!(await canTakeVip(tx, order.userId, vipCities))) return refuse({ code: 'price_changed' });
  await files.markUsed(
    tx,
    lines.flatMap((line) => [line.goods.plan.licenseFileId, line.goods.plan.fileId]).filter((id) => id !== null),
    order.userId,
  );

  return ok(
    lines.map((line): ReservedLine<TicketDetails> => {
      const plan = line.goods.plan;
      const details: TicketDetails = {
        kind: plan.kind,
        info: plan.info,
        clubPublicId: plan.clubPublicId,
        prices: plan.prices,
        ...(plan.group ? { group: plan.group } : {}),
        // Of a purchase across a price step, for a later move of one of them (BO-059).
        ...(plan.list ? { list: plan.list } : {}),
        licenseFileId: plan.licenseFileId,
        fileId: plan.fileId,
        clusterId: clusters.value.find((one) => one.uniqueId === line.uniqueId)?.clusterId ?? null,
        number: numberOf(plan),
        teams: teams.value.get(line.uniqueId) ?? [],
      };
      return {
        uniqueId: line.uniqueId,
        holdId: places.value.find((one) => one.uniqueId === line.uniqueId)?.holdId ?? null,
        details,
      };
    }),
  );
};
