import type { ClusterSeed, FormatSeed } from '../model.ts';

/** Start waves of a mass race, ten minutes or more apart. */
export const waves = (count: number, gap: number): ClusterSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    name: [`Волна ${index + 1}`, `Wave ${index + 1}`],
    share: 1 / count,
    minutes: index * gap,
  }));

type Options = Partial<FormatSeed> & {
  id: string;
  distance: number;
  obstacles: number;
  prices: readonly number[];
  capacity: number;
};

/** One athlete, one number: the format that most people take. */
export const solo = (options: Options): FormatSeed => ({
  title: ['Личный', 'Solo'],
  description: [
    '<p>Каждый бежит за себя: личный номер, чип и место в итоговом протоколе. Препятствие, которое не далось с трёх попыток, заменяют тридцать бёрпи.</p>',
    '<p>Everyone runs for themselves: your own number, chip and place in the results. Fail an obstacle three times and it costs you thirty burpees.</p>',
  ],
  kind: 'athlete',
  minutes: 0,
  ages: [18, null],
  buyLimit: 20,
  shirts: true,
  notes: [
    'В день старта понадобятся паспорт и медицинская справка.',
    'Bring your ID and a medical certificate on race day.',
  ],
  ...options,
});

export const short = (options: Options): FormatSeed =>
  solo({
    title: ['Личный короткий', 'Short solo'],
    description: [
      '<p>Половина круга без самых высоких снарядов. Хороший первый старт: времени хватит и на препятствия, и на фотографии.</p>',
      '<p>Half a lap without the tallest obstacles. A good first race: there is time for every obstacle and for photos.</p>',
    ],
    ages: [14, null],
    ...options,
  });

/** A free place for helpers: they answer where they want to help, and get no number. */
export const volunteers = (id: string, capacity: number, taken?: number): FormatSeed => ({
  id,
  title: ['Волонтёры', 'Volunteers'],
  description: [
    '<p>Смена шесть часов: форма, горячий обед, благодарственное письмо и скидка на любой следующий старт.</p>',
    '<p>A six-hour shift: a uniform, a hot lunch, a thank-you letter and a discount on any later race.</p>',
  ],
  kind: 'volunteer',
  capacity,
  prices: [0],
  distance: null,
  obstacles: 0,
  minutes: -120,
  ages: [16, null],
  buyLimit: 2,
  qr: true,
  shirts: false,
  ...(taken === undefined ? {} : { taken }),
  select: {
    title: ['Где хотите помогать', 'Where would you like to help'],
    field: 'volunteer_post',
    values: [
      ['На препятствии', 'At an obstacle'],
      ['Выдача номеров', 'Number pick-up'],
      ['Питание', 'Food and water'],
      ['Старт и финиш', 'Start and finish'],
    ],
  },
});

/** Spectators are not named: a ticket and no form. */
export const spectators = (id: string, capacity: number, price: number): FormatSeed => ({
  id,
  title: ['Зрители', 'Spectators'],
  description: [
    '<p>Вход в городок и на зрительские точки вдоль трассы. Дети до шести лет проходят бесплатно.</p>',
    '<p>Entry to the race village and the viewing points along the course. Children under six get in free.</p>',
  ],
  kind: 'spectator',
  capacity,
  prices: [price],
  distance: null,
  obstacles: 0,
  minutes: -60,
  preregistration: false,
  buyLimit: 10,
  shirts: false,
});

/** Children run in their own hour, an adult answers for each. */
export const kids = (
  options: Partial<FormatSeed> & { id: string; capacity: number; prices: readonly number[] },
): FormatSeed => ({
  title: ['Дети', 'Kids'],
  description: [
    '<p>Круг с низкими препятствиями. Инструкторы бегут рядом, взрослые ждут за лентой; медаль получает каждый.</p>',
    '<p>A lap of low obstacles. Instructors run alongside, adults wait behind the tape, and everyone gets a medal.</p>',
  ],
  kind: 'kids',
  distance: 1,
  obstacles: 8,
  minutes: 250,
  ages: [6, 13],
  buyLimit: 5,
  shirts: false,
  fields: [
    {
      name: 'adult_name',
      label: ['ФИО взрослого на старте', 'Full name of the adult at the race'],
      required: true,
      type: 'text',
    },
    {
      name: 'adult_consent',
      label: ['Согласие законного представителя есть', 'A parent or guardian has given consent'],
      required: true,
      type: 'checkbox',
    },
    {
      name: 'health_notes',
      label: ['Что важно знать врачу', 'What the doctor should know'],
      required: false,
      type: 'text',
    },
  ],
  ...options,
});
