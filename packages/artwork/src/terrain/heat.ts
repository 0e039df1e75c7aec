import type { Ground } from './plate.ts';

/** The one ordered ramp, rust to white-hot (visual direction, «Heat ramp»). */
export const HEAT = ['#561907', '#872807', '#b53700', '#d84b00', '#f66100', '#fd7c2b', '#ffbe3e', '#ffe5af'] as const;

export type Palette = {
  readonly ground: string;
  /** The lowest land; the highest is `line`. */
  readonly low: string;
  /** Thin contour lines and light fills. */
  readonly line: string;
  /** Every fifth contour. */
  readonly index: string;
  /** Under the course and inside its marks. */
  readonly casing: string;
  readonly water: string;
  /** Where the water is deep, and the lines along its shore. */
  readonly depth: string;
  readonly wave: string;
  /** Where on the ramp a course starts, so that its first metres stand off the ground. */
  readonly heatFrom: number;
  /** Text that is readable on the ground. */
  readonly text: string;
};

export const PALETTES: Readonly<Record<Ground, Palette>> = {
  soot: {
    ground: '#14181b',
    low: '#14181b',
    line: '#39444d',
    index: '#55626d',
    casing: '#0b0e10',
    water: '#12364a',
    depth: '#0d2837',
    wave: '#2b6480',
    heatFrom: 0.36,
    text: '#ffffff',
  },
  rust: {
    ground: '#7a2a0c',
    low: '#6a230a',
    line: '#96390f',
    index: '#b84f1c',
    casing: '#3a1204',
    water: '#1d3540',
    depth: '#162a33',
    wave: '#3c6372',
    heatFrom: 0.6,
    text: '#ffffff',
  },
  clay: {
    ground: '#6b3f22',
    low: '#5c361d',
    line: '#8a5632',
    index: '#9a6540',
    casing: '#341c0d',
    water: '#21404a',
    depth: '#19323a',
    wave: '#41727c',
    heatFrom: 0.58,
    text: '#ffffff',
  },
  ice: {
    ground: '#0d3a52',
    low: '#0d3a52',
    line: '#175472',
    index: '#2a7396',
    casing: '#06202f',
    water: '#04202f',
    depth: '#031722',
    wave: '#1a5674',
    heatFrom: 0.4,
    text: '#ffffff',
  },
  moss: {
    ground: '#2c3d1b',
    low: '#283817',
    line: '#405826',
    index: '#587636',
    casing: '#16200c',
    water: '#163f46',
    depth: '#103138',
    wave: '#2f7076',
    heatFrom: 0.4,
    text: '#ffffff',
  },
  dust: {
    ground: '#c9b79a',
    low: '#cdbd9f',
    line: '#b29d7c',
    index: '#98825f',
    casing: '#14181b',
    water: '#8fb0b6',
    depth: '#7ba1a9',
    wave: '#5f8a94',
    heatFrom: 0.34,
    text: '#0f1417',
  },
};

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Colour of the ramp at 0 (rust) … 1 (white-hot); values outside are held at the ends. */
export const heatAt = (share: number): string => {
  const place = Math.min(1, Math.max(0, share)) * (HEAT.length - 1);
  const step = Math.min(HEAT.length - 2, Math.floor(place));
  const cold = channels(HEAT[step]!);
  const hot = channels(HEAT[step + 1]!);
  return hex(cold.map((value, i) => value + (hot[i]! - value) * (place - step)));
};

/** Between two colours: 0 the first, 1 the second. */
export const mixed = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return hex(channels(from).map((value, i) => value + (target[i]! - value) * share));
};
