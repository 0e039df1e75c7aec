import { createHash } from 'node:crypto';
import { isShape, SHAPE_SPECS, type Shape } from './terrain/shapes.ts';
import { GROUND_PLATES, groundPlate, toPlate, type Plate } from './terrain/plate.ts';

/** Raise it when the generator draws something else for the same plate: names of pictures change with their content. */
export const GENERATOR_VERSION = 2;

export const FORMATS = ['avif', 'webp', 'png'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const;
const DEFAULT_WIDTH = 960;

/** 12 hex digits of a text, enough to tell all pictures of a site apart. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What `event_cities.plate_hash` holds: it depends on the plate alone, not on the version of the generator. */
export const plateHash = ({ seed, ground, relief, rows, lanes, flip, obstacles, turn, figure }: Plate): string => {
  const parts = [seed, ground, relief, rows, lanes, flip, obstacles];
  // A plate without them keeps the fingerprint it was stored with.
  if (turn !== undefined || figure !== undefined) parts.push(turn ?? -1, figure ?? '');
  return shortHash(JSON.stringify(parts));
};

/** Path relative to `/images/` (`Img` on the wire); `.avif` may be replaced by `.webp` or `.png`, `?w=` asks a width. */
export const posterPath = (plate: Plate, shape: Shape): string =>
  `terrain/${plateHash(plate)}-${GENERATOR_VERSION}/${plate.seed}-${shape}.avif`;

/** Paths of a stored plate's pictures, as `Terrain` on the wire. */
export const terrainPaths = (stored: unknown) => {
  const plate = toPlate(stored);
  return {
    ground: plate.ground,
    card: posterPath(plate, 'card'),
    tall: posterPath(plate, 'tall'),
    wide: posterPath(plate, 'wide'),
    broad: posterPath(plate, 'broad'),
    head: posterPath(plate, 'head'),
    map: posterPath(plate, 'map'),
    trail: posterPath(plate, 'trail'),
    plain: posterPath(plate, 'plain'),
  };
};

const HOUSE = new Map(Object.values(GROUND_PLATES).map((plate) => [plateHash(plate), plate]));

/** The site's own plate of this hash; none of a city is among them. */
export const housePlate = (hash: string): Plate | undefined => HOUSE.get(hash);

/** Path of the land without a course that stands behind a head or a banner of this ground. */
export const landPath = (ground: string): string => posterPath(groundPlate(ground), 'band');

export type PosterName = {
  readonly hash: string;
  readonly version: number;
  readonly seed: string;
  readonly shape: Shape;
  readonly format: PictureFormat;
};

const POSTER = /^([0-9a-f]{12})-(\d{1,4})\/([A-Za-z0-9_-]{1,64}?)-(hero-wide|hero-tall|[a-z]+)\.(avif|webp|png)$/;

/** Reads what stands after `terrain/`; null for anything that is not exactly such a name. */
export const parsePosterName = (path: string): PosterName | null => {
  const [, hash, version, seed, shape, format] = POSTER.exec(path) ?? [];
  if (hash === undefined || seed === undefined || shape === undefined || !isShape(shape)) return null;
  return { hash, version: Number(version), seed, shape, format: format as PictureFormat };
};

/** Width in pixels for `?w=`: one of the fixed ones, never wider than the shape is made; others mean the default. */
export const chooseWidth = (asked: unknown, shape: Shape): number => {
  const known = WIDTHS.find((width) => String(width) === asked) ?? DEFAULT_WIDTH;
  return Math.min(known, SHAPE_SPECS[shape].widest);
};

/** Name of a rendered file in the storage. */
export const posterFile = (name: PosterName, width: number): string =>
  `artwork/terrain/${name.hash}-${name.version}/${name.seed}-${name.shape}-${width}.${name.format}`;
