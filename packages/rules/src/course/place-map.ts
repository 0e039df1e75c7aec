/** Size of a map in its own pixels; a page scales it. */
export const placeMapSize = { width: 1280, height: 720 } as const;
/** Side of a tile in pixels. */
const tileSize = 256;
const zoomMost = 15;
const zoomLeast = 3;
/** Share of the map that what is shown may fill. */
const filled = 0.72;

type Place = readonly [latitude: number, longitude: number, ...rest: number[]];

/** A part of the Web Mercator world: its upper left corner in pixels of the zoom's world. */
export type PlaceMap = { readonly zoom: number; readonly left: number; readonly top: number };

/** Pixels of the whole world of a zoom. */
const onWorld = ([latitude, longitude]: Place, zoom: number): [x: number, y: number] => {
  const size = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [((longitude + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
};

const range = (values: readonly number[]): [from: number, to: number] => [Math.min(...values), Math.max(...values)];

/** The nearest map that shows all the places with room around them; one place alone is shown with its quarter. */
export const placeMap = (places: readonly Place[]): PlaceMap => {
  const fits = (zoom: number): boolean => {
    const points = places.map((place) => onWorld(place, zoom));
    const [left, right] = range(points.map(([x]) => x));
    const [top, bottom] = range(points.map(([, y]) => y));
    return right - left <= placeMapSize.width * filled && bottom - top <= placeMapSize.height * filled;
  };
  let zoom = zoomMost;
  while (zoom > zoomLeast && !fits(zoom)) zoom -= 1;
  const points = places.map((place) => onWorld(place, zoom));
  const middle = (values: readonly number[]): number => range(values).reduce((sum, value) => sum + value, 0) / 2;
  return {
    zoom,
    left: Math.round(middle(points.map(([x]) => x)) - placeMapSize.width / 2),
    top: Math.round(middle(points.map(([, y]) => y)) - placeMapSize.height / 2),
  };
};

/** Where a place stands on a map, in the map's pixels. */
export const onMap = ({ zoom, left, top }: PlaceMap, place: Place): [x: number, y: number] => {
  const [x, y] = onWorld(place, zoom);
  return [x - left, y - top];
};

/** The tiles that cover a map and where each lies on it; none above and below the world, round it sideways. */
export const mapTiles = ({ zoom, left, top }: PlaceMap): { x: number; y: number; left: number; top: number }[] => {
  const count = 2 ** zoom;
  const firstColumn = Math.floor(left / tileSize);
  const firstRow = Math.floor(top / tileSize);
  const columns = Math.ceil((left + placeMapSize.width) / tileSize) - firstColumn;
  const rows = Math.ceil((top + placeMapSize.height) / tileSize) - firstRow;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = firstColumn + (index % columns);
    const y = firstRow + Math.floor(index / columns);
    return { x: ((column % count) + count) % count, y, left: column * tileSize - left, top: y * tileSize - top };
  }).filter(({ y }) => y >= 0 && y < count);
};

/** A round length that takes at most a fifth of the map's width at a latitude: metres, and the share of the width. */
export const scaleOf = ({ zoom }: PlaceMap, latitude: number): { metres: number; share: number } => {
  const metresPerPixel = (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom);
  const most = (placeMapSize.width / 5) * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * ([5, 2].find((times) => times * power <= most) ?? 1);
  return { metres, share: metres / metresPerPixel / placeMapSize.width };
};
