import { isPlate, type Plate } from '@trassa/artwork';
import type { FastifyInstance } from 'fastify';
import type { IsShown } from './goods/serve-goods.ts';
import { createGoodsWarming, type WarmGoods } from './goods/warm-goods.ts';
import type { Draw } from '../../platform/drawing/index.ts';
import type { MapTiles } from '../../platform/config/map.ts';
import { createMapServing, type FindMap } from './map/serve-map.ts';
import { createPictureStore, type Log, type PictureStorage, type PictureStore } from './picture-store.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { type paperCuts, servePaper } from './serve-paper.ts';
import type { FindResultCard } from './serve-result.ts';
import type { FindOgCard } from './serve-share.ts';
import { createWarming, type WarmPictures } from './warm-pictures.ts';

export { mapPath } from './map/map-name.ts';

export type PicturesDeps = {
  readonly storage: PictureStorage;
  /** Port: the stored plate (raw JSON) of `event_cities.plate_hash`; null when no city has it. */
  readonly findPlate: (hash: string) => Promise<unknown>;
  readonly findOgCard: FindOgCard;
  /** Port: what the share picture of a result says; none without it. */
  readonly findResultCard?: FindResultCard;
  /** Port: whether something shows the picture of goods of this path; others are not drawn. */
  readonly isShown: IsShown;
  /** Port: the map of an event city's place; null for an unknown one. */
  readonly findMap?: FindMap;
  /** Where the tiles of maps come from; null: no map is drawn. */
  readonly tiles?: MapTiles | null;
  /** The address of the site, told to who gives the tiles. */
  readonly siteUrl?: string;
  readonly draw: Draw;
  readonly log: Log;
  /** Pictures a minute that may be drawn for one address. */
  readonly drawnPerMinute?: number;
};

export type PicturesModule = {
  routes(app: FastifyInstance): void;
  /** Makes at most `most` of the usual pictures of these plates that are missing; resolves to the number of files made. */
  warm: WarmPictures;
  /** The same for pictures of goods, given their paths; others are passed over. */
  warmGoods: WarmGoods;
  /** The wide poster of a plate as JPEG 960 × 450 (papers); null when it cannot be drawn now. */
  sheet(plate: Plate): Promise<Buffer | null>;
  /** A low band of it as JPEG 1104 × 314 (letters). */
  strip(plate: Plate): Promise<Buffer | null>;
  /** Other modules' pictures take their turns in the same queue. */
  keepPicture: PictureStore['getOrMake'];
};

/** Pictures of tickets: few, and somebody waits for each. */
const tickets = { key: 'tickets', mayDraw: () => true };

/** Terrain posters and share pictures: drawn by @trassa/artwork, cached in the storage, served under `/images/`. */
export const createPicturesModule = ({
  storage,
  findPlate,
  findOgCard,
  findResultCard = async () => null,
  isShown,
  findMap = async () => null,
  tiles = null,
  siteUrl = '',
  draw,
  log,
  drawnPerMinute = 120,
}: PicturesDeps): PicturesModule => {
  const store = createPictureStore(storage, log);
  const findDrawable = async (hash: string): Promise<Plate | null> => {
    const plate = await findPlate(hash);
    return isPlate(plate) ? plate : null;
  };
  /** A paper or a letter goes without its picture rather than not at all. */
  const paper = (plate: Plate, cut: keyof typeof paperCuts): Promise<Buffer | null> =>
    servePaper({ store, draw }, plate, { cut, asker: tickets }).catch((error: unknown) => {
      log.warn({ err: error }, 'picture of a paper not drawn');
      return null;
    });
  // Maps have a queue of their own: slow tiles would hold up posters, papers and letters.
  const maps = createPictureStore(storage, log);
  const serveMap = tiles && createMapServing({ store: maps, draw, findMap, tiles, siteUrl, log });
  return {
    routes: (app) =>
      pictureRoutes(app, {
        store,
        draw,
        findPlate: findDrawable,
        findOgCard,
        findResultCard,
        isShown,
        serveMap,
        drawnPerMinute,
      }),
    keepPicture: store.getOrMake,
    warm: createWarming(store, draw),
    warmGoods: createGoodsWarming(store, draw, findDrawable),
    sheet: (plate) => paper(plate, 'sheet'),
    strip: (plate) => paper(plate, 'strip'),
  };
};
