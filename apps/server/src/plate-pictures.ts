import {
  GROUNDS,
  isPlate,
  plateHash,
  RELIEFS,
  ogPath,
  type Plate,
  type ResultFile,
  resultOgPath,
  SEASON_PLATE,
  terrainPaths,
} from '@trassa/artwork';
import type { PicturePaths } from './modules/events/index.ts';
import { mapPath } from './modules/pictures/index.ts';
import type { MapTiles } from './platform/config/map.ts';
import type { ResultShareCard } from './modules/results/index.ts';

/** A stored plate, or the season's where none can be read. */
export const plateOf = (plate: unknown): Plate => (isPlate(plate) ? plate : SEASON_PLATE);

/** Events speak of pictures by their paths alone; artwork draws them when they are asked for. */
export const pictures: Omit<PicturePaths, 'map'> & {
  shareResult(publicId: string, language: 'ru' | 'en', card: ResultShareCard, file: ResultFile): string;
} = {
  terrain: (plate) => terrainPaths(plateOf(plate)),
  share: (publicId, language, card) => ogPath(publicId, language, { ...card, plate: plateOf(card.plate) }),
  shareResult: (publicId, language, card, file) =>
    resultOgPath(publicId, language, { ...card, plate: plateOf(card.plate) }, file),
};

/** Maps of places: drawn out of the installation's tiles, if it has any. */
export const mapPaths =
  (tiles: MapTiles | null): PicturePaths['map'] =>
  (publicId, map) =>
    tiles && { picture: mapPath(publicId, map, tiles), credit: tiles.credit };

/** A land by chance for a new start; its seed names it. */
export const rollPlate = (chance: () => number, seed: string): Plate => {
  const oneOf = <T>(all: readonly T[], otherwise: T): T => all[Math.floor(chance() * all.length)] ?? otherwise;
  return {
    seed,
    ground: oneOf(GROUNDS, 'soot'),
    relief: oneOf(RELIEFS, 'hills'),
    rows: 3 + Math.floor(chance() * 3),
    lanes: chance() < 0.6 ? 'h' : 'v',
    flip: chance() < 0.5,
    obstacles: 8 + Math.floor(chance() * 16),
    turn: Math.floor(chance() * 8),
  };
};
export const hashOfPlate = (plate: unknown): string => plateHash(plateOf(plate));
