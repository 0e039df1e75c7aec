import type { GroupPlace } from '@trassa/rules';
import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { GroupPrice } from '../../pricing/index.ts';

/** A ticket among those of its event and order. */
export type TicketGroup = {
  readonly place: GroupPlace;
  /** Tickets that nobody has asked to return. */
  readonly rest: readonly GroupPlace[];
  /** What earlier returns left for the rest. */
  readonly kept: Minor;
};

/** A ticket of the same event and order as another. */
export type GroupRow = {
  id: number;
  subject: string;
  paid: Minor;
  place: number;
  group: GroupPrice | null;
  /** Of its own return; null: none was asked for. */
  basis: Minor | null;
};

const toPlace = ({ subject, paid, place, group }: GroupRow): GroupPlace => ({
  subject,
  paid,
  list: group?.list[place - 1] ?? paid,
  otherwise: group?.otherwise[place - 1] ?? paid,
  sales: group?.sales ?? [],
});

/** Of each of these tickets all of its event and order, itself too. Read under the lock of the order where it counts. */
export const selectGroups = async (
  db: Executor,
  ticketIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GroupRow[]>> => {
  const { rows } = await sql<GroupRow & { own: number }>`
    select own.id as own, t.id, f.public_id as subject, t.price_minor as paid, t.place, nullif(l.details -> 'group', 'null') as "group", r.paid_minor as basis
    from tickets own
    join formats own_format on own_format.id = own.format_id
    join event_cities own_city on own_city.id = own_format.event_city_id
    join tickets t on t.order_id = own.order_id
    join order_lines l on l.id = t.order_line_id
    join formats f on f.id = t.format_id
    join event_cities c on c.id = f.event_city_id and c.event_id = own_city.event_id
    left join ticket_returns r on r.ticket_id = t.id
    where own.id = any(${[...ticketIds]}::bigint[]) order by t.id`.execute(db);
  return Map.groupBy(rows, ({ own }) => own);
};

/**
 * null: its price hangs on nobody, and nobody's on it. `asked`: what a return was taken from, of tickets that are being
 * returned before this one and are not written down yet.
 */
export const groupAmong = (
  rows: readonly GroupRow[],
  ticketId: number,
  asked: ReadonlyMap<number, Minor> = new Map(),
): TicketGroup | null => {
  const own = rows.find(({ id }) => id === ticketId);
  if (!own || !rows.some(({ group }) => group)) return null;
  const others = rows
    .filter((row) => row !== own)
    .map((row) => ({ ...row, basis: row.basis ?? asked.get(row.id) ?? null }));
  const isAsked = ({ basis }: GroupRow): boolean => basis !== null;
  return {
    place: toPlace(own),
    rest: others.filter((row) => !isAsked(row)).map(toPlace),
    kept: others.filter(isAsked).reduce((sum, { paid, basis }) => sum + paid - (basis ?? paid), 0),
  };
};
