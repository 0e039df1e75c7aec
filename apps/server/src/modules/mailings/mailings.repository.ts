import type { MailingConditions, MailingContent, MailingState, Places } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Mailing, Rest } from './mailing.ts';

/** Of the mailing m, but for its version. */
export const mailingColumns = sql`m.id, m.public_id as "publicId", m.title, m.kind, m.event_city_id as "startId",
  (select ec.public_id from event_cities ec where ec.id = m.event_city_id) as start, m.content, m.conditions, m.state, m.send_at as "sendAt",
  m.approval, m.agreed, m.rests, m.begun_at as "begunAt", m.ended_at as "endedAt",
  m.prepared_to as "preparedTo", m.zones, m.total, m.sent, m.refused`;

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<Mailing | null> => {
  const { rows } = await sql<Mailing>`select ${mailingColumns}, m.version from mailings m where ${condition}`.execute(
    db,
  );
  return rows[0] ?? null;
};

export const findMailing = (db: Executor, publicId: string): Promise<Mailing | null> =>
  find(db, sql`m.public_id = ${publicId}`);

/** Nobody else changes it until the transaction ends; its letters go on. */
export const lockMailing = (tx: Tx, publicId: string): Promise<Mailing | null> =>
  find(tx, sql`m.public_id = ${publicId} for no key update of m`);

export const lockMailingById = (tx: Tx, id: number): Promise<Mailing | null> =>
  find(tx, sql`m.id = ${id} for no key update of m`);

/** One in this state behind `after` whose moment has come, locked; another process leaves it alone. */
export const takeNext = (
  tx: Tx,
  state: 'scheduled' | 'preparing' | 'sending',
  { after, now }: { readonly after: number; readonly now: Date },
): Promise<Mailing | null> =>
  find(
    tx,
    sql`m.state = ${state} and m.id > ${after} and m.send_at <= ${now} order by m.id limit 1 for no key update of m skip locked`,
  );

/** A mailing is of its start; news of none are of no place. null: there is no such mailing. */
export const placesOfMailing = async (db: Executor, publicId: string): Promise<Places | null> => {
  const { rows } = await sql<{ event: string | null; start: string | null }>`
    select e.public_id as event, ec.public_id as start from mailings m left join event_cities ec on ec.id = m.event_city_id
      left join events e on e.id = ec.event_id where m.public_id = ${publicId}`.execute(db);
  const [place] = rows;
  if (!place) return null;
  return place.event === null ? [] : [{ event: place.event, start: place.start }];
};

export type MailingValues = {
  readonly title: string;
  readonly kind: string;
  readonly startId: number | null;
  readonly content: MailingContent;
  readonly conditions: MailingConditions;
};
export type By = { readonly userId: number; readonly now: Date };

export const insertMailing = async (tx: Tx, publicId: string, v: MailingValues, { userId, now }: By): Promise<void> => {
  await sql`
    insert into mailings (public_id, title, kind, event_city_id, content, conditions, created_at, updated_at, updated_by)
    values (${publicId}, ${v.title}, ${v.kind}, ${v.startId}, ${JSON.stringify(v.content)}::jsonb,
      ${JSON.stringify(v.conditions)}::jsonb, ${now}, ${now}, ${userId})`.execute(tx);
};

export const updateMailing = async (tx: Tx, id: number, v: MailingValues, { userId, now }: By): Promise<void> => {
  await sql`
    update mailings set title = ${v.title}, kind = ${v.kind}, event_city_id = ${v.startId}, content = ${JSON.stringify(v.content)}::jsonb,
      conditions = ${JSON.stringify(v.conditions)}::jsonb, rests = null, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

export const deleteMailing = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from mailings where id = ${id}`.execute(tx);
};

/** What changes beside the state; what is undefined stays. */
export type Moved = {
  readonly state: MailingState;
  readonly sendAt?: Date | null;
  readonly approval?: string | null;
  readonly agreed?: number | null;
  readonly rests?: Rest | null;
  /** Letters that are judged together begin anew. */
  readonly judged?: 0;
  readonly judgedRefused?: 0;
  readonly begunAt?: Date | null;
  readonly endedAt?: Date;
  readonly preparedTo?: string | null;
  readonly zones?: readonly string[];
  readonly total?: number;
};

/** A column as it was, where nothing is said of it. */
const kept = (column: RawBuilder<unknown>, value: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
  value ?? column;

/** Of a locked mailing; `userId` null: the system. */
export const moveMailing = async (
  tx: Tx,
  id: number,
  m: Moved,
  { userId, now }: { readonly userId: number | null; readonly now: Date },
): Promise<void> => {
  await sql`
    update mailings set state = ${m.state}, send_at = ${kept(sql`send_at`, m.sendAt === undefined ? undefined : sql`${m.sendAt}::timestamptz`)},
      approval = ${kept(sql`approval`, m.approval === undefined ? undefined : sql`${m.approval}::text`)},
      agreed = ${kept(sql`agreed`, m.agreed === undefined ? undefined : sql`${m.agreed}::integer`)},
      rests = ${kept(sql`rests`, m.rests === undefined ? undefined : sql`${m.rests}::text`)},
      judged = ${kept(sql`judged`, m.judged === undefined ? undefined : sql`${m.judged}::integer`)},
      judged_refused = ${kept(sql`judged_refused`, m.judgedRefused === undefined ? undefined : sql`${m.judgedRefused}::integer`)},
      begun_at = ${kept(sql`begun_at`, m.begunAt === undefined ? undefined : sql`${m.begunAt}::timestamptz`)},
      ended_at = ${kept(sql`ended_at`, m.endedAt === undefined ? undefined : sql`${m.endedAt}::timestamptz`)},
      prepared_to = ${kept(sql`prepared_to`, m.preparedTo === undefined ? undefined : sql`${m.preparedTo}::text`)},
      zones = ${kept(sql`zones`, m.zones === undefined ? undefined : sql`${[...m.zones]}::text[]`)},
      total = ${kept(sql`total`, m.total === undefined ? undefined : sql`${m.total}::integer`)},
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** What became of one letter of a mailing: a sum that is kept, because it is looked at while letters leave; no new version. */
export const countOutcome = async (
  tx: Tx,
  id: number,
  outcome: 'sent' | 'refused',
  judgedMost: number,
): Promise<{ judgedRefused: number }> => {
  const isRefused = outcome === 'refused' ? 1 : 0;
  const { rows } = await sql<{ judgedRefused: number }>`
    update mailings set sent = sent + ${1 - isRefused}, refused = refused + ${isRefused},
      judged = case when judged >= ${judgedMost} then 1 else judged + 1 end,
      judged_refused = case when judged >= ${judgedMost} then 0 else judged_refused end + ${isRefused}
    where id = ${id} returning judged_refused as "judgedRefused"`.execute(tx);
  return rows[0] ?? { judgedRefused: 0 };
};

/** How far its letters are listed: of a locked mailing, and no new version, because it changes many times a minute. */
export const keepProgress = async (
  tx: Tx,
  id: number,
  v: Required<Pick<Moved, 'preparedTo' | 'zones' | 'total' | 'rests'>>,
): Promise<void> => {
  await sql`
    update mailings set state = 'preparing', prepared_to = ${v.preparedTo}, zones = ${[...v.zones]}::text[], total = ${v.total}, rests = ${v.rests}
    where id = ${id}`.execute(tx);
};
