/** What the signs of obstacles are called; the key stands in a stored course and on the wire. */
export const obstacleNames = {
  wall: { ru: 'Стена', en: 'Wall' },
  rope: { ru: 'Канат', en: 'Rope' },
  bars: { ru: 'Рукоход', en: 'Monkey bars' },
  net: { ru: 'Сеть', en: 'Cargo net' },
  tire: { ru: 'Покрышки', en: 'Tyres' },
  log: { ru: 'Бревно', en: 'Log' },
  water: { ru: 'Ров', en: 'Water ditch' },
  wire: { ru: 'Колючка', en: 'Barbed wire' },
  tunnel: { ru: 'Тоннель', en: 'Tunnel' },
  ramp: { ru: 'Рампа', en: 'Ramp' },
  fire: { ru: 'Костёр', en: 'Fire jump' },
  bag: { ru: 'Мешок', en: 'Sandbag' },
  beam: { ru: 'Балансир', en: 'Balance beam' },
  rings: { ru: 'Кольца', en: 'Rings' },
  ladder: { ru: 'Лестница', en: 'Ladder' },
  pyramid: { ru: 'Пирамида', en: 'Pyramid' },
  mud: { ru: 'Грязь', en: 'Mud' },
  spear: { ru: 'Копьё', en: 'Spear throw' },
  ice: { ru: 'Лёд', en: 'Ice' },
  weight: { ru: 'Гиря', en: 'Kettlebell' },
  swing: { ru: 'Маятник', en: 'Pendulum' },
  hurdle: { ru: 'Барьер', en: 'Hurdle' },
  trench: { ru: 'Окоп', en: 'Trench' },
  finish: { ru: 'Финиш', en: 'Finish' },
} as const;

export type ObstacleName = keyof typeof obstacleNames;

/** True for the key of an obstacle; a course comes from the database and from the server as plain text. */
export const isObstacleName = (name: string): name is ObstacleName => Object.hasOwn(obstacleNames, name);
