import { sql } from 'kysely';
import type { TicketKind } from '@trassa/rules';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import { isBooked } from '../numbers.repository.ts';

export type OfficeRange = {
  readonly id: number;
  readonly formatId: number;
  readonly clusterId: number | null;
  readonly clusterPublicId: string | null;
  readonly first: number;
  readonly last: number;
  readonly label: string;
};
export type CountedRange = OfficeRange & {
  /** Numbers with a ticket, an order or a hold. */
  readonly given: number;
  /** Pinned or spent ones that nobody has. */
  readonly kept: number;
};

const columns = sql`r.id, r.format_id as "formatId", r.cluster_id as "clusterId", k.public_id as "clusterPublicId", r.first, r.last, r.label`;

/** Ranges of formats by their first number, with what of them is gone. */
export const selectRanges = async (db: Executor, formatIds: readonly number[]): Promise<CountedRange[]> => {
  const { rows } = await sql<CountedRange>`
    select ${columns}, count(b.number) filter (where num_nonnulls(b.ticket_id, b.order_id, b.hold_id) > 0)::int as given,
      count(b.number) filter (where num_nonnulls(b.ticket_id, b.order_id, b.hold_id) = 0)::int as kept
    from number_ranges r left join format_clusters k on k.id = r.cluster_id
    left join booked_numbers b on b.format_id = r.format_id and b.number between r.first and r.last and ${isBooked}
    where r.format_id = any(${[...formatIds]}::bigint[]) group by r.id, k.id order by r.format_id, r.first`.execute(db);
  return rows;
};

/**
 * Locks the ranges of formats as a purchase does: those of waves before those for everybody. The sale locks them by format, wave and
 * first number, so that nobody waits for the other.
 */
export const lockOfficeRanges = async (tx: Tx, formatIds: readonly number[]): Promise<OfficeRange[]> => {
  const { rows } = await sql<OfficeRange>`
    select ${columns} from number_ranges r left join format_clusters k on k.id = r.cluster_id
    where r.format_id = any(${[...formatIds]}::bigint[])
    order by r.cluster_id is null, r.format_id, r.cluster_id, r.first for no key update of r`.execute(tx);
  return rows;
};

export type WrittenRange = Pick<OfficeRange, 'first' | 'last' | 'label' | 'clusterId'>;

/** The whole list: a range that begins as it began keeps its row, for which a sale may be waiting, and where its search begins. */
export const replaceRanges = async (tx: Tx, formatId: number, ranges: readonly WrittenRange[]): Promise<void> => {
  const written = JSON.stringify(ranges);
  await sql`delete from number_ranges r where format_id = ${formatId} and not exists (
      select from jsonb_to_recordset(${written}::jsonb) as w (first int) where w.first = r.first)`.execute(tx);
  await sql`insert into number_ranges as r (format_id, cluster_id, first, last, label)
    select ${formatId}, "clusterId", first, last, label
    from jsonb_to_recordset(${written}::jsonb) as w ("clusterId" bigint, first int, last int, label text) order by first
    on conflict (format_id, first) do update set last = excluded.last, cluster_id = excluded.cluster_id, label = excluded.label`.execute(
    tx,
  );
};

/** The first and last given number of a format that none of these ranges has, of those that one of its ranges has now. */
export const findUncovered = async (
  tx: Tx,
  formatId: number,
  ranges: readonly WrittenRange[],
): Promise<{ first: number; last: number } | null> => {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(b.number) as first, max(b.number) as last from booked_numbers b
    where b.format_id = ${formatId} and num_nonnulls(b.ticket_id, b.order_id, b.hold_id) > 0 and b.kept is null and ${isBooked}
      and exists (select from number_ranges r where r.format_id = b.format_id and b.number between r.first and r.last)
      and not exists (select from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w (first int, last int)
        where b.number between w.first and w.last)`.execute(tx);
  const { first, last } = rows[0] ?? { first: null, last: null };
  return first === null || last === null ? null : { first, last };
};

/** Of the formats: numbers that are gone, and seats with the kind of their tickets. */
export const selectTaken = async (
  tx: Tx,
  formatIds: readonly number[],
): Promise<{ formatId: number; number: number }[]> => {
  const { rows } = await sql<{ formatId: number; number: number }>`
    select b.format_id as "formatId", b.number from booked_numbers b
    where b.format_id = any(${[...formatIds]}::bigint[]) and ${isBooked}`.execute(tx);
  return rows;
};

export const selectSeats = async (
  tx: Tx,
  formatIds: readonly number[],
): Promise<{ formatId: number; number: number; kind: TicketKind }[]> => {
  const { rows } = await sql<{ formatId: number; number: number; kind: TicketKind }>`
    select sp.format_id as "formatId", e.number, s.kind from spaces sp, jsonb_to_recordset(sp.sectors) as s (kind text, rows jsonb),
      jsonb_to_recordset(s.rows) as r (seats jsonb), jsonb_to_recordset(r.seats) as e (number int)
    where sp.format_id = any(${[...formatIds]}::bigint[])`.execute(tx);
  return rows;
};

export type BookedFor = { readonly formatId: number; readonly number: number; readonly ticketId: number };

/** Books each number for its ticket unless somebody has it by now; answers the tickets that got theirs. BO-076 */
export const bookForTickets = async (tx: Tx, wanted: readonly BookedFor[]): Promise<Set<number>> => {
  const { rows } = await sql<{ ticketId: number }>`
    insert into booked_numbers as b (format_id, number, ticket_id)
    select w.format_id, w.number, w.ticket_id
    from unnest(${wanted.map((one) => one.formatId)}::bigint[], ${wanted.map((one) => one.number)}::int[],
      ${wanted.map((one) => one.ticketId)}::bigint[]) w (format_id, number, ticket_id)
    order by 1, 2
    on conflict (format_id, number) do update set ticket_id = excluded.ticket_id, order_id = null, hold_id = null, expires_at = null
    where b.ticket_id is null and b.order_id is null and not ${isBooked}
    returning ticket_id as "ticketId"`.execute(tx);
  return new Set(rows.map(({ ticketId }) => ticketId));
};
