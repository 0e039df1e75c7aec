import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { eachWord } from '../domain/word-columns.ts';
import { numberlessMark } from '../domain/numberless-mark.ts';
import { shownNumber } from '../shown-number.repository.ts';
import { identity, isFree, whoHash } from './row-identity.repository.ts';

/** A row on its way into the table, under the names of `incoming`. */
export type IncomingRow = Readonly<Record<string, unknown>>;

const name = sql.raw;

/** Columns that a file decides, with their types. */
const given: Readonly<Record<string, string>> = {
  last_name: 'text',
  first_name: 'text',
  gender: 'text',
  category: 'text',
  age_group: 'text',
  team: 'text',
  status: 'text',
  distance: 'text',
  ...eachWord(() => 'text'),
  start_ms: 'integer',
  finish_ms: 'integer',
  absolute_ms: 'integer',
  individual_ms: 'integer',
  fine_ms: 'integer',
  time_ms: 'integer',
  splits: 'jsonb',
};
const key: Readonly<Record<string, string>> = { format_id: 'bigint', start_number: 'text', leg: 'smallint' };
const own: Readonly<Record<string, string>> = {
  public_id: 'text',
  number: 'integer',
  numberless: 'boolean',
  name_words: 'text',
  name_words_back: 'text',
  team_words: 'text',
  hidden_words: 'text',
  is_hidden: 'boolean',
  line: 'integer',
  file_place: 'integer',
};
const staged = { ...key, ...given, ...own };
const declare = (columns: Readonly<Record<string, string>>): RawBuilder<unknown> =>
  name(
    Object.entries(columns)
      .map(([column, type]) => `${column} ${type}`)
      .join(', '),
  );
const list = (columns: Readonly<Record<string, string>>, prefix = ''): string =>
  Object.keys(columns)
    .map((column) => prefix + column)
    .join(', ');

/** The table that lives as long as the transaction; `target_id`: the stored row that this row is. */
export const makeStage = async (tx: Tx): Promise<void> => {
  await sql`create temp table incoming (${declare(staged)}, ticket_id bigint, target_id bigint,
    came_back boolean not null default false) on commit drop`.execute(tx);
};

/** One statement for a batch of any size. */
export const stageRows = async (tx: Tx, rows: readonly IncomingRow[]): Promise<void> => {
  await sql`insert into incoming (${name(list(staged))})
    select * from json_to_recordset(${JSON.stringify(rows)}) as row (${declare(staged)})`.execute(tx);
};

/** Statistics of the rows just brought; without them the planner thinks of a handful. */
export const measureStage = async (tx: Tx): Promise<void> => {
  await sql`analyze incoming`.execute(tx);
};

/** Tickets by start number; of a relay only those whose participant bears the name. */
export const matchTickets = async (tx: Tx): Promise<void> => {
  await sql`
    update incoming i set ticket_id = t.id from tickets t
    where t.format_id = i.format_id and t.start_number = i.number and t.status not in ('returned', 'blocked')
      and (i.leg = 0 or ${identity('i')} = translate(lower(concat_ws(' ', t.info->>'last_name', t.info->>'first_name')), 'ё', 'е'))`.execute(
    tx,
  );
};

const sameKey = sql`r.format_id = i.format_id and r.start_number = i.start_number and r.leg = i.leg`;

/** Formats of the file without a stored row. */
export const findFresh = async (tx: Tx): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select n.format_id as id from (select distinct format_id from incoming) n
    where not exists (select from results r where r.format_id = n.format_id)`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Whether the event city has any row: a first file has nothing to be compared with. */
export const hasRows = async (db: Executor, eventCityId: number): Promise<boolean> => {
  const { rows } = await sql`select from results where event_city_id = ${eventCityId} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * The stored row that each row is: without a number the only one with name and time; same number and name; the only free one with
 * the name; without both the only one with the time; same number. So page, hidden name and ticket follow the person.
 */
export const matchStored = async (tx: Tx, eventCityId: number, isKeeping: boolean): Promise<void> => {
  const stored = sql`r.event_city_id = ${eventCityId}`;
  // Keys of namesakes count them in the order of their file, which changes when a row is put in.
  await sql`
    with new_ones as (
      select i.format_id, i.time_ms, ${identity('i')} as who, min(i.ctid) as place from incoming i
      where starts_with(i.start_number, ${numberlessMark}) and i.leg = 0 and i.time_ms is not null
      group by 1, 2, 3 having count(*) = 1),
    old_ones as (
      select r.format_id, r.time_ms, ${identity('r')} as who, min(r.id) as id from results r
      where ${stored} and r.leg = 0 and r.time_ms is not null and exists (select from new_ones)
      group by 1, 2, 3 having count(*) = 1)
    update incoming i set target_id = o.id
    from new_ones n join old_ones o on o.format_id = n.format_id and o.time_ms = n.time_ms and o.who = n.who
    where i.ctid = n.place and n.who <> ''`.execute(tx);
  await sql`update incoming i set target_id = r.id from results r
    where i.target_id is null and ${stored} and ${sameKey} and ${identity('r')} = ${identity('i')} and ${isFree}`.execute(
    tx,
  );
  // Who is missing from a file that removes nobody has not got another number.
  const mayMove = isKeeping ? sql`exists (select from incoming i where ${sameKey})` : sql`true`;
  await sql`
    with new_ones as (
      select ${identity('i')} as who, min(i.ctid) as place from incoming i where i.target_id is null
      group by 1 having count(*) = 1),
    free_ones as (
      select ${identity('r')} as who, min(r.id) as id from results r
      where ${stored} and r.format_id in (select distinct format_id from incoming) and ${isFree} and ${mayMove}
      group by 1 having count(*) = 1)
    update incoming i set target_id = f.id from new_ones n join free_ones f on f.who = n.who
    where i.ctid = n.place and n.who <> ''`.execute(tx);
  // Without a number and a name, as whose account is erased, a stored row is known by its time.
  await sql`
    with new_ones as (
      select i.format_id, i.time_ms, min(i.ctid) as place from incoming i
      where i.target_id is null and starts_with(i.start_number, ${numberlessMark}) and i.leg = 0 and i.time_ms is not null
      group by 1, 2 having count(*) = 1),
    nameless as (
      select r.format_id, r.time_ms, min(r.id) as id from results r
      where ${stored} and r.leg = 0 and r.time_ms is not null and r.name_hidden and r.last_name = '' and r.first_name = '' and ${isFree}
      group by 1, 2 having count(*) = 1)
    update incoming i set target_id = s.id
    from new_ones n join nameless s on s.format_id = n.format_id and s.time_ms = n.time_ms
    where i.ctid = n.place`.execute(tx);
  await sql`update incoming i set target_id = r.id from results r
    where i.target_id is null and ${stored} and ${sameKey} and ${isFree}`.execute(tx);
  // A file without numbers leaves those that are known.
  await sql`update incoming i set start_number = r.start_number, leg = r.leg from results r
    where i.target_id = r.id and starts_with(i.start_number, ${numberlessMark}) and not starts_with(r.start_number, ${numberlessMark})`.execute(
    tx,
  );
};

/** Who was removed by an earlier file comes back as himself: page, certificate, hidden name and ticket. DEC-119 */
export const matchRemoved = async (tx: Tx, eventCityId: number): Promise<void> => {
  const { rows } = await sql`select from removed_results where event_city_id = ${eventCityId} limit 1`.execute(tx);
  if (rows.length === 0) return;
  const back = sql`public_id = r.public_id, came_back = true, is_hidden = i.is_hidden or r.name_hidden,
    ticket_id = coalesce(i.ticket_id, case when ${sameKey} then r.ticket_id end)`;
  await sql`update incoming i set ${back} from removed_results r
    where i.target_id is null and r.event_city_id = ${eventCityId} and ${sameKey} and r.who = ${whoHash('i')}`.execute(
    tx,
  );
  await sql`
    with new_ones as (
      select ${whoHash('i')} as who, min(i.ctid) as place from incoming i
      where i.target_id is null and not i.came_back and ${identity('i')} <> '' group by 1 having count(*) = 1),
    free_ones as (
      select r.who, min(r.public_id) as public_id from removed_results r
      where r.event_city_id = ${eventCityId} and not exists (select from incoming taken where taken.public_id = r.public_id)
      group by 1 having count(*) = 1)
    update incoming i set ${back} from new_ones n join free_ones f on f.who = n.who join removed_results r on r.public_id = f.public_id
    where i.ctid = n.place`.execute(tx);
  await sql`analyze incoming`.execute(tx);
};

/** Whom the file brought back is no longer among the removed. */
const forgetReturned = async (tx: Tx): Promise<void> => {
  await sql`delete from removed_results where public_id in (select public_id from incoming where came_back)`.execute(
    tx,
  );
};

const count = (result: { numAffectedRows?: bigint | undefined }): number => Number(result.numAffectedRows ?? 0);

/** Rows of the file's formats that it no longer has; while keeping them, those whose number another one got. */
const isMissing = (eventCityId: number, isKeeping: boolean): RawBuilder<unknown> =>
  sql`r.event_city_id = ${eventCityId} and ${
    isKeeping
      ? sql`exists (select from incoming i where ${sameKey})`
      : sql`r.format_id in (select distinct format_id from incoming)`
  } and ${isFree}`;

/** Removes them; their pages are remembered for those who come back (`matchRemoved`). DEC-119 */
export const removeMissing = async (tx: Tx, eventCityId: number, isKeeping: boolean): Promise<number> =>
  count(
    await sql`
      with gone as (delete from results r where ${isMissing(eventCityId, isKeeping)} returning r.*)
      insert into removed_results (public_id, event_city_id, format_id, start_number, leg, who, name_hidden, ticket_id)
      select g.public_id, g.event_city_id, g.format_id, g.start_number, g.leg, ${whoHash('g')}, g.name_hidden, g.ticket_id from gone g
      on conflict (event_city_id, who, format_id, start_number, leg) do update
        set public_id = excluded.public_id, name_hidden = excluded.name_hidden, ticket_id = excluded.ticket_id, removed_at = now()`.execute(
      tx,
    ),
  );

export type Removal = {
  readonly count: number;
  /** Stored rows of the formats that the file names. */
  readonly of: number;
  /** Three of those who would be removed, by place. */
  readonly examples: readonly { startNumber: string; lastName: string; firstName: string; team: string | null }[];
};

/** What `removeMissing` would remove. */
export const findMissing = async (tx: Tx, eventCityId: number, isKeeping: boolean): Promise<Removal> => {
  const { rows } = await sql<Removal>`
    with missing as materialized (select r.* from results r where ${isMissing(eventCityId, isKeeping)})
    select (select count(*) from missing) as count,
      (select count(*) from results r where r.event_city_id = ${eventCityId} and r.format_id in (select distinct format_id from incoming)) as of,
      coalesce((select jsonb_agg(jsonb_build_object('startNumber', ${shownNumber('m')}, 'lastName', m.last_name, 'firstName', m.first_name, 'team', m.team))
        from (select * from missing order by position, id limit 3) m), '[]') as examples`.execute(tx);
  return rows[0] ?? { count: 0, of: 0, examples: [] };
};

/** Rows that change their number step aside first: two people may have swapped theirs. */
const stepAside = async (tx: Tx): Promise<void> => {
  await sql`update results r set start_number = '~' || r.id from incoming i
    where i.target_id = r.id and not (${sameKey})`.execute(tx);
};

/** Whether the name is hidden, and by what the row is found then. */
const privacy = (isHidden: RawBuilder<unknown>): RawBuilder<unknown> => sql`${isHidden},
  case when ${isHidden} then null else i.name_words end, case when ${isHidden} then null else i.name_words_back end,
  case when ${isHidden} then i.hidden_words else i.team_words end`;
/** Whom an earlier file left without a name this one may name; who has a ticket has hidden himself. */
const isNamedNow = sql`(r.ticket_id is null and i.ticket_id is null and r.last_name = '' and r.first_name = '' and (i.last_name <> '' or i.first_name <> ''))`;
const written = `${list(key)}, ${list(given)}, name_hidden, name_words, name_words_back, team_words, ticket_id`;

/** Writes what differs; the public id, the hidden name and a ticket that was found before stay. */
export const changeRows = async (tx: Tx, importId: number): Promise<number> => {
  await stepAside(tx);
  const values = sql`${name(`${list(key, 'i.')}, ${list(given, 'i.')}`)}, ${privacy(sql`(i.is_hidden or (r.name_hidden and not ${isNamedNow}))`)},
    coalesce(i.ticket_id, case when ${sameKey} then r.ticket_id end)`;
  const present = name(written.replaceAll(/\b(\w+)\b/g, 'r.$1'));
  return count(
    await sql`update results r set (${name(written)}, import_id, version) = row(${values}, ${importId}::bigint, r.version + 1) from incoming i
      where i.target_id = r.id and row(${present}) is distinct from row(${values})`.execute(tx),
  );
};

export const addRows = async (tx: Tx, eventCityId: number, importId: number): Promise<number> => {
  await forgetReturned(tx);
  return count(
    await sql`insert into results (public_id, ${name(written)}, event_city_id, import_id)
      select public_id, ${name(`${list(key)}, ${list(given)}`)}, ${privacy(sql`i.is_hidden`)}, ticket_id, ${eventCityId}::bigint, ${importId}::bigint
      from incoming i where target_id is null`.execute(tx),
  );
};

/** Rows with a ticket, and stored rows of formats that the file does not name, by format. */
export const countAround = async (
  tx: Tx,
  eventCityId: number,
): Promise<{ linked: number; untouched: { formatId: number; count: number }[] }> => {
  const { rows } = await sql<{ linked: number; untouched: { formatId: number; count: number }[] }>`
    select (select count(*) from incoming where ticket_id is not null) as linked,
      coalesce((select jsonb_agg(jsonb_build_object('formatId', format_id, 'count', count) order by format_id) from (
        select format_id, count(*) as count from results
        where event_city_id = ${eventCityId} and format_id not in (select format_id from incoming) group by format_id) other), '[]') as untouched`.execute(
    tx,
  );
  return rows[0] ?? { linked: 0, untouched: [] };
};
