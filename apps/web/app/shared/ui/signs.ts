export type SignData = { readonly ru: string; readonly en: string; readonly path: string };

/** The 24 obstacle signs on a 48 grid: strokes of 4.5, square ends, only 45 and 90 degrees (visual direction). */
export const signs = {
  wall: { ru: 'Стена', en: 'Wall', path: 'M6 8H42V40H6ZM6 24H42M18 8V24M30 24V40' },
  rope: { ru: 'Канат', en: 'Rope', path: 'M24 4V44M18 12H30M18 22H30M18 32H30' },
  bars: { ru: 'Рукоход', en: 'Monkey bars', path: 'M6 44V10H42V44M15 10V24M24 10V24M33 10V24' },
  net: { ru: 'Сеть', en: 'Cargo net', path: 'M24 4L44 24L24 44L4 24ZM14 14L34 34M34 14L14 34' },
  tire: {
    ru: 'Покрышки',
    en: 'Tyres',
    path: 'M16 6H32L42 16V32L32 42H16L6 32V16ZM20 17H28L31 20V28L28 31H20L17 28V20Z',
  },
  log: { ru: 'Бревно', en: 'Log', path: 'M5 35L33 7L41 15L13 43ZM27 13L35 21' },
  water: {
    ru: 'Ров',
    en: 'Water ditch',
    path: 'M4 18L12 10L20 18L28 10L36 18L44 10M4 30L12 22L20 30L28 22L36 30L44 22M4 42L12 34L20 42L28 34L36 42L44 34',
  },
  wire: { ru: 'Колючка', en: 'Barbed wire', path: 'M4 16H44M4 32H44M11 11L21 21M21 11L11 21M27 27L37 37M37 27L27 37' },
  tunnel: { ru: 'Тоннель', en: 'Tunnel', path: 'M6 42V20L18 8H30L42 20V42M16 42V28H32V42' },
  ramp: { ru: 'Рампа', en: 'Ramp', path: 'M4 42L40 6V42ZM26 20V42' },
  fire: { ru: 'Костёр', en: 'Fire jump', path: 'M24 6L36 18V34L28 42H20L12 34V22L18 28V12Z' },
  bag: { ru: 'Мешок', en: 'Sandbag', path: 'M14 14H34L40 20V42H8V20ZM18 14V6H30V14M8 29H40' },
  beam: { ru: 'Балансир', en: 'Balance beam', path: 'M4 24H44M10 24V42M38 24V42M24 24V8M16 14H32' },
  rings: {
    ru: 'Кольца',
    en: 'Rings',
    path: 'M14 4V14M34 4V14M6 22L14 14L22 22V32L14 40L6 32ZM26 22L34 14L42 22V32L34 40L26 32Z',
  },
  ladder: { ru: 'Лестница', en: 'Ladder', path: 'M14 4V44M34 4V44M14 14H34M14 24H34M14 34H34' },
  pyramid: { ru: 'Пирамида', en: 'Pyramid', path: 'M4 42H44M8 42V32H40V42M14 32V22H34V32M20 22V12H28V22' },
  mud: { ru: 'Грязь', en: 'Mud', path: 'M4 30H12L18 24H30L36 30H44M8 40H40M24 4L31 11V16H17V11Z' },
  spear: { ru: 'Копьё', en: 'Spear throw', path: 'M6 42L40 8M24 8H40V24' },
  ice: { ru: 'Лёд', en: 'Ice', path: 'M24 4V44M4 24H44M10 10L38 38M38 10L10 38' },
  weight: { ru: 'Гиря', en: 'Kettlebell', path: 'M18 18V8H30V18M14 18H34L40 24V42H8V24Z' },
  swing: { ru: 'Маятник', en: 'Pendulum', path: 'M6 6H42M24 6V26M16 26H32V42H16Z' },
  hurdle: { ru: 'Барьер', en: 'Hurdle', path: 'M6 14H42V26H6ZM12 26V42M36 26V42' },
  trench: { ru: 'Окоп', en: 'Trench', path: 'M4 12H14V36H34V12H44' },
  finish: { ru: 'Финиш', en: 'Finish', path: 'M10 44V6H40V26H10M20 6V16H30V26M30 16H40M10 16H20' },
} as const satisfies Record<string, SignData>;

export type SignName = keyof typeof signs;

/** True for the key of a sign; keys come from the server as plain text. */
export const isSignName = (name: string): name is SignName => Object.hasOwn(signs, name);
