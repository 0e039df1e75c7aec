import type { FormatSeed } from '../model.ts';

type Options = Partial<FormatSeed> & {
  id: string;
  capacity: number;
  prices: readonly number[];
  distance: number;
  obstacles: number;
};

/** Ten people, one buyer, one time: the whole team or nothing. `capacity` in people. */
export const teamOfTen = (options: Options): FormatSeed => ({
  title: ['Команда из десяти', 'Team of ten'],
  description: [
    '<p>Десять человек стартуют вместе, время останавливается по десятому. Капитан берёт билеты на всех и может заполнить анкеты позже.</p>',
    '<p>Ten people start together, and the clock stops when the tenth finishes. The captain buys all ten tickets and can fill in the entry forms later.</p>',
  ],
  kind: 'athlete',
  minutes: 140,
  isTeam: true,
  teamAll: true,
  fixedCount: true,
  minCount: 10,
  maxCount: 10,
  ages: [16, null],
  shirts: true,
  preregistration: false,
  buyLimit: 50,
  notes: [
    'Состав можно менять до вечера накануне старта.',
    'You can change the line-up until the evening before the race.',
  ],
  ...options,
});

/** A whole team of four to six. */
export const crew = (options: Options): FormatSeed => ({
  title: ['Экипаж', 'Crew'],
  description: [
    '<p>От четырёх до шести человек, один общий груз на весь круг. Бревно не опускают на землю до финиша.</p>',
    '<p>Four to six people carry one load for the whole lap. The log must not touch the ground before the finish.</p>',
  ],
  kind: 'athlete',
  minutes: 90,
  isTeam: true,
  teamAll: true,
  fixedCount: false,
  minCount: 4,
  maxCount: 6,
  ages: [18, null],
  shirts: true,
  buyLimit: 30,
  ...options,
});

export const openTeamTitles = [
  'Северный ветер',
  'Пятый цех',
  'Бег по делу',
  'Железнодорожный район',
  'Медведи',
  'Утро в лесу',
  'Гвозди',
  'Двойной узел',
  'Вторая смена',
  'Обходчики',
];

/** People join a team or found one; `members` of the teams that exist, a private one last. */
export const openTeam = (options: Options & { members?: readonly number[] }): FormatSeed => {
  const { members = [9, 7, 10, 4, 6, 2], ...rest } = options;
  return {
    title: ['Открытая команда', 'Open team'],
    description: [
      '<p>Нет своей десятки? Вступите в команду, где есть места, или назовите новую. Результат считается по сумме восьми лучших.</p>',
      '<p>No team of your own? Join one with places left or start a new one. The eight best times add up to the result.</p>',
    ],
    kind: 'athlete',
    minutes: 160,
    isTeam: true,
    teamAll: false,
    fixedCount: false,
    minCount: 1,
    maxCount: 10,
    ages: [18, null],
    shirts: true,
    buyLimit: 10,
    ...rest,
    teams: members.map((count, index) => ({
      title: openTeamTitles[index % openTeamTitles.length] ?? 'Медведи',
      members: count,
      ...(index === members.length - 1 && members.length > 1 ? { code: 'SEVER24' } : {}),
    })),
  };
};
