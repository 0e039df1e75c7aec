import { arena, type Build, dunes, type Elevation, field, hills, peak, ravine, ridges } from './landforms.ts';
import { createNoise } from './noise.ts';
import type { Plate, Relief } from './plate.ts';
import { between, createRandom } from './random.ts';
import {
  bends,
  bluff,
  coast,
  confluence,
  delta,
  fjord,
  island,
  isles,
  lakes,
  quarry,
  riviera,
  spit,
} from './waterside.ts';

export type { Elevation } from './landforms.ts';

const DRY = { field, peak, hills, dunes, ridges, ravine, arena };
const WET = { bends, bluff, coast, confluence, delta, fjord, island, isles, lakes, quarry, riviera, spit };
const BUILD: Readonly<Record<Relief, Build>> = { ...DRY, ...WET };

/** Whether what lies below height 0 is water. */
export const hasWater = (relief: Relief): boolean => relief in WET;

/** The ground of a plate. The same plate has the same heights under its course in every shape. */
export const createElevation = ({ relief, seed, turn = 0 }: Pick<Plate, 'relief' | 'seed' | 'turn'>): Elevation => {
  const random = createRandom(`${seed}/relief`);
  const offset = between(random, 20, 60);
  const noise = createNoise(random);
  const height = BUILD[relief]((x, y) => noise(x + offset, y + offset), random);
  const cos = Math.cos((turn * Math.PI) / 4);
  const sin = Math.sin((turn * Math.PI) / 4);
  return (x, y) => height(x * cos + y * sin, y * cos - x * sin);
};
