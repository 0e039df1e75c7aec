import { WIDTHS } from '@trassa/artwork';
import { brandLatin, mapTiles, type PlaceMap, placeMapSize } from '@trassa/rules';
import { LRUCache } from 'lru-cache';
import type { MapTiles } from '../../../platform/config/map.ts';
import { type Draw, drawing } from '../../../platform/drawing/index.ts';
import type { Layer } from './draw-map.ts';
import type * as drawn from './draw-map.ts';
import type { Log, PictureStore, PictureViewer } from '../picture-store.ts';
import { missing, type ServedPicture } from '../serve-poster.ts';
import { fetchTile } from './fetch-tile.ts';
import { mapHash } from './map-name.ts';

/** Port: the map of an event city's place; null for an unknown one. */
export type FindMap = (eventCityPublicId: string) => Promise<PlaceMap | null>;

/** A map by the path after `map/` and the value of `?w=`. */
export type ServeMap = (path: string, asked: unknown, viewer: PictureViewer) => Promise<ServedPicture>;

export type MapDeps = {
  readonly store: PictureStore;
  readonly draw: Draw;
  readonly findMap: FindMap;
  readonly tiles: MapTiles;
  readonly siteUrl: string;
  readonly log: Log;
};

const NAME = /^([0-9a-f]{12})\/([A-Za-z0-9_-]{1,64})\.(avif|webp)$/;
const formats = { avif: 'avif', webp: 'webp' } as const;
/** Tiles asked for at once: makers of tiles ask for two. */
const atOnce = 2;
/** Milliseconds without new attempts after tiles did not come. */
const restAfterFailure = 60_000;
const mostResting = 1000;
const drawings = import.meta.resolve('./draw-map.ts');
const squareTile = drawing<typeof drawn.squareTile>(drawings, 'squareTile');
const wholeMap = drawing<typeof drawn.wholeMap>(drawings, 'wholeMap');
const mapPicture = drawing<typeof drawn.mapPicture>(drawings, 'mapPicture');

/** Maps of places out of the installation's tiles: fetched by the server, so that no visitor meets another's computer. */
export const createMapServing = ({ store, draw, findMap, tiles, siteUrl, log }: MapDeps): ServeMap => {
  const agent = `${brandLatin} (+${siteUrl})`;
  const resting = new LRUCache<string, true>({ max: mostResting, ttl: restAfterFailure });

  const compose = async (map: PlaceMap): Promise<Buffer> => {
    const left = mapTiles(map);
    const layers: Layer[] = [];
    const work = async (): Promise<void> => {
      for (let tile = left.pop(); tile !== undefined; tile = left.pop()) {
        const url = tiles.template
          .replace('{z}', String(map.zoom))
          .replace('{x}', String(tile.x))
          .replace('{y}', String(tile.y));
        const input = await draw(squareTile, await fetchTile(url, agent));
        layers.push({ input, left: tile.left, top: tile.top });
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, work));
    } finally {
      // Whoever goes on after another's failure would fetch for nobody.
      left.length = 0;
    }
    return draw(wholeMap, layers);
  };

  const rest = (hash: string, error: unknown): null => {
    resting.set(hash, true);
    log.warn({ err: error }, 'tiles of a map did not come');
    return null;
  };

  return async (path, asked, viewer) => {
    const [, hash, publicId, name] = NAME.exec(path) ?? [];
    if (hash === undefined || publicId === undefined) return missing;
    const format = name === 'webp' ? formats.webp : formats.avif;
    const width = Math.min(WIDTHS.find((known) => String(known) === asked) ?? 960, placeMapSize.width);
    const file = `artwork/map/${hash}/${width}.${format}`;
    const stored = await store.find(file);
    if (stored !== null) return { found: true, bytes: stored, format };
    const map = await findMap(publicId);
    if (map === null || mapHash(map, tiles) !== hash) return missing;
    if (resting.has(hash)) return { found: false, reason: 'unavailable' };
    // Composed once and kept as it is: every width would ask for the same tiles again.
    const whole = await store
      .getOrMake(`artwork/map/${hash}/whole.png`, () => compose(map), viewer)
      .catch((error: unknown) => rest(hash, error));
    const bytes = whole && (await store.getOrMake(file, () => draw(mapPicture, { whole, width, format }), viewer));
    return bytes === null ? { found: false, reason: 'unavailable' } : { found: true, bytes, format };
  };
};
