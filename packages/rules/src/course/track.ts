/** A point of a course: degrees of latitude and longitude (WGS 84), metres above the sea. */
export type TrackPoint = readonly [latitude: number, longitude: number, height: number];

/** A measured course: its line from start to finish, and where its obstacles stand, in metres from the start. */
export type Track = { readonly line: readonly TrackPoint[]; readonly marks: readonly number[] };

/** A place on the height profile, both in metres. */
export type ProfilePoint = { readonly metre: number; readonly height: number };

const earthRadius = 6_371_008.8;
const pointsMost = 20_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const isBetween = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && value >= from && value <= to;

// Web Mercator, in which maps are drawn, ends at 85 degrees; no race is nearer to a pole.
const isPoint = (value: unknown): value is TrackPoint =>
  Array.isArray(value) &&
  value.length === 3 &&
  isBetween(value[0], -85, 85) &&
  isBetween(value[1], -180, 180) &&
  isBetween(value[2], -500, 9000);

/** True for a stored track that can be drawn: 2–20,000 points on the earth, marks that do not go back. */
export const isTrack = (value: unknown): value is Track => {
  if (typeof value !== 'object' || value === null) return false;
  const { line, marks } = value as Record<string, unknown>;
  return (
    Array.isArray(line) &&
    line.length >= 2 &&
    line.length <= pointsMost &&
    line.every(isPoint) &&
    Array.isArray(marks) &&
    marks.every((mark, index) => isBetween(mark, index === 0 ? 0 : Number(marks[index - 1]), 1_000_000))
  );
};

/** Metres between two points along the earth, heights left aside. */
export const metresBetween = ([lat1, lon1]: readonly number[], [lat2, lon2]: readonly number[]): number => {
  const [a, b] = [radians(lat1 ?? 0), radians(lat2 ?? 0)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians((lon2 ?? 0) - (lon1 ?? 0)) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** Metres from the start to every point of a line. */
const metresAlong = (line: readonly TrackPoint[]): number[] => {
  let metre = 0;
  return line.map((point, index) => {
    const before = line[index - 1];
    if (before) metre += metresBetween(before, point);
    return metre;
  });
};

/** Length of a line in metres. */
export const trackLength = (line: readonly TrackPoint[]): number => metresAlong(line).at(-1) ?? 0;

/** The points at the given metres of a line, between its own ones by shares; what lies outside is its first or last point. */
export const pointsAt = (line: readonly TrackPoint[], metres: readonly number[]): TrackPoint[] => {
  const along = metresAlong(line);
  let at = 1;
  return metres.map((metre) => {
    while (at < along.length - 1 && (along[at] ?? 0) < metre) at += 1;
    while (at > 1 && (along[at - 1] ?? 0) > metre) at -= 1;
    const [from, to] = [line[at - 1] ?? line[0], line[at] ?? line[0]] as const;
    if (!from || !to) throw new RangeError('a line of no points');
    const [low = 0, high = 0] = [along[at - 1], along[at]];
    const share = high > low ? Math.min(1, Math.max(0, (metre - low) / (high - low))) : 0;
    const between = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
    return [between(0), between(1), between(2)];
  });
};

/** A line with `count` points at even distances, the first and the last ones kept. */
export const sampleLine = (line: readonly TrackPoint[], count: number): TrackPoint[] => {
  const length = trackLength(line);
  return pointsAt(
    line,
    Array.from({ length: count }, (_, index) => (length * index) / (count - 1)),
  );
};

/** Heights along a line. */
export const profileOf = (line: readonly TrackPoint[]): ProfilePoint[] => {
  const along = metresAlong(line);
  return line.map(([, , height], index) => ({ metre: along[index] ?? 0, height }));
};

/** Round numbers from `from` to `to` at a step of 1, 2 or 5 times a power of ten: at most `most` of them. */
export const axisTicks = (from: number, to: number, most: number): number[] => {
  const range = to - from;
  if (!(range > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(range / most));
  const step =
    [1, 2, 5, 10, 20]
      .map((times) => times * power)
      .find((size) => Math.floor(to / size) - Math.ceil(from / size) < most) ?? range;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  // A power below one is not exact: 3 × 0.1 would be 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
};
