import type { PickingParcel } from '@trassa/contracts/office';

/** How many pieces of a line are ticked, by its id; of one parcel. */
export type Ticked = Readonly<Record<string, number>>;
type Lines = PickingParcel['lines'];

export const isComplete = (lines: Lines, ticked: Ticked): boolean =>
  lines.every(({ unique_id: id, pieces }) => (ticked[id] ?? 0) === pieces);

export const allTicked = (lines: Lines): Ticked =>
  Object.fromEntries(lines.map(({ unique_id: id, pieces }) => [id, pieces]));

/** One piece more of a line, or none once all are there. */
export const tickLine = (lines: Lines, ticked: Ticked, id: string): Ticked => {
  const line = lines.find((one) => one.unique_id === id);
  if (!line) return ticked;
  const count = ticked[id] ?? 0;
  return { ...ticked, [id]: count >= line.pieces ? 0 : count + 1 };
};

export type Scanned =
  | { readonly kind: 'parcel'; readonly id: string }
  | { readonly kind: 'piece'; readonly ticked: Ticked }
  | { readonly kind: 'full' | 'foreign' | 'several' | 'unknown' };

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** What a scanner or a hand has typed: a parcel by the number of its order, or a piece of the parcel that is being picked. */
export const readScan = (
  text: string,
  parcels: readonly PickingParcel[],
  current: PickingParcel,
  ticked: Ticked,
): Scanned => {
  const found = parcels.find(
    ({ number, order, public_id: id }) => same(number, text) || order.public_id === text || id === text,
  );
  if (found) return { kind: 'parcel', id: found.public_id };
  const isIt = ({ code }: Lines[number]): boolean => same(code, text);
  const own = current.lines.filter(isIt);
  if (own.length === 0) return { kind: parcels.some(({ lines }) => lines.some(isIt)) ? 'foreign' : 'unknown' };
  const lacking = own.filter(({ unique_id: id, pieces }) => (ticked[id] ?? 0) < pieces);
  const [line] = lacking;
  if (!line) return { kind: 'full' };
  // Variants of one thing bear the same code.
  if (lacking.some(({ variant, size }) => variant !== line.variant || size !== line.size)) return { kind: 'several' };
  return { kind: 'piece', ticked: { ...ticked, [line.unique_id]: (ticked[line.unique_id] ?? 0) + 1 } };
};
