export const GROUNDS = ['soot', 'rust', 'clay', 'ice', 'moss', 'dust'] as const;
export const RELIEFS = ['field', 'quarry', 'peak', 'hills', 'dunes', 'coast'] as const;

export type Ground = (typeof GROUNDS)[number];
export type Relief = (typeof RELIEFS)[number];

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
    isWholeBetween(plate.obstacles, 0, 60)
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
