export type Point = readonly [x: number, y: number];

/** x, y, width, height; in shares of a picture (0…1) or in its pixels, as said where it is used. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A coordinate as short text: one decimal is a tenth of a pixel. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const toPixels = ([x, y, w, h]: Box, width: number, height: number): Box => [
  x * width,
  y * height,
  w * width,
  h * height,
];

export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** A polyline measured along its length. */
export type Track = {
  readonly length: number;
  /** Point at `distance` from the start. */
  readonly at: (distance: number) => Point;
  /** The piece between two distances, with the corners that lie inside it. */
  readonly piece: (from: number, to: number) => Point[];
};

export const createTrack = (points: readonly Point[]): Track => {
  const marks = [0];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    marks.push(marks[i - 1]! + Math.hypot(bx - ax, by - ay));
  }
  const length = marks.at(-1) ?? 0;
  const at = (distance: number): Point => {
    const wanted = Math.min(length, Math.max(0, distance));
    let i = 1;
    while (i < marks.length - 1 && marks[i]! < wanted) i++;
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    const share = (wanted - marks[i - 1]!) / (marks[i]! - marks[i - 1]! || 1);
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  const piece = (from: number, to: number): Point[] => [
    at(from),
    ...points.filter((_, i) => marks[i]! > from && marks[i]! < to),
    at(to),
  ];
  return { length, at, piece };
};
