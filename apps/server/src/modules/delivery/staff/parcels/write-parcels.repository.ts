import { orderCauseOf, type ParcelState } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { ToldBuyer } from '../../parcel-letter.ts';
import { piecesOfParcel } from './parcel-facts.repository.ts';

export type Who = { readonly userId: number; readonly now: Date };

/** Orders of these parcels, in the order in which they are locked. */
export const selectOrdersOf = async (db: Executor, publicIds: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct order_id as id from shipments where public_id = any(${[...publicIds]}::text[]) order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Parcels of these orders; whoever locks parcels has locked their orders. */
export const lockParcelsOf = async (tx: Tx, orderIds: readonly number[]): Promise<void> => {
  await sql`select id from shipments where order_id = any(${[...orderIds]}::bigint[]) order by id for no key update`.execute(
    tx,
  );
};

export type ParcelMove = {
  readonly id: number;
  readonly state: ParcelState;
  readonly picked: number | null;
  readonly track: string | null;
};

/** One version more each. */
export const moveParcels = async (tx: Tx, moves: readonly ParcelMove[], { userId, now }: Who): Promise<void> => {
  await sql`
    update shipments s set state = m.state, picked_pieces = m.picked, track = m.track,
      track_version = case when m.track is distinct from s.track then s.version + 1 else s.track_version end,
      shipped_at = case when m.state = 'shipped' then coalesce(s.shipped_at, ${now}) else s.shipped_at end,
      version = s.version + 1, updated_at = ${now}, updated_by = ${userId}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (id bigint, state text, picked int, track text)
    where s.id = m.id`.execute(tx);
};

export type WrittenTo = Readonly<Record<'firstName' | 'lastName' | 'phone' | 'address', string>>;

/** Whom and where a parcel goes; one version more. */
export const saveRecipient = async (tx: Tx, id: number, to: WrittenTo, { userId, now }: Who): Promise<void> => {
  await sql`
    update shipments set first_name = ${to.firstName}, last_name = ${to.lastName}, phone = ${to.phone}, address = ${to.address},
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** What orders become by their parcels, as these stand now. */
export const selectCauses = async (
  tx: Tx,
  orderIds: readonly number[],
): Promise<Record<'ship' | 'deliver', readonly number[]>> => {
  const { rows } = await sql<{ orderId: number; state: ParcelState; pieces: number }>`
    select s.order_id as "orderId", s.state, ${piecesOfParcel} as pieces from shipments s
    where s.order_id = any(${[...orderIds]}::bigint[])`.execute(tx);
  const causes = [...Map.groupBy(rows, ({ orderId }) => orderId)].map(
    ([id, parcels]) => [id, orderCauseOf(parcels)] as const,
  );
  const by = (cause: 'ship' | 'deliver') => causes.filter(([, own]) => own === cause).map(([id]) => id);
  return { ship: by('ship'), deliver: by('deliver') };
};

/** Whoever gives a parcel one of these tracks waits: two at once see no other parcel with it. After the orders. */
export const lockTracks = async (tx: Tx, tracks: readonly string[]): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('track ' || t.track, 0))
    from (select distinct track from unnest(${[...tracks]}::text[]) u (track) order by track) t`.execute(tx);
};

/** Another parcel that has this track; null: none has. */
export const findTrack = async (
  db: Executor,
  tracks: readonly string[],
): Promise<
  {
    readonly id: number;
    readonly track: string;
    readonly order: string;
    readonly position: number;
    readonly parcels: number;
  }[]
> => {
  const { rows } = await sql<{ id: number; track: string; order: string; position: number; parcels: number }>`
    select s.id, upper(s.track) as track, o.public_id as order, s.position, (select count(*)::int from shipments p where p.order_id = s.order_id) as parcels
    from shipments s join orders o on o.id = s.order_id
    where upper(s.track) = any(${[...tracks]}::text[]) and s.track is not null`.execute(db);
  return rows;
};

/** Parcels of orders that are called so: by a whole id, or by its beginning. */
export const selectNamed = async (
  db: Executor,
  orders: readonly string[],
): Promise<{ readonly key: string; readonly id: number; readonly orderId: number; readonly position: number }[]> => {
  const { rows } = await sql<{ key: string; id: number; orderId: number; position: number }>`
    select k.key, s.id, s.order_id as "orderId", s.position
    from unnest(${[...orders]}::text[]) k (key)
    join orders o on lower(left(o.public_id, 8)) = lower(left(k.key, 8)) and starts_with(o.public_id, k.key) and o.paid_at is not null
    join shipments s on s.order_id = o.id
    where length(k.key) >= 8 order by s.id`.execute(db);
  return rows;
};

/** Whom the letter of a parcel goes to. */
export const selectBuyers = async (db: Executor, parcelIds: readonly number[]): Promise<ToldBuyer[]> => {
  const { rows } = await sql<ToldBuyer>`
    select s.public_id as "publicId", o.public_id as order, o.email, o.language, coalesce(s.track, '') as track,
      coalesce(s.track_version, s.version) as version
    from shipments s join orders o on o.id = s.order_id
    where s.id = any(${[...parcelIds]}::bigint[]) and o.email <> '' order by s.id`.execute(db);
  return rows;
};
