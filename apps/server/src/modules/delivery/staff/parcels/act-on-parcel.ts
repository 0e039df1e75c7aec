import type { Language } from '@trassa/contracts';
import type { Shipment, StatusAct } from '@trassa/contracts/office';
import { type ParcelCause, parcelObstacle, parcelTransitions, stateAfter, trackOf } from '@trassa/rules';
import type { Clock } from '../../../../kernel/clock.ts';
import { changedSince, invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import { carryMoves } from './move-parcels.ts';
import type { ParcelPorts } from './parcel-ports.ts';
import { findParcelCard, type ParcelCardRow, selectParcelLines } from './parcel-rows.repository.ts';
import { factsOf, numberOf, objectOf } from './present-parcel.ts';
import { readCard } from './read-card.ts';
import { findTrack, lockParcelsOf, lockTracks, selectNamed, selectOrdersOf } from './write-parcels.repository.ts';

export type Asker = {
  readonly userId: number;
  readonly language: Language;
  readonly clock: Clock;
  readonly canRefund: boolean;
  readonly seesOrders: boolean;
};
type Card = { values: Shipment };

/** Locks orders first, as refunds of their pieces do, then all their parcels: what is decided of one is decided of all. */
export const lockParcels = async (tx: Tx, { lockOrders }: ParcelPorts, publicIds: readonly string[]): Promise<void> => {
  const orders = await selectOrdersOf(tx, publicIds);
  await lockOrders(tx, orders);
  await lockParcelsOf(tx, orders);
};

type Asked = {
  readonly publicId: string;
  /** null: whatever version stands, as one of many. */
  readonly version: number | null;
  readonly act: ParcelCause;
};

/** The parcel for an act, locked. Refuses `conflict` when it has changed since it was seen, and `state` in words. */
export const lockToAct = async (
  tx: Tx,
  ports: ParcelPorts,
  { publicId, version, act }: Asked,
): Promise<Result<ParcelCardRow>> => {
  await lockParcels(tx, ports, [publicId]);
  const row = await findParcelCard(tx, publicId);
  if (!row) return notFound();
  if (version !== null && row.version !== version) return changedSince(version, row.version);
  const obstacle = parcelObstacle(act, factsOf(row));
  return obstacle === null ? ok(row) : refuse({ code: 'state', message: { id: `parcel_act_${obstacle}` } });
};

type Carried = { readonly act: ParcelCause; readonly track?: string; readonly reason?: string | undefined };

/** Does what was decided and writes it down. */
export const carryAct = async (
  tx: Tx,
  ports: ParcelPorts,
  row: ParcelCardRow,
  { act, track, reason }: Carried,
  { userId, language, clock, canRefund, seesOrders }: Asker,
): Promise<Result<Acted<Card>>> => {
  const state = stateAfter(parcelTransitions, row.state, act);
  const isTold = track !== undefined;
  const picked = act === 'pick' ? row.pieces : row.picked;
  const move = { id: row.id, orderId: row.orderId, state, picked, track: track ?? row.track, isTold };
  await carryMoves(tx, ports, [move], { userId, now: clock() });
  const after = await readCard(tx, row.publicId, { language, mayEdit: true, canRefund, seesOrders });
  if (!after) return notFound();
  const changes: Change[] = [
    ...(state === row.state ? [] : [{ field: 'state', before: `parcel_${row.state}`, after: `parcel_${state}` }]),
    ...(act === 'pick' ? [{ field: 'pieces', before: row.picked, after: row.pieces }] : []),
    ...(track === undefined ? [] : [{ field: 'track', before: row.track, after: track }]),
    { field: versionField, before: row.version, after: after.version },
  ];
  return ok({ answer: { values: after }, object: objectOf(row), changes, ...(reason === undefined ? {} : { reason }) });
};

/** The track that is typed for a parcel. Refuses what the carrier would not write, the number of an order, and a track of another parcel. */
const readTrack = async (tx: Tx, row: ParcelCardRow, typed: string): Promise<Result<string>> => {
  const track = trackOf(row.carrier, typed);
  if (track === null) return invalid({ track: { id: 'parcel_track' } });
  if (track === row.track) return invalid({ track: { id: 'parcel_track_same' } });
  if ((await selectNamed(tx, [typed.trim()])).length) return invalid({ track: { id: 'track_is_order' } });
  await lockTracks(tx, [track]);
  const other = (await findTrack(tx, [track])).find(({ id }) => id !== row.id);
  return other ? invalid({ track: { id: 'parcel_track_used', number: numberOf(other) } }) : ok(track);
};

export type AskedStatus = {
  readonly publicId: string;
  readonly version: number;
  readonly act: StatusAct;
  readonly track?: string | undefined;
  readonly reason?: string | undefined;
};

/** PUT …/status. Refuses `conflict`, `state`, and a wrong track or a missing reason by field. */
export const changeStatus = async (
  tx: Tx,
  ports: ParcelPorts,
  { act, reason, ...asked }: AskedStatus,
  asker: Asker,
): Promise<Result<Acted<Card>>> => {
  if ((act === 'return' || act === 'lose') && reason === undefined) return invalid({ reason: { id: 'reason' } });
  const locked = await lockToAct(tx, ports, { ...asked, act });
  if (!locked.ok) return locked;
  if (act !== 'ship' && act !== 'track') return carryAct(tx, ports, locked.value, { act, reason }, asker);
  const track = await readTrack(tx, locked.value, asked.track ?? '');
  return track.ok ? carryAct(tx, ports, locked.value, { act, track: track.value, reason }, asker) : track;
};

export type AskedPick = {
  readonly publicId: string;
  readonly version: number;
  readonly lines: readonly { readonly unique_id: string; readonly pieces: number }[];
};

/** POST …/picked: what was counted into it is exactly what has not come back. BO-094 */
export const pickParcel = async (
  tx: Tx,
  ports: ParcelPorts,
  { lines, ...asked }: AskedPick,
  asker: Asker,
): Promise<Result<Acted<Card>>> => {
  const locked = await lockToAct(tx, ports, { ...asked, act: 'pick' });
  if (!locked.ok) return locked;
  const own = await selectParcelLines(tx, [locked.value.id]);
  const counted = Map.groupBy(lines, ({ unique_id: id }) => id);
  const isRight = own.every(
    ({ uniqueId, pieces }) => (counted.get(uniqueId) ?? []).reduce((sum, one) => sum + one.pieces, 0) === pieces,
  );
  const isKnown = lines.every(({ unique_id: id }) => own.some(({ uniqueId }) => uniqueId === id));
  if (!isRight || !isKnown) return refuse({ code: 'state', message: { id: 'parcel_pieces' } });
  return carryAct(tx, ports, locked.value, { act: 'pick' }, asker);
};
