import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { seatOf } from '../ticket-parts.repository.ts';
import type { Paper } from '../acts/acts.repository.ts';
import { headColumns, headJoins, type TicketHead } from './ticket-columns.repository.ts';

export type CardPerson = {
  readonly publicId: string;
  readonly name: string;
  readonly isTemporary: boolean;
  readonly email: string | null;
  readonly phone: string | null;
};

export type CardTransfer = {
  readonly status: 'waiting' | 'accepted' | 'declined' | 'taken_back' | 'lapsed';
  readonly from: { readonly publicId: string; readonly name: string };
  readonly to: { readonly publicId: string; readonly name: string } | null;
  readonly email: string;
  /** ISO 8601, as the two below. */
  readonly offered: string;
  readonly until: string;
  readonly closed: string | null;
};

export type TicketCard = TicketHead & {
  readonly id: number;
  readonly version: number;
  /** What the staff said of its papers, by their kind. */
  readonly papers: Readonly<Record<string, Paper>>;
  readonly asksLicense: boolean;
  readonly asksFile: boolean;
  readonly hasPreregistration: boolean;
  readonly isCancelled: boolean;
  readonly hasResults: boolean;
  readonly isRaceBegun: boolean;
  readonly userId: number;
  readonly holder: CardPerson;
  readonly purchaser: CardPerson;
  readonly qrVersion: number;
  readonly sector: string | null;
  readonly row: string | null;
  readonly seat: string | null;
  readonly licenseFile: string | null;
  readonly waveFile: string | null;
  /** Of one place, before discounts. */
  readonly fullPrice: Minor;
  readonly reason: 'sale' | 'vip' | 'promocode' | 'staff' | null;
  readonly returnPercent: number | null;
  readonly returnSum: Minor | null;
  readonly returnInsurance: Minor | null;
  readonly returnAskedAt: Date | null;
  readonly returnDoneAt: Date | null;
  readonly transfers: readonly CardTransfer[];
};

/** Transfers that a card shows, the latest. */
const mostTransfers = 50;

const person = (alias: string) => {
  const u = sql.ref(alias);
  return sql`jsonb_build_object('publicId', ${u}.public_id, 'name', concat_ws(' ', nullif(${u}.name, ''), nullif(${u}.last_name, '')),
    'isTemporary', ${u}.temporary, 'email', ${u}.email, 'phone', ${u}.phone)`;
};

/** A ticket as the back office shows it, whoever holds it. */
export const findTicketCard = async (db: Executor, publicId: string): Promise<TicketCard | null> => {
  const { rows } = await sql<TicketCard>`
    select t.id, t.user_id as "userId", t.version, t.documents as papers, f.license as "asksLicense", coalesce(k.file, false) as "asksFile",
      f.preregistration as "hasPreregistration", ec.status = 'cancelled' as "isCancelled", ec.results_published_at is not null as "hasResults",
      exists (select from online_races v where v.ticket_id = t.id) as "isRaceBegun", ${headColumns}, ${person('hu')} as holder, ${person('pu')} as purchaser, t.qr_version as "qrVersion",
      coalesce(t.sector, s.sector) as sector, coalesce(t.seat_row, s.seat_row) as "row", coalesce(t.seat_place, s.seat_place) as seat,
      lf.public_id as "licenseFile", wf.public_id as "waveFile", coalesce((l.details #>> '{move,willBe}')::bigint, l.price_minor) as "fullPrice", l.reason,
      b.percent as "returnPercent", b.sum_minor as "returnSum", b.insurance_minor as "returnInsurance",
      b.requested_at as "returnAskedAt", b.done_at as "returnDoneAt",
      (select coalesce(jsonb_agg(jsonb_build_object('status', x.status, 'email', x.email, 'offered', x.created_at, 'until', x.expires_at,
          'closed', x.closed_at, 'from', jsonb_build_object('publicId', g.public_id, 'name', concat_ws(' ', nullif(g.name, ''), nullif(g.last_name, ''))),
          'to', case when r.id is not null then jsonb_build_object('publicId', r.public_id, 'name', concat_ws(' ', nullif(r.name, ''), nullif(r.last_name, ''))) end)
          order by x.id), '[]')
        from (select * from ticket_transfers x where x.ticket_id = t.id order by x.id desc limit ${mostTransfers}) x
        join users g on g.id = x.from_user_id left join users r on r.id = x.to_user_id) as transfers
    from tickets t ${headJoins} join users hu on hu.id = t.user_id join users pu on pu.id = t.original_user_id
    left join files lf on lf.id = t.license_file_id left join files wf on wf.id = t.file_id
    left join ticket_returns b on b.ticket_id = t.id left join lateral ${seatOf} s on true
    where t.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
