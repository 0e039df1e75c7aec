import { isObstacleName, type ObstacleName, obstacleNames } from '@trassa/rules';

export type SignData = { readonly ru: string; readonly en: string; readonly path: string };

/** The 24 obstacle signs on a 48 grid: strokes of 4.5, square ends, only 45 and 90 degrees (visual direction). */
export const signs = {
  wall: { ...obstacleNames.wall, path: 'M6 8H42V40H6ZM6 24H42M18 8V24M30 24V40' },
  rope: { ...obstacleNames.rope, path: 'M24 4V44M18 12H30M18 22H30M18 32H30' },
  bars: { ...obstacleNames.bars, path: 'M6 44V10H42V44M15 10V24M24 10V24M33 10V24' },
  net: { ...obstacleNames.net, path: 'M24 4L44 24L24 44L4 24ZM14 14L34 34M34 14L14 34' },
  tire: {
    ...obstacleNames.tire,
    path: 'M16 6H32L42 16V32L32 42H16L6 32V16ZM20 17H28L31 20V28L28 31H20L17 28V20Z',
  },
  log: { ...obstacleNames.log, path: 'M5 35L33 7L41 15L13 43ZM27 13L35 21' },
  water: {
    ...obstacleNames.water,
    path: 'M4 18L12 10L20 18L28 10L36 18L44 10M4 30L12 22L20 30L28 22L36 30L44 22M4 42L12 34L20 42L28 34L36 42L44 34',
  },
  wire: { ...obstacleNames.wire, path: 'M4 16H44M4 32H44M11 11L21 21M21 11L11 21M27 27L37 37M37 27L27 37' },
  tunnel: { ...obstacleNames.tunnel, path: 'M6 42V20L18 8H30L42 20V42M16 42V28H32V42' },
  ramp: { ...obstacleNames.ramp, path: 'M4 42L40 6V42ZM26 20V42' },
  fire: { ...obstacleNames.fire, path: 'M24 6L36 18V34L28 42H20L12 34V22L18 28V12Z' },
  bag: { ...obstacleNames.bag, path: 'M14 14H34L40 20V42H8V20ZM18 14V6H30V14M8 29H40' },
  beam: { ...obstacleNames.beam, path: 'M4 24H44M10 24V42M38 24V42M24 24V8M16 14H32' },
  rings: {
    ...obstacleNames.rings,
    path: 'M14 4V14M34 4V14M6 22L14 14L22 22V32L14 40L6 32ZM26 22L34 14L42 22V32L34 40L26 32Z',
  },
  ladder: { ...obstacleNames.ladder, path: 'M14 4V44M34 4V44M14 14H34M14 24H34M14 34H34' },
  pyramid: { ...obstacleNames.pyramid, path: 'M4 42H44M8 42V32H40V42M14 32V22H34V32M20 22V12H28V22' },
  mud: { ...obstacleNames.mud, path: 'M4 30H12L18 24H30L36 30H44M8 40H40M24 4L31 11V16H17V11Z' },
  spear: { ...obstacleNames.spear, path: 'M6 42L40 8M24 8H40V24' },
  ice: { ...obstacleNames.ice, path: 'M24 4V44M4 24H44M10 10L38 38M38 10L10 38' },
  weight: { ...obstacleNames.weight, path: 'M18 18V8H30V18M14 18H34L40 24V42H8V24Z' },
  swing: { ...obstacleNames.swing, path: 'M6 6H42M24 6V26M16 26H32V42H16Z' },
  hurdle: { ...obstacleNames.hurdle, path: 'M6 14H42V26H6ZM12 26V42M36 26V42' },
  trench: { ...obstacleNames.trench, path: 'M4 12H14V36H34V12H44' },
  finish: { ...obstacleNames.finish, path: 'M10 44V6H40V26H10M20 6V16H30V26M30 16H40M10 16H20' },
} as const satisfies Record<ObstacleName, SignData>;

export type SignName = ObstacleName;

/** True for the key of a sign; keys come from the server as plain text. */
export const isSignName = isObstacleName;
