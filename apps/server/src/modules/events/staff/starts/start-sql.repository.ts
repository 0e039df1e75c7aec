import { type RawBuilder, sql } from 'kysely';

/** Facts of the formats of a start `ec` that are sold, as columns of `s`: of them its state follows (`startState`). */
export const salesOfStart = (now: RawBuilder<unknown>): RawBuilder<unknown> => sql`lateral (
  select coalesce(min(x.start_time), ec.start_time) as first_start, count(x.*)::int as formats,
    coalesce(bool_or(x.sale = 'open'), false) as is_open, coalesce(bool_or(x.sale = 'soon'), false) as is_soon,
    coalesce(bool_or(x.sale = 'sold_out'), false) as is_sold_out,
    coalesce(sum(x.capacity), 0)::int as capacity, coalesce(sum(x.taken), 0)::int as taken
  from (
    select f.start_time, q.capacity, q.taken, case
      when f.start_time <= ${now} then 'past'
      when coalesce(f.sale_end, ec.sale_end) <= ${now} then 'closed'
      when coalesce(f.sale_start, ec.sale_start) > ${now} then 'soon'
      when q.left > 0 then 'open' else 'sold_out' end as sale
    from formats f left join lateral (
      select sum(q.capacity)::int as capacity, sum(q.taken)::int as taken, sum(q.capacity - q.reserve - q.taken) as left from quotas q where q.format_id = f.id) q on true
    where f.event_city_id = ec.id and f.status = 'published') x) s`;

/** The most hopeful of the formats, as `overallSaleState`. */
export const saleColumn = sql`case when s.is_open then 'open' when s.is_soon or s.formats = 0 then 'soon'
  when s.is_sold_out then 'sold_out' else 'closed' end`;

/** `startState` of packages/rules as the list filters by it; a test compares the two. */
export const stateColumn = (now: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when ec.archived_at is not null then 'archived'
  when ec.status = 'cancelled' then 'cancelled'
  when ec.status = 'draft' or e.status = 'draft' then 'draft'
  when coalesce(ec.finish_time, s.first_start + interval '12 hours') <= ${now} then 'finished'
  when s.first_start <= ${now} then 'running'
  when not (s.is_open or s.is_soon or s.is_sold_out or s.formats = 0) then 'closed'
  when ec.sale_stopped_at is not null then 'stopped'
  when s.is_open then 'on_sale'
  when s.is_soon or s.formats = 0 then 'published'
  else 'sold_out' end`;

/** Columns from which `startState` is told: of event city `ec`, event `e` and `s`. */
export const factColumns = sql`ec.status, e.status = 'draft' as "isEventDraft", ec.archived_at is not null as "isArchived",
  ec.sale_stopped_at is not null as "isStopped", s.first_start as "firstStart", ec.finish_time as "finishTime", ${saleColumn} as sale`;
