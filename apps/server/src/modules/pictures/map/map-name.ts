import { createHash } from 'node:crypto';
import type { PlaceMap } from '@trassa/rules';
import type { MapTiles } from '../../../platform/config/map.ts';

/** Raise it when the same tiles are composed otherwise. */
const MAP_VERSION = 1;

/** 12 hex digits that change with the part of the world and with the tiles. */
export const mapHash = ({ zoom, left, top }: PlaceMap, { template }: MapTiles): string =>
  createHash('sha256')
    .update(JSON.stringify([MAP_VERSION, zoom, left, top, template]))
    .digest('hex')
    .slice(0, 12);

/** Path relative to `/images/`; `.avif` may be replaced by `.webp`. */
export const mapPath = (publicId: string, map: PlaceMap, tiles: MapTiles): string =>
  `map/${mapHash(map, tiles)}/${publicId}.avif`;
