import type { OrderCause, OrderState } from '../states/order-state.ts';
import { isParcelSent, type ParcelCause, type ParcelState, parcelTransitions } from '../states/parcel-state.ts';
import { nextState } from '../states/transitions.ts';

/** Labels of one file. */
export const labelsMost = 200;
/** Lines of one file of tracks. */
export const tracksMost = 1000;

export const parcelCarriers = ['courier', 'post', 'pickup'] as const;
export type ParcelCarrier = (typeof parcelCarriers)[number];

const tracks: Readonly<Record<ParcelCarrier, RegExp>> = {
  courier: /^[A-Z0-9][A-Z0-9-]{4,29}$/,
  pickup: /^[A-Z0-9][A-Z0-9-]{4,29}$/,
  // 14 digits within the country, else the form of the Universal Postal Union.
  post: /^(\d{14}|[A-Z]{2}\d{9}[A-Z]{2})$/,
};

/** A tracking number as the carrier writes it; null: it is none of his. */
export const trackOf = (carrier: ParcelCarrier, typed: string): string | null => {
  const track = typed.replace(/\s/g, '').toUpperCase();
  return tracks[carrier].test(track) ? track : null;
};

/** Where anybody sees how far it is; null: the carrier has no such page that we know. */
export const trackLink = (carrier: ParcelCarrier, track: string): string | null =>
  carrier === 'post' ? `https://www.pochta.ru/tracking?barcode=${encodeURIComponent(track)}` : null;

/** Orders of which something may be sent: their money is there. */
export const ordersToSend = ['paid', 'shipped', 'delivered', 'partially_refunded'] as const satisfies OrderState[];

/** Whether a buyer is told where his parcel stands: it has left, or its order may be sent. */
export const isParcelTold = (
  state: ParcelState,
  {
    status,
    confirmation,
  }: { readonly status: OrderState; readonly confirmation: 'waiting' | 'done' | 'lapsed' | null },
): boolean => isParcelSent(state) || (ordersToSend.some((one) => one === status) && confirmation !== 'waiting');

export const parcelObstacles = ['state', 'unpaid', 'empty', 'changed', 'same'] as const;
export type ParcelObstacle = (typeof parcelObstacles)[number];

export type ParcelFacts = {
  readonly state: ParcelState;
  /** Its order may be sent. */
  readonly isPaid: boolean;
  /** Pieces that have not come back. */
  readonly pieces: number;
  /** As many as there were when it was picked; null: it was not. */
  readonly picked: number | null;
};

/** Why an act is refused; null: it may be done. BO-094 */
export const parcelObstacle = (
  act: ParcelCause,
  { state, isPaid, pieces, picked }: ParcelFacts,
): ParcelObstacle | null => {
  if (nextState(parcelTransitions, state, act) === null) return 'state';
  if (isParcelSent(state)) return null;
  if (!isPaid) return 'unpaid';
  if (pieces === 0) return 'empty';
  if (act === 'pick') return state !== 'new' && picked === pieces ? 'same' : null;
  return picked === pieces ? null : 'changed';
};

/** Why its recipient may not be corrected; null: it waits in the house, and goes to somebody. BO-199 */
export const recipientObstacle = ({ state, isPaid, pieces }: Omit<ParcelFacts, 'picked'>): ParcelObstacle | null => {
  if (isParcelSent(state)) return 'state';
  if (!isPaid) return 'unpaid';
  return pieces === 0 ? 'empty' : null;
};

/** What an order becomes by its parcels; those of which everything came back before they left count for nothing. BO-098 */
export const orderCauseOf = (
  parcels: readonly Pick<ParcelFacts, 'state' | 'pieces'>[],
): Extract<OrderCause, 'ship' | 'deliver'> | null => {
  const counted = parcels.filter(({ state, pieces }) => isParcelSent(state) || pieces > 0);
  if (!counted.length || !counted.every(({ state }) => isParcelSent(state))) return null;
  return counted.every(({ state }) => state === 'delivered') ? 'deliver' : 'ship';
};

/** How a parcel is called: as its order, and by its place where there are several. `position`: from 0. */
export const parcelNumber = (order: string, position: number, parcels: number): string =>
  parcels > 1 ? `${order}/${position + 1}` : order;

export type TrackLine = {
  readonly line: number;
  /** As it was typed. */
  readonly key: string;
  readonly order: string;
  /** From 0; null: the only one of its order. */
  readonly position: number | null;
  readonly track: string;
};

const keyForm = /^(?<order>[\w-]{6,64})(?:\/(?<place>\d{1,2}))?$/;
const headForm = /^(?:order|заказ|№|номер|посылка|parcel)/i;

const cellsOf = (row: string): string[] =>
  row.split(/[;,\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** What was typed by hand with a blank between. */
const apart = (cell: string): string[] => {
  const { key = '', track = '' } = /^(?<key>(?:№\s*)?\S+)\s+(?<track>.+)$/.exec(cell)?.groups ?? {};
  return keyForm.test(key.replace(/^№\s*/, '')) ? [key, track] : [cell];
};

/**
 * Lines `order;track` of a pasted list or of a CSV file, empty ones left out; the first may be a heading. A scanner writes the order and
 * its track into two lines, one after the other. `order: ''`: no number of any. BO-095
 */
export const readTracks = (text: string): TrackLine[] => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ line: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some(Boolean))
    .filter(({ line, cells: [key = ''] }) => line > 1 || !headForm.test(key))
    .map(({ line, cells }) => ({ line, cells: cells.length === 1 ? apart(cells[0] ?? '') : cells }));
  const lines: TrackLine[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const { line = 0, cells: [key = '', ...rest] = [] } = rows[at] ?? {};
    const next = rest.length === 0 && rows[at + 1]?.cells.length === 1 ? rows[(at += 1)]?.cells[0] : undefined;
    const { order = '', place } = keyForm.exec(key.replace(/^№\s*/, ''))?.groups ?? {};
    const position = place === undefined ? null : Number(place) - 1;
    lines.push({ line, key, order, position, track: rest[0] ?? next ?? '' });
  }
  return lines;
};

export const trackProblems = ['order', 'several', 'twice', 'track', 'used', 'sent', ...parcelObstacles] as const;
export type TrackProblem = (typeof trackProblems)[number];
export type TrackOutcome = 'ship' | 'same' | TrackProblem;

/** What becomes of a line: the parcel leaves, it has left with this very track, or why it cannot. BO-095 */
export const trackOutcome = (
  track: string | null,
  parcel: ParcelFacts & { readonly track: string | null },
): Exclude<TrackOutcome, 'order' | 'several' | 'twice' | 'used'> => {
  if (track === null) return 'track';
  if (!isParcelSent(parcel.state)) return parcelObstacle('ship', parcel) ?? 'ship';
  return parcel.track === track ? 'same' : 'sent';
};
