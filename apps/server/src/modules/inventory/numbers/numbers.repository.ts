import { sql } from 'kysely';
import type { TicketKind } from '@trassa/rules';
import { type Executor, gathered, type Tx } from '../../../platform/database/index.ts';
import { seatsOfOtherKinds } from './plan-seats.repository.ts';
import { freeNumbersOfTicket } from '../ticket-takings.repository.ts';

/**
 * Booked for good, or for a hold that is neither over nor given back. A statement that began before may see the hold live
 * still, and then refuses; it never sees a live one as given back.
 */
export const isBooked = sql`((b.expires_at is null or b.expires_at > now())
  and not exists (select from holds h where h.id = b.hold_id and h.state = 'released'))`;

export type FormatNumbers = { readonly id: number; readonly isChosen: boolean; readonly registrationEnd: Date };

/** A published format as far as its numbers go. */
export const findFormatNumbers = async (executor: Executor, publicId: string): Promise<FormatNumbers | null> => {
  const { rows } = await sql<FormatNumbers>`
    select id, booked_numbers as "isChosen", registration_end as "registrationEnd" from formats where public_id = ${publicId} and status = 'published'`.execute(
    executor,
  );
  return rows[0] ?? null;
};

/** Free and booked numbers from `from` on, at most `limit` of each, and how many are free in all. */
export const selectNumbers = async (
  executor: Executor,
  formatId: number,
  from: number,
  limit: number,
): Promise<{ free: number[]; booked: number[]; totalFree: number }> => {
  const { rows } = await sql<{ free: number[]; booked: number[]; totalFree: number }>`
    with free as (
      select n from number_ranges r, generate_series(r.first, r.last) n where r.format_id = ${formatId}
        and not exists (select from booked_numbers b where b.format_id = r.format_id and b.number = n and ${isBooked})
    )
    select array(select n from free where n >= ${from} order by n limit ${limit}) as free,
      array(select b.number from booked_numbers b where b.format_id = ${formatId} and b.number >= ${from} and ${isBooked} order by b.number limit ${limit}) as booked,
      (select count(*) from free) as "totalFree"`.execute(executor);
  const row = rows[0];
  return { free: row?.free ?? [], booked: row?.booked ?? [], totalFree: row?.totalFree ?? 0 };
};

/** Those of the format's numbers that are booked. */
export const selectBookedNumbers = async (executor: Executor, formatId: number): Promise<Set<number>> => {
  const { rows } = await sql<{
    number: number;
  }>`select b.number from booked_numbers b where b.format_id = ${formatId} and ${isBooked}`.execute(executor);
  return new Set(rows.map((row) => row.number));
};

export type WantedNumber = { readonly formatId: number; readonly number: number; readonly kind: TicketKind };

/** Of these numbers the ones that no range of their format has, or that are seats for tickets of another kind. */
export const selectStrangeNumbers = async (
  tx: Tx,
  numbers: readonly WantedNumber[],
): Promise<{ formatId: number; number: number }[]> => {
  const { rows } = await sql<{ formatId: number; number: number }>`
    select w.format_id as "formatId", w.number from unnest(${numbers.map((n) => n.formatId)}::bigint[], ${numbers.map((n) => n.number)}::int[],
      ${numbers.map((n) => n.kind)}::text[]) w (format_id, number, kind)
    where not exists (select from number_ranges r where r.format_id = w.format_id and w.number between r.first and r.last)
      or w.number in (${seatsOfOtherKinds(sql`w.format_id`, sql`w.kind`)})`.execute(tx);
  return rows;
};

/** The order's from now on, unless booked by others; a booking of one of `holdIds` is taken over. Answers what it got. */
export const bookForOrder = async (
  tx: Tx,
  orderId: number,
  numbers: readonly { formatId: number; number: number }[],
  holdIds: readonly string[],
): Promise<{ formatId: number; number: number }[]> => {
  const { rows } = await sql<{ formatId: number; number: number }>`
    insert into booked_numbers as b (format_id, number, order_id)
    select w.format_id, w.number, ${orderId} from unnest(${numbers.map((n) => n.formatId)}::bigint[], ${numbers.map((n) => n.number)}::int[]) w (format_id, number)
    order by 1, 2
    on conflict (format_id, number) do update set order_id = excluded.order_id, hold_id = null, expires_at = null
    where b.ticket_id is null and b.order_id is null and (not ${isBooked} or b.hold_id = any(${holdIds}::text[]))
    returning format_id as "formatId", number`.execute(tx);
  return rows;
};

/** The hold's till it ends, instead of what it had booked; null when somebody has the number. */
export const bookForHold = async (
  tx: Tx,
  formatId: number,
  number: number,
  holdId: string,
  expiresAt: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into booked_numbers as b (format_id, number, hold_id, expires_at) values (${formatId}, ${number}, ${holdId}, ${expiresAt})
    on conflict (format_id, number) do update set hold_id = excluded.hold_id, expires_at = excluded.expires_at
    where b.ticket_id is null and b.order_id is null and (not ${isBooked} or b.hold_id = excluded.hold_id)
    returning number`.execute(tx);
  return rows.length > 0;
};

/** The ticket's for good; its earlier number is free again. False when somebody has the number. */
export const bookForTicket = async (tx: Tx, formatId: number, number: number, ticketId: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into booked_numbers as b (format_id, number, ticket_id) values (${formatId}, ${number}, ${ticketId})
    on conflict (format_id, number) do update set ticket_id = excluded.ticket_id, hold_id = null, order_id = null, expires_at = null
    where b.ticket_id = excluded.ticket_id or (b.ticket_id is null and b.order_id is null and not ${isBooked})
    returning number`.execute(tx);
  if (!rows.length) return false;
  await freeNumbersOfTicket(tx, ticketId, number);
  return true;
};

/** A hold with a number of its own books one number for each of its places at most. */
export const countNumbersOfHold = async (tx: Tx, holdId: string, except: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from booked_numbers b where b.hold_id = ${holdId} and b.number <> ${except} and ${isBooked}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

export type NumberOfTicket = { readonly ticketId: number; readonly formatId: number; readonly number: number };

/** Orders' numbers become those of their tickets. */
export const passToTickets = gathered<readonly NumberOfTicket[], void>(async (tx, asked) => {
  const numbers = asked.flat();
  if (numbers.length) {
    await sql`update booked_numbers b set ticket_id = t.id, hold_id = null, expires_at = null
      from unnest(${numbers.map((one) => one.ticketId)}::bigint[], ${numbers.map((one) => one.formatId)}::bigint[],
        ${numbers.map((one) => one.number)}::int[]) t (id, format_id, number)
      where b.format_id = t.format_id and b.number = t.number`.execute(tx);
  }
});

/** Numbers that the order has and no ticket of it carries yet. */
export const freeNumbersOfOrder = async (tx: Tx, orderId: number): Promise<void> => {
  await sql`delete from booked_numbers where order_id = ${orderId} and ticket_id is null`.execute(tx);
};

type Range = { readonly first: number; readonly last: number; readonly next: number | null };

/** Locks the ranges of a cluster (null: those for everybody), lowest first: numbers of a format are given one after another. */
export const lockRanges = async (tx: Executor, formatId: number, clusterId: number | null): Promise<Range[]> => {
  const { rows } = await sql<Range>`
    select first, last, next from number_ranges where format_id = ${formatId} and cluster_id is not distinct from ${clusterId}
    order by first for no key update`.execute(tx);
  return rows;
};

type Given = { readonly orderId: number; readonly number: number };

/**
 * Books for each of these orders (one that is named twice wants two) the first free numbers at or after the range's mark,
 * then below it. `isBooked` false: somebody's booking came to be seen only now. `offset 0` keeps the search one by one in
 * this order, for a join would look at all and in an order of its own.
 */
const bookFirstFree = async (
  tx: Executor,
  orderIds: readonly number[],
  formatId: number,
  { range, kind }: { range: Range; kind: TicketKind },
): Promise<(Given & { readonly isBooked: boolean })[]> => {
  const from = range.next ?? range.first;
  const { rows } = await sql<Given & { isBooked: boolean }>`
    with found as (
      select n, row_number() over () as position from (
        select n from (select n from generate_series(${from}::int, ${range.last}::int) n
          union all select n from generate_series(${range.first}::int, ${from - 1}::int) n) c
        where not exists (select from booked_numbers b where b.format_id = ${formatId} and b.number = c.n and ${isBooked} offset 0)
          and c.n <> all(array(${seatsOfOtherKinds(formatId, kind)}))
        limit ${orderIds.length}
      ) free
    ), wanted as (
      select n, position, w.order_id from found join unnest(${[...orderIds]}::bigint[]) with ordinality w (order_id, position) using (position)
    ), booked as (
      insert into booked_numbers as b (format_id, number, order_id) select ${formatId}, n, order_id from wanted order by n
      on conflict (format_id, number) do update set order_id = excluded.order_id, hold_id = null, expires_at = null where not ${isBooked}
      returning number
    )
    select order_id as "orderId", n as number, exists (select from booked where booked.number = n) as "isBooked"
    from wanted order by position`.execute(tx);
  return rows;
};

/** Looks again after somebody's booking that could not be seen took a free number away. */
const mostTries = 5;

/** See `bookFirstFree`; moves the range's mark. Fewer than asked for: no more are free. */
export const takeNextNumbers = async (
  tx: Executor,
  orderIds: readonly number[],
  formatId: number,
  of: { range: Range; kind: TicketKind },
): Promise<Given[]> => {
  const waiting = [...orderIds];
  const given: Given[] = [];
  for (let tries = 0; tries < mostTries && waiting.length; tries += 1) {
    const found = await bookFirstFree(tx, waiting, formatId, of);
    for (const { orderId, number, isBooked: isOurs } of found) {
      if (!isOurs) continue;
      given.push({ orderId, number });
      waiting.splice(waiting.indexOf(orderId), 1);
    }
    if (found.every((one) => one.isBooked)) break;
    if (tries === mostTries - 1) throw new Error('start numbers were taken away again and again');
  }
  const last = given.at(-1)?.number;
  if (last !== undefined) {
    const { first, last: end } = of.range;
    await sql`update number_ranges set next = ${Math.min(last + 1, end)} where format_id = ${formatId} and first = ${first}`.execute(
      tx,
    );
  }
  return given;
};

/** Bookings that are over. */
export const deleteExpiredNumbers = async (tx: Tx): Promise<void> => {
  await sql`delete from booked_numbers where (format_id, number) in (
    select format_id, number from booked_numbers where expires_at <= now() limit 500 for update skip locked)`.execute(
    tx,
  );
};
