import { ConfigError } from './error.ts';

/** Tiles of a map of the world (256 px, Web Mercator) that the site composes its own pictures of. */
export type MapTiles = {
  /** An address with `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  /** Who made them; stands on every map. */
  readonly credit: string;
};

const creditMost = 120;

const isTemplate = (text: string): boolean => {
  if (!['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2)) return false;
  const filled = text.replace(/\{[zxy]\}/g, '1');
  if (!URL.canParse(filled)) return false;
  const { protocol, hostname } = new URL(filled);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
};

/** Reads `MAP_TILES` and `MAP_CREDIT`, which go together: the licences of tiles ask for their makers' name. */
export const readMapTiles = (v: {
  readonly MAP_TILES?: string | undefined;
  readonly MAP_CREDIT?: string | undefined;
}): MapTiles | null => {
  if (v.MAP_TILES === undefined) return null;
  if (!isTemplate(v.MAP_TILES))
    throw new ConfigError('MAP_TILES must be an https address with {z}, {x} and {y}, each once.');
  const credit = v.MAP_CREDIT?.trim() ?? '';
  if (credit === '' || credit.length > creditMost)
    throw new ConfigError(`MAP_CREDIT must name who made the tiles of MAP_TILES, in at most ${creditMost} characters.`);
  return { template: v.MAP_TILES, credit };
};
