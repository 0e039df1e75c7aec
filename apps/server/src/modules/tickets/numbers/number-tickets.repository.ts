import type { TicketKind } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Tickets t of formats f that are fit for the start: `isTicketReady` of those that nobody gives back. */
export const isReady: RawBuilder<unknown> = sql`(t.status in ('active', 'transfer')
  and (t.info is not null or (t.kind = 'spectator' and not f.preregistration)))`;
/** Surname and name as they are compared. */
const foldedName = sql`translate(lower(coalesce(t.info ->> 'last_name', '') || ' ' || coalesce(t.info ->> 'first_name', '')), 'ё', 'е')`;
const shownName = sql`trim(coalesce(t.info ->> 'last_name', '') || ' ' || coalesce(t.info ->> 'first_name', ''))`;

export type WaitingTicket = {
  readonly id: number;
  readonly publicId: string;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly clusterId: number | null;
  readonly wave: number;
  readonly teamId: number | null;
  readonly name: string;
  readonly shownName: string;
};

/** Ready tickets of formats that have no number, locked in the order of their ids. BO-075 */
const lockWaiting = async (tx: Tx, formatIds: readonly number[]): Promise<WaitingTicket[]> => {
  const { rows } = await sql<WaitingTicket>`
    select t.id, t.public_id as "publicId", t.format_id as "formatId", t.kind, t.cluster_id as "clusterId",
      coalesce((select k.position from format_clusters k where k.id = t.cluster_id), 32767)::int as wave, t.team_id as "teamId",
      ${foldedName} as name, ${shownName} as "shownName"
    from tickets t join formats f on f.id = t.format_id
    where t.format_id = any(${[...formatIds]}::bigint[]) and t.start_number is null and ${isReady}
    order by t.id for no key update of t`.execute(tx);
  return rows;
};

export type GivenNumber = { readonly ticketId: number; readonly number: number };

/** Numbers of locked tickets; an old QR text opens nothing (DEC-70). */
const giveNumbers = async (tx: Tx, given: readonly GivenNumber[]): Promise<void> => {
  await sql`update tickets t set start_number = g.number, qr_version = t.qr_version + 1
    from unnest(${given.map((one) => one.ticketId)}::bigint[], ${given.map((one) => one.number)}::int[]) g (id, number)
    where t.id = g.id and t.start_number is distinct from g.number`.execute(tx);
};

export type PinnableTicket = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly number: number | null;
  readonly kind: string;
};

/** A ticket of a format by its public id or the number printed on it, locked; null: there is none that is valid. */
const lockToPin = async (tx: Tx, formatId: number, sought: string): Promise<PinnableTicket | null> => {
  const { rows } = await sql<PinnableTicket>`
    select t.id, t.public_id as "publicId", ${shownName} as name, t.start_number as number, t.kind from tickets t
    where t.format_id = ${formatId} and (t.public_id = ${sought} or t.ticket_number = ${sought}) and t.status = 'active'
      and t.offline_registered_at is null for no key update`.execute(tx);
  return rows[0] ?? null;
};

/** How many tickets of each format are ready, and of them without a number. */
const countReady = async (
  db: Executor,
  formatIds: readonly number[],
): Promise<{ formatId: number; ready: number; missing: number }[]> => {
  const { rows } = await sql<{ formatId: number; ready: number; missing: number }>`
    select t.format_id as "formatId", count(*)::int as ready, (count(*) filter (where t.start_number is null))::int as missing
    from tickets t join formats f on f.id = t.format_id
    where t.format_id = any(${[...formatIds]}::bigint[]) and ${isReady} group by t.format_id`.execute(db);
  return rows;
};

/** Names of tickets by their internal ids. */
const namesOf = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; publicId: string; name: string }[]> => {
  const { rows } = await sql<{ id: number; publicId: string; name: string }>`
    select t.id, t.public_id as "publicId", ${shownName} as name from tickets t where t.id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return rows;
};

/** For the numbers: what of tickets they read and write. */
export const numberTickets = { lockWaiting, giveNumbers, lockToPin, countReady, namesOf };
export type NumberTicketsPort = typeof numberTickets;
