/** Signs of the obstacles in the order a full course meets them; the finish is no obstacle. */
const full = [
  'wall',
  'tire',
  'log',
  'net',
  'water',
  'rope',
  'tunnel',
  'bars',
  'bag',
  'mud',
  'ladder',
  'wire',
  'beam',
  'rings',
  'trench',
  'fire',
  'pyramid',
  'spear',
  'swing',
  'weight',
  'ramp',
  'hurdle',
  'tunnel',
  'rope',
  'wall',
  'mud',
  'tire',
  'log',
  'net',
  'bars',
  'trench',
  'hurdle',
  'weight',
  'ramp',
  'water',
  'bag',
] as const;
const sets = {
  full,
  kids: ['tire', 'hurdle', 'net', 'log', 'tunnel', 'ladder', 'beam', 'ramp', 'swing', 'wall'],
  forest: ['log', 'trench', 'water', 'ramp', 'mud', 'beam', 'hurdle', 'log', 'trench', 'mud'],
  snow: [
    'wall',
    'ice',
    'net',
    'log',
    'trench',
    'bag',
    'ramp',
    'beam',
    'hurdle',
    'wire',
    'ice',
    'ladder',
    'weight',
    'tunnel',
    'spear',
    'ice',
    'rope',
    'pyramid',
  ],
  hall: ['wall', 'rings', 'bars', 'rope', 'weight', 'beam', 'pyramid', 'bag', 'hurdle', 'swing', 'ladder', 'tunnel'],
} as const;

export type CourseKind = keyof typeof sets;

/** The first `count` obstacles of a set, begun `shift` further on, so that two places differ. */
export const courseOf = (kind: CourseKind, count: number, shift = 0): string[] => {
  const set: readonly string[] = sets[kind];
  return Array.from({ length: count }, (_, index) => set[(index + shift) % set.length] ?? 'wall');
};
