import type { Box } from './geometry.ts';

export const SHAPES = [
  'hero-wide',
  'hero-tall',
  'card',
  'tall',
  'wide',
  'broad',
  'head',
  'map',
  'trail',
  'plain',
  'square',
  'band',
] as const;
export type Shape = (typeof SHAPES)[number];

export type ShapeSpec = {
  /** Design size in pixels; other widths scale it. */
  readonly width: number;
  readonly height: number;
  /** Widest file made of it. */
  readonly widest: number;
  /** Where the course runs (shares of the picture), by direction of its lanes; null: no course. */
  readonly course: { readonly h: Box; readonly v: Box } | null;
  /** Kept free of the course for text (shares of the picture). */
  readonly title: Box | null;
  /** Lanes beyond those of the plate. */
  readonly extraRows: number;
  /** Width of the course line. */
  readonly stroke: number;
  /** Pixels of one terrain unit. */
  readonly unit: number;
  readonly profile: boolean;
  /** Marks bear the numbers of their obstacles. */
  readonly numbered?: boolean;
};

const same = (box: Box): { h: Box; v: Box } => ({ h: box, v: box });

export const SHAPE_SPECS: Readonly<Record<Shape, ShapeSpec>> = {
  card: {
    width: 800,
    height: 600,
    widest: 1280,
    course: { h: [0.11, 0.12, 0.78, 0.42], v: [0.48, 0.13, 0.44, 0.68] },
    title: [0, 0.65, 0.44, 0.35],
    extraRows: 0,
    stroke: 9,
    unit: 128,
    profile: false,
  },
  tall: {
    width: 600,
    height: 800,
    widest: 960,
    course: same([0.15, 0.1, 0.7, 0.52]),
    title: [0, 0.7, 1, 0.3],
    extraRows: 1,
    stroke: 9,
    unit: 128,
    profile: true,
  },
  wide: {
    width: 1920,
    height: 900,
    widest: 1920,
    course: same([0.6, 0.18, 0.34, 0.56]),
    title: [0, 0, 0.57, 1],
    extraRows: 1,
    stroke: 13,
    unit: 210,
    profile: false,
  },
  // Windows between a phone's and a desktop's: the course lies wide above the title.
  broad: {
    width: 1200,
    height: 1500,
    widest: 1280,
    course: same([0.08, 0.074, 0.84, 0.212]),
    title: [0, 0.315, 1, 0.685],
    extraRows: 0,
    stroke: 12,
    unit: 190,
    profile: false,
  },
  // Taller than its page's head on any phone, so that it is never cropped at the sides.
  head: {
    width: 800,
    height: 1900,
    widest: 960,
    course: same([0.15, 0.079, 0.7, 0.252]),
    title: [0, 0.36, 1, 0.64],
    extraRows: 1,
    stroke: 12,
    unit: 180,
    profile: false,
  },
  map: {
    width: 1280,
    height: 720,
    widest: 1920,
    course: same([0.07, 0.11, 0.86, 0.76]),
    title: null,
    extraRows: 2,
    stroke: 11,
    unit: 180,
    profile: false,
    numbered: true,
  },
  // The map for narrow windows: the same course upright, its numbers large enough to be read.
  trail: {
    width: 800,
    height: 1000,
    widest: 960,
    course: same([0.09, 0.065, 0.82, 0.86]),
    title: null,
    extraRows: 2,
    stroke: 11,
    unit: 165,
    profile: false,
    numbered: true,
  },
  plain: {
    width: 900,
    height: 900,
    widest: 1280,
    course: null,
    title: [0, 0, 1, 1],
    extraRows: 0,
    stroke: 0,
    unit: 160,
    profile: false,
  },
  band: {
    width: 1920,
    height: 640,
    widest: 1920,
    course: null,
    title: [0, 0, 1, 1],
    extraRows: 0,
    stroke: 0,
    unit: 190,
    profile: false,
  },
  square: {
    width: 900,
    height: 900,
    widest: 1280,
    course: { h: [0.13, 0.12, 0.74, 0.46], v: [0.14, 0.12, 0.72, 0.48] },
    title: [0, 0.68, 1, 0.32],
    extraRows: 0,
    stroke: 11,
    unit: 150,
    profile: false,
  },
  'hero-wide': {
    width: 1920,
    height: 1080,
    widest: 1920,
    course: same([0.635, 0.2, 0.325, 0.47]),
    title: [0, 0, 0.6, 1],
    extraRows: 0,
    stroke: 13,
    unit: 165,
    profile: false,
  },
  'hero-tall': {
    width: 1000,
    height: 1250,
    widest: 1280,
    course: same([0.2, 0.56, 0.6, 0.31]),
    title: [0, 0, 1, 0.5],
    extraRows: 0,
    stroke: 13,
    unit: 130,
    profile: false,
  },
};

export const isShape = (text: string): text is Shape => SHAPES.some((shape) => shape === text);
