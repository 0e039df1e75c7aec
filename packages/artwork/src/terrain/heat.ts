import type { Ground } from './plate.ts';

/** The one ordered ramp, rust to white-hot (visual direction, «Heat ramp»). */
export const HEAT = ['#561907', '#872807', '#b53700', '#d84b00', '#f66100', '#fd7c2b', '#ffbe3e', '#ffe5af'] as const;

export type Palette = {
  readonly ground: string;
  /** Thin contour lines and light fills. */
  readonly line: string;
  /** Every fifth contour. */
  readonly index: string;
  /** Under the course and inside its marks. */
  readonly casing: string;
  readonly water: string;
  /** Where on the ramp a course starts, so that its first metres stand off the ground. */
  readonly heatFrom: number;
  /** Text that is readable on the ground. */
  readonly text: string;
};

export const PALETTES: Readonly<Record<Ground, Palette>> = {
  soot: {
    ground: '#14181b',
    line: '#2b333a',
    index: '#46525c',
    casing: '#0b0e10',
    water: '#101c24',
    heatFrom: 0.36,
    text: '#ffffff',
  },
  rust: {
    ground: '#7a2a0c',
    line: '#96390f',
    index: '#b84f1c',
    casing: '#3a1204',
    water: '#5f1f08',
    heatFrom: 0.6,
    text: '#ffffff',
  },
  clay: {
    ground: '#6b3f22',
    line: '#8a5632',
    index: '#9a6540',
    casing: '#341c0d',
    water: '#55311a',
    heatFrom: 0.58,
    text: '#ffffff',
  },
  ice: {
    ground: '#0d3a52',
    line: '#175472',
    index: '#2a7396',
    casing: '#06202f',
    water: '#082c40',
    heatFrom: 0.4,
    text: '#ffffff',
  },
  moss: {
    ground: '#2c3d1b',
    line: '#405826',
    index: '#587636',
    casing: '#16200c',
    water: '#1b2f2c',
    heatFrom: 0.4,
    text: '#ffffff',
  },
  dust: {
    ground: '#c9b79a',
    line: '#b29d7c',
    index: '#98825f',
    casing: '#14181b',
    water: '#a9b5b6',
    heatFrom: 0.34,
    text: '#0f1417',
  },
};

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Colour of the ramp at 0 (rust) … 1 (white-hot); values outside are held at the ends. */
export const heatAt = (share: number): string => {
  const place = Math.min(1, Math.max(0, share)) * (HEAT.length - 1);
  const step = Math.min(HEAT.length - 2, Math.floor(place));
  const cold = channels(HEAT[step]!);
  const hot = channels(HEAT[step + 1]!);
  const mixed = cold.map((value, i) => Math.round(value + (hot[i]! - value) * (place - step)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
