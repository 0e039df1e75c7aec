export const GROUNDS = ['soot', 'rust', 'clay', 'ice', 'moss', 'dust'] as const;
/** Landforms; those with water keep it below or left of the course until `turn` turns them. */
export const RELIEFS = [
  'field',
  'quarry',
  'peak',
  'hills',
  'dunes',
  'coast',
  'ridges',
  'ravine',
  'arena',
  'bends',
  'bluff',
  'confluence',
  'delta',
  'fjord',
  'island',
  'isles',
  'lakes',
  'riviera',
  'spit',
] as const;
/** Ways a course runs: `switchback` to and fro over its lanes, the others as named. */
export const FIGURES = ['switchback', 'loop', 'eight', 'outback', 'spiral', 'horseshoe'] as const;

export type Ground = (typeof GROUNDS)[number];
export type Relief = (typeof RELIEFS)[number];
export type Figure = (typeof FIGURES)[number];

/** Everything a terrain poster is drawn from; stored with the event city, so a city keeps its picture everywhere. */
export type Plate = {
  /** 1–64 letters, digits, '-' or '_', a letter or digit first; part of the public file name. */
  readonly seed: string;
  readonly ground: Ground;
  readonly relief: Relief;
  /** Lanes of the switchback on a card, 3–6; larger shapes may show more. */
  readonly rows: number;
  /** Lanes run along (`h`) or up and down (`v`). */
  readonly lanes: 'h' | 'v';
  readonly flip: boolean;
  /** Number of cut marks, 0–60. */
  readonly obstacles: number;
  /** The ground turned clockwise by eighths of a circle; absent: as drawn. */
  readonly turn?: number;
  /** Absent: one chosen by the seed. */
  readonly figure?: Figure;
};

// A seed ending in `-hero` could not be told from a shape `hero-…` in a file name.
const SEED = /^(?!.*-hero$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const isWholeBetween = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** True for a complete plate with values the generator can draw; stored JSON is checked with it before use. */
export const isPlate = (value: unknown): value is Plate => {
  if (typeof value !== 'object' || value === null) return false;
  const plate = value as Record<string, unknown>;
  return (
    typeof plate.seed === 'string' &&
    SEED.test(plate.seed) &&
    GROUNDS.some((ground) => ground === plate.ground) &&
    RELIEFS.some((relief) => relief === plate.relief) &&
    isWholeBetween(plate.rows, 3, 6) &&
    (plate.lanes === 'h' || plate.lanes === 'v') &&
    typeof plate.flip === 'boolean' &&
    isWholeBetween(plate.obstacles, 0, 60) &&
    (plate.turn === undefined || isWholeBetween(plate.turn, 0, 7)) &&
    (plate.figure === undefined || FIGURES.some((figure) => figure === plate.figure))
  );
};

/** The season's own terrain: home page, sign-in, anything that belongs to no single city. */
export const SEASON_PLATE: Plate = {
  seed: 'season',
  ground: 'soot',
  relief: 'peak',
  rows: 4,
  lanes: 'h',
  flip: false,
  obstacles: 28,
};

const house = (ground: Exclude<Ground, 'soot'>, relief: Relief): Plate => ({
  ...SEASON_PLATE,
  seed: `season-${ground}`,
  ground,
  relief,
});

/** The land of pages that belong to no city: information pages, banners, news. */
export const GROUND_PLATES: Readonly<Record<Ground, Plate>> = {
  soot: SEASON_PLATE,
  rust: house('rust', 'quarry'),
  clay: house('clay', 'hills'),
  ice: house('ice', 'peak'),
  moss: house('moss', 'hills'),
  dust: house('dust', 'dunes'),
};

const isGround = (text: string): text is Ground => GROUNDS.some((ground) => ground === text);

/** The plate of a ground as an editor chose it; of soot for a word that is none. */
export const groundPlate = (ground: string): Plate => GROUND_PLATES[isGround(ground) ? ground : 'soot'];

/** A stored plate, or the season's where the stored one cannot be drawn: a page never lacks its picture. */
export const toPlate = (value: unknown): Plate => (isPlate(value) ? value : SEASON_PLATE);
