import type { Kind } from '@trassa/contracts';
import type { TicketState } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';

/** What list and card show of a ticket. */
export type TicketHead = {
  readonly publicId: string;
  readonly ticketNumber: string;
  readonly startNumber: number | null;
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly eventPublicId: string;
  readonly eventRu: string;
  readonly eventEn: string | null;
  readonly startPublicId: string;
  readonly startTime: Date;
  readonly timezone: string;
  readonly formatPublicId: string;
  readonly formatRu: string;
  readonly formatEn: string | null;
  readonly waveRu: string | null;
  readonly waveEn: string | null;
  readonly kind: Kind;
  readonly status: TicketState;
  readonly registeredAt: Date | null;
  readonly handedOutAt: Date | null;
  readonly teamPublicId: string | null;
  readonly teamTitle: string | null;
  readonly clubPublicId: string | null;
  readonly clubTitle: string | null;
  readonly documents: 'missing' | 'given' | 'seen' | 'refused' | null;
  readonly isInsured: boolean;
  readonly price: Minor;
  readonly promocode: string | null;
  readonly orderPublicId: string;
  readonly boughtAt: Date;
};

/** Formats and waves that ask for one are few, so their ids are found once for a whole list. */
const inLicensed = sql`t.format_id in (select f.id from formats f where f.license)`;
const inFiled = sql`coalesce(t.cluster_id in (select k.id from format_clusters k where k.file), false)`;
/** What the staff said of a paper; '': nothing. */
const paperState = (kind: 'license' | 'cluster'): RawBuilder<unknown> =>
  sql`coalesce(t.documents #>> array[${kind}, 'state'], '')`;
const isSeen = (kind: 'license' | 'cluster'): RawBuilder<unknown> => sql`${paperState(kind)} = 'seen'`;
const isRefused = (kind: 'license' | 'cluster'): RawBuilder<unknown> => sql`${paperState(kind)} = 'refused'`;

/** Whether any is asked. */
const asksDocument = sql`(${inLicensed} or ${inFiled})`;

/**
 * Of the documents that a ticket t is asked for, with a participant: one was refused; one is neither there nor seen; all were
 * seen; else they were sent.
 */
const documentWords = {
  refused: sql`((${inLicensed} and ${isRefused('license')}) or (${inFiled} and ${isRefused('cluster')}))`,
  missing: sql`((${inLicensed} and t.license_file_id is null and not ${isSeen('license')})
    or (${inFiled} and t.file_id is null and not ${isSeen('cluster')}))`,
  seen: sql`(${asksDocument} and (not ${inLicensed} or ${isSeen('license')}) and (not ${inFiled} or ${isSeen('cluster')}))`,
};
const documents = sql`(case when t.info is null or not ${asksDocument} then null when ${documentWords.refused} then 'refused'
  when ${documentWords.missing} then 'missing' when ${documentWords.seen} then 'seen' else 'given' end)`;

/** Tickets t whose documents are in one of these states. */
export const hasDocuments = (states: readonly string[]): RawBuilder<unknown> =>
  sql`(t.info is not null and ${asksDocument} and ${documents} = any(${[...states]}::text[]))`;

export const headColumns: RawBuilder<unknown> = sql`t.public_id as "publicId", t.ticket_number as "ticketNumber", t.start_number as "startNumber", t.info,
  e.public_id as "eventPublicId", e.title_ru as "eventRu", e.title_en as "eventEn", ec.public_id as "startPublicId",
  coalesce(k.start_time, f.start_time) as "startTime", ec.timezone, f.public_id as "formatPublicId", f.title_ru as "formatRu",
  f.title_en as "formatEn", k.name_ru as "waveRu", k.name_en as "waveEn", t.kind, t.status, t.registered_at as "registeredAt",
  t.offline_registered_at as "handedOutAt", tm.public_id as "teamPublicId", tm.title as "teamTitle", c.public_id as "clubPublicId",
  c.title as "clubTitle",
  ${documents} as documents,
  exists (select from policies p where p.ticket_id = t.id and p.user_id = t.user_id and p.cancelled_at is null) as "isInsured",
  t.price_minor as price, pc.shown as promocode, o.public_id as "orderPublicId", t.created_at as "boughtAt"`;

/** What stands beside tickets t for these columns. */
export const headJoins: RawBuilder<unknown> = sql`join orders o on o.id = t.order_id
  join order_lines l on l.id = t.order_line_id left join promocodes pc on pc.id = l.promocode_id
  join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
  left join teams tm on tm.id = t.team_id left join format_clusters k on k.id = t.cluster_id
  left join clubs c on c.public_id = t.club_public_id`;
