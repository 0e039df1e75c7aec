import { contours } from 'd3-contour';
import { short } from './geometry.ts';

/** Heights on a regular grid that reaches one and a half cells beyond the picture on every side. */
export type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float64Array;
};

/** Samples `height` (pixels in) over a picture. */
export const sampleGrid = (width: number, height: number, cell: number, at: (x: number, y: number) => number): Grid => {
  const columns = Math.ceil(width / cell) + 4;
  const rows = Math.ceil(height / cell) + 4;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = at((column - 1.5) * cell, (row - 1.5) * cell);
    }
  }
  return { columns, rows, cell, values };
};

/**
 * Rising heights for contour lines from `lowest` on, `under` of the ground below the first. Half way between equal steps and equal areas: plains keep some
 * lines, faces do not drown in them.
 */
export const contourLevels = (grid: Grid, count: number, lowest: number, under = 0.012): number[] => {
  const sorted = grid.values.filter((value) => value >= lowest).sort();
  const atShare = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? lowest;
  const low = atShare(under);
  const range = atShare(1) - low;
  return Array.from({ length: count }, (_, i) => {
    const step = i / count;
    return 0.6 * (low + range * step) + 0.4 * atShare(under + (1 - under) * step);
  });
};

// d3 puts the centre of the first sample at 0.5; the grid starts 1.5 cells outside the picture.
const OUTSIDE = 2;
const SMALLEST_RING = 7;

/** A closed ring as a smooth path: corners become control points, middles of edges become knots. */
const ringPath = (ring: readonly (readonly number[])[], cell: number): string => {
  const count = ring.length - 1;
  if (count < SMALLEST_RING) return '';
  const xs = ring.map((point) => (point[0]! - OUTSIDE) * cell);
  const ys = ring.map((point) => (point[1]! - OUTSIDE) * cell);
  const middle = (i: number): string => {
    const next = (i + 1) % count;
    return `${short((xs[i]! + xs[next]!) / 2)} ${short((ys[i]! + ys[next]!) / 2)}`;
  };
  let path = `M${middle(count - 1)}`;
  for (let i = 0; i < count; i++) path += `Q${short(xs[i]!)} ${short(ys[i]!)} ${middle(i)}`;
  return `${path}Z`;
};

/** One path per threshold, enclosing everything at or above it; empty text where nothing is. */
export const contourPaths = (grid: Grid, thresholds: readonly number[]): string[] =>
  contours()
    .size([grid.columns, grid.rows])
    .thresholds([...thresholds])(Array.from(grid.values))
    .map((level) => level.coordinates.flatMap((polygon) => polygon.map((ring) => ringPath(ring, grid.cell))).join(''));
