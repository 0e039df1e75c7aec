import type { TicketKind, TicketState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { confirmedAddress, isRefundComing, raceEnd } from './ticket-parts.repository.ts';

/** An offer that waits for its answer. */
export type WaitingOffer = {
  readonly id: number;
  readonly fromUserId: number;
  readonly email: string;
  readonly until: Date;
};

/** A ticket as it is while its row is locked. */
export type LockedTicketRow = {
  readonly id: number;
  readonly publicId: string;
  readonly userId: number;
  readonly originalUserId: number;
  readonly status: TicketState;
  readonly orderId: number;
  readonly orderLineId: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly ticketNumber: string;
  readonly startNumber: number | null;
  readonly insideNumber: number | null;
  readonly teamId: number | null;
  readonly clusterId: number | null;
  readonly licenseFileId: number | null;
  readonly fileId: number | null;
  readonly clubPublicId: string | null;
  /** Kopecks really paid for this place. */
  readonly price: number;
  /** null: not registered. */
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly isHandedOut: boolean;
  /** Of every change. */
  readonly version: number;
};

export const lockTicketRow = async (tx: Tx, publicId: string): Promise<LockedTicketRow | null> => {
  const { rows } = await sql<LockedTicketRow>`
    select id, public_id as "publicId", user_id as "userId", original_user_id as "originalUserId", status, order_id as "orderId",
      order_line_id as "orderLineId", format_id as "formatId", kind, ticket_number as "ticketNumber", start_number as "startNumber",
      inside_number as "insideNumber", team_id as "teamId", cluster_id as "clusterId", license_file_id as "licenseFileId",
      file_id as "fileId", club_public_id as "clubPublicId", price_minor as price, info, offline_registered_at is not null as "isHandedOut", version
    from tickets where public_id = ${publicId} for update`.execute(tx);
  return rows[0] ?? null;
};

/** For who changes what hangs on a ticket: nobody returns, registers or hands it over meanwhile. */
export const lockTicketById = async (tx: Tx, id: number): Promise<void> => {
  await sql`select from tickets where id = ${id} for update`.execute(tx);
};

export type TicketAround = {
  readonly startTime: Date;
  readonly registrationEnd: Date;
  readonly hasTransfers: boolean;
  readonly isOnline: boolean;
  readonly isNumberChosen: boolean;
  readonly hasPreregistration: boolean;
  /** There will be no start. */
  readonly isCancelled: boolean;
  readonly isRefundComing: boolean;
  /** Results of its start are published. */
  readonly hasResults: boolean;
  /** Its number is a seat of a plan (DEC-69). */
  readonly hasSeats: boolean;
  readonly eventCityId: number;
  /** null: the format is no virtual race, or nothing is begun. */
  readonly raceStatus: 'started' | 'checking' | 'accepted' | 'declined' | null;
  /** When a virtual race ends. */
  readonly raceEnd: Date;
  readonly offer: WaitingOffer | null;
  /** The waiting offer is to the person's confirmed address. */
  readonly isOffered: boolean;
  /** The person has given, got or been offered the ticket at some time. */
  readonly hadPart: boolean;
};

type AroundRow = Omit<TicketAround, 'offer'> & {
  offerId: number | null;
  fromUserId: number | null;
  email: string | null;
  until: Date | null;
};

/**
 * What stands beside a ticket. A statement of its own, after the lock: a join in the locking one would answer what the
 * other tables said before the wait.
 */
export const readAround = async (tx: Tx, ticket: LockedTicketRow, userId: number): Promise<TicketAround> => {
  const { rows } = await sql<AroundRow>`
    with me as (select ${confirmedAddress(userId)} as address)
    select f.start_time as "startTime", f.registration_end as "registrationEnd", e.transfers as "hasTransfers", f.online as "isOnline",
      f.booked_numbers as "isNumberChosen", f.preregistration as "hasPreregistration", ec.status = 'cancelled' as "isCancelled",
      ${isRefundComing} as "isRefundComing",
      ec.results_published_at is not null as "hasResults",
      f.booked_numbers and exists (select from spaces sp where sp.format_id = f.id) as "hasSeats", f.event_city_id as "eventCityId",
      r.status as "raceStatus", ${raceEnd} as "raceEnd", o.id as "offerId", o.from_user_id as "fromUserId", o.email, o.expires_at as until,
      coalesce(lower(o.email) = me.address, false) as "isOffered",
      exists (select 1 from ticket_transfers x where x.ticket_id = ${ticket.id}
        and (${userId} in (x.from_user_id, x.to_user_id) or lower(x.email) = me.address)) as "hadPart"
    from me, formats f
    join event_cities ec on ec.id = f.event_city_id
    join events e on e.id = ec.event_id
    left join ticket_transfers o on o.ticket_id = ${ticket.id} and o.status = 'waiting'
    left join online_races r on r.ticket_id = ${ticket.id}
    where f.id = ${ticket.formatId}`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('a ticket has no format');
  const { offerId, fromUserId, email, until, ...around } = row;
  const isWaiting = offerId !== null && fromUserId !== null && email !== null && until !== null;
  return { ...around, offer: isWaiting ? { id: offerId, fromUserId, email, until } : null };
};
