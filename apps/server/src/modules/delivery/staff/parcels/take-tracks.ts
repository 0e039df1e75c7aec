import { errorText, type Language, type MessageSpec } from '@trassa/contracts';
import type { TrackRow, TracksTaken } from '@trassa/contracts/office';
import {
  orderNumber,
  parcelTransitions,
  readTracks,
  stateAfter,
  type TrackLine,
  tracksMost,
  trackOf,
  type TrackOutcome,
  trackOutcome,
} from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { carryMoves } from './move-parcels.ts';
import type { ParcelPorts } from './parcel-ports.ts';
import { type ParcelCardRow, selectParcelCards } from './parcel-rows.repository.ts';
import { factsOf, numberOf, objectOf } from './present-parcel.ts';
import { findTrack, lockParcelsOf, lockTracks, selectNamed, type Who } from './write-parcels.repository.ts';

type Judged = {
  readonly line: TrackLine;
  readonly parcel: ParcelCardRow | null;
  readonly track: string | null;
  readonly outcome: TrackOutcome;
  readonly message: MessageSpec | null;
};
type Named = Awaited<ReturnType<typeof selectNamed>>;
type Around = {
  readonly named: Named;
  readonly cards: ReadonlyMap<number, ParcelCardRow>;
  readonly tracks: Awaited<ReturnType<typeof findTrack>>;
  /** Typed for tracks, and numbers of orders: a scanner has missed a code, and all that follow are shifted. */
  readonly orders: ReadonlySet<string>;
};

const wordsOf = (outcome: TrackOutcome): MessageSpec | null => {
  if (outcome === 'ship' || outcome === 'same') return null;
  if (outcome === 'track') return { id: 'parcel_track' };
  if (outcome === 'sent' || outcome === 'state' || outcome === 'order') return { id: `track_${outcome}` };
  return { id: `parcel_act_${outcome}` };
};

/** What each line does: no parcel and no track twice, and what has happened already stays as it is. */
const judge = (lines: readonly TrackLine[], { named, cards, tracks, orders }: Around): Judged[] => {
  const lineOfParcel = new Map<number, number>();
  const lineOfTrack = new Map<string, number>();
  return lines.map((line): Judged => {
    const wrong = (
      outcome: TrackOutcome,
      message: MessageSpec | null,
      parcel: ParcelCardRow | null = null,
    ): Judged => ({
      line,
      parcel,
      track: null,
      outcome,
      message,
    });
    const own = named.filter(
      ({ key, position }) => key === line.order && (line.position === null || position === line.position),
    );
    const parcel = own[0] && cards.get(own[0].id);
    if (!parcel) return wrong('order', wordsOf('order'));
    if (own.length > 1) return wrong('several', { id: 'track_several', number: orderNumber(parcel.order) }, parcel);
    const before = lineOfParcel.get(parcel.id);
    if (before !== undefined) return wrong('twice', { id: 'track_twice', line: before }, parcel);
    lineOfParcel.set(parcel.id, line.line);
    const track = trackOf(parcel.carrier, line.track);
    const outcome = trackOutcome(track, { ...factsOf(parcel), track: parcel.track });
    if (track === null || outcome !== 'ship') return { line, parcel, track, outcome, message: wordsOf(outcome) };
    if (orders.has(line.track)) return wrong('track', { id: 'track_is_order' }, parcel);
    const same = lineOfTrack.get(track);
    if (same !== undefined) return wrong('used', { id: 'track_used_line', line: same }, parcel);
    lineOfTrack.set(track, line.line);
    const other = tracks.find((one) => one.track === track && one.id !== parcel.id);
    if (other) return wrong('used', { id: 'parcel_track_used', number: numberOf(other) }, parcel);
    return { line, parcel, track, outcome, message: null };
  });
};

const presentJudged = ({ line, parcel, track, outcome, message }: Judged, language: Language): TrackRow => ({
  line: line.line,
  number: parcel ? numberOf(parcel) : line.key,
  track: track ?? line.track,
  outcome,
  message: message && errorText(language, message),
});

type Asked = { readonly text: string; readonly isDry: boolean; readonly language: Language };

/**
 * POST …/tracks: the named parcels leave with their tracks, all or none; what has left with the very track stays as it is and nobody is
 * told again. Orders and parcels are locked by statements, however many they are. BO-095
 */
export const takeTracks = async (
  tx: Tx,
  ports: ParcelPorts,
  { text, isDry, language }: Asked,
  who: Who,
): Promise<Result<Acted<{ values: TracksTaken }>>> => {
  const lines = readTracks(text);
  if (!lines.length) return invalid({ text: { id: 'required' } });
  if (lines.length > tracksMost) return invalid({ text: { id: 'track_lines', max: tracksMost } });
  const named = await selectNamed(tx, [...new Set(lines.map(({ order }) => order).filter(Boolean))]);
  const orders = [...new Set(named.map(({ orderId }) => orderId))].toSorted((a, b) => a - b);
  if (!isDry) {
    await ports.lockOrders(tx, orders);
    await lockParcelsOf(tx, orders);
  }
  const cards = await selectParcelCards(
    tx,
    named.map(({ id }) => id),
  );
  const typed = lines.map(({ track }) => track.replace(/\s/g, '').toUpperCase());
  if (!isDry) await lockTracks(tx, typed);
  const tracks = await findTrack(tx, [...new Set(typed)]);
  const missed = await selectNamed(tx, [...new Set(lines.map(({ track }) => track).filter(Boolean))]);
  const judged = judge(lines, {
    named,
    cards: new Map(cards.map((card) => [card.id, card])),
    tracks,
    orders: new Set(missed.map(({ key }) => key)),
  });
  const rows = judged.map((one) => presentJudged(one, language));
  const problems = judged.filter(({ outcome }) => outcome !== 'ship' && outcome !== 'same').length;
  if (problems && !isDry)
    return refuse({
      code: 'rows',
      message: { id: 'track_rows', count: problems },
      details: { rows: rows.filter(({ message }) => message !== null), problem_count: problems },
    });
  const moves = judged.flatMap(({ parcel, track, outcome }) =>
    parcel && track !== null && outcome === 'ship'
      ? [{ parcel, track, state: stateAfter(parcelTransitions, parcel.state, 'ship') }]
      : [],
  );
  if (!isDry)
    await carryMoves(
      tx,
      ports,
      moves.map(({ parcel: { id, orderId, picked }, track, state }) => ({
        id,
        orderId,
        picked,
        state,
        track,
        isTold: true,
      })),
      who,
    );
  const same = judged.filter(({ outcome }) => outcome === 'same').length;
  return ok({
    answer: { values: { dry_run: isDry, shipped: moves.length, same, problem_count: problems, rows } },
    changes: isDry
      ? [{ field: 'dry_run', before: null, after: lines.length }]
      : [{ field: 'rows', before: null, after: moves.length }],
    things: isDry
      ? []
      : moves.map(({ parcel, track, state }) => ({
          object: objectOf(parcel),
          changes: [
            { field: 'state', before: `parcel_${parcel.state}`, after: `parcel_${state}` },
            { field: 'track', before: parcel.track, after: track },
            { field: versionField, before: parcel.version, after: parcel.version + 1 },
          ],
        })),
  });
};
