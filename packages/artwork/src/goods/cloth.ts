import type { Ground, Relief } from '../terrain/plate.ts';
import type { GoodsColour } from './goods-name.ts';

/** Tones of a material: one light from the left, hard planes, no gradients. */
export type Cloth = {
  readonly base: string;
  /** Insides, ribs and everything turned away. */
  readonly deep: string;
  /** Outline that stands off light and dark pages alike. */
  readonly edge: string;
  /** Contour lines woven into the cloth, and every fourth of them. */
  readonly line: string;
  readonly index: string;
  readonly ink: string;
  readonly accent: string;
  /** Ground under the thing when it is shown on a terrain. */
  readonly scene: Ground;
  readonly relief: Relief;
};

const dark = { ink: '#f0f3f4', accent: '#f66100' };
const light = { ink: '#14181b', accent: '#d84b00' };

export const CLOTHS: Readonly<Record<GoodsColour, Cloth>> = {
  soot: {
    ...dark,
    base: '#272e34',
    deep: '#101417',
    edge: '#5b6770',
    line: '#414c55',
    index: '#f66100',
    scene: 'rust',
    relief: 'peak',
  },
  steel: {
    ...light,
    base: '#a3aeb6',
    deep: '#56626b',
    edge: '#4a555d',
    line: '#84919a',
    index: '#14181b',
    scene: 'soot',
    relief: 'field',
  },
  snow: {
    ...light,
    base: '#f2f4f5',
    deep: '#aab5bc',
    edge: '#8b97a0',
    line: '#c9d1d6',
    index: '#f66100',
    scene: 'ice',
    relief: 'hills',
  },
  ice: {
    ...dark,
    base: '#15587a',
    deep: '#08293b',
    edge: '#0a3148',
    line: '#2f7ea5',
    index: '#7ac8f5',
    accent: '#ffbe3e',
    scene: 'dust',
    relief: 'coast',
  },
  moss: {
    ...dark,
    base: '#4a642d',
    deep: '#1d2911',
    edge: '#24331a',
    line: '#6a8b45',
    index: '#ffbe3e',
    accent: '#ffbe3e',
    scene: 'dust',
    relief: 'hills',
  },
  rust: {
    ...dark,
    base: '#9d3b10',
    deep: '#4b1805',
    edge: '#561907',
    line: '#c05a24',
    index: '#ffbe3e',
    accent: '#ffbe3e',
    scene: 'soot',
    relief: 'quarry',
  },
  clay: {
    ...dark,
    base: '#8f5b36',
    deep: '#452814',
    edge: '#4d2d18',
    line: '#b07a51',
    index: '#ffe5af',
    accent: '#ffbe3e',
    scene: 'soot',
    relief: 'dunes',
  },
  dust: {
    ...light,
    base: '#d8c9af',
    deep: '#8d7853',
    edge: '#85714d',
    line: '#b9a582',
    index: '#b53700',
    accent: '#b53700',
    scene: 'moss',
    relief: 'dunes',
  },
  ember: {
    ink: '#14181b',
    accent: '#ffe5af',
    base: '#f66100',
    deep: '#a03600',
    edge: '#8f3000',
    line: '#ff9a55',
    index: '#14181b',
    scene: 'soot',
    relief: 'quarry',
  },
  bronze: {
    ...light,
    base: '#c98334',
    deep: '#6b3210',
    edge: '#5f2d0e',
    line: '#e3a659',
    index: '#4a220b',
    accent: '#561907',
    scene: 'moss',
    relief: 'peak',
  },
};
