import type { Text } from '../model.ts';

export type TypeSeed = {
  readonly id: string;
  readonly unit: 'time' | 'count' | 'distance';
  /** Kilometres of the starts whose official results prove one of this type. */
  readonly distance: number | null;
  readonly withObstacles?: true;
  readonly title: Text;
  readonly text: Text;
  /** The best and the last result of a club: seconds or whole numbers. */
  readonly range: readonly [best: number, last: number];
};

export const competitionTypes: readonly TypeSeed[] = [
  {
    id: 'desyat-km',
    unit: 'time',
    distance: 10,
    title: ['10 км', '10 km'],
    text: [
      'Десять километров по любой трассе. Результат – время на финише; официальные результаты наших стартов засчитываем сразу.',
      'Ten kilometres on any course. The result is your finish time; official results from our races count at once.',
    ],
    range: [2190, 4080],
  },
  {
    id: 'polumarafon',
    unit: 'time',
    distance: 21.1,
    title: ['Полумарафон', 'Half marathon'],
    text: [
      '21,1 км на официальном старте или по треку с часов. Остановки входят во время.',
      '21.1 km in an official race or by your watch’s track. The clock does not stop when you do.',
    ],
    range: [4890, 8940],
  },
  {
    id: 'krug-s-prepyatstviyami',
    unit: 'time',
    distance: 5,
    withObstacles: true,
    title: ['Круг с препятствиями, 5 км', 'Obstacle lap, 5 km'],
    text: [
      'Полный круг в пять километров со всеми препятствиями, штрафные бёрпи входят во время.',
      'A full five-kilometre lap with all obstacles; penalty burpees count towards the time.',
    ],
    range: [2280, 5400],
  },
  {
    id: 'podtyagivaniya',
    unit: 'count',
    distance: null,
    title: ['Подтягивания', 'Pull-ups'],
    text: [
      'Сколько раз подряд, из виса на прямых руках, без раскачки. Нужно видео одним кадром.',
      'How many in a row from a dead hang, without swinging. Send a video in one take.',
    ],
    range: [31, 4],
  },
  {
    id: 'kilometry-za-mesyac',
    unit: 'distance',
    distance: null,
    title: ['Километры за месяц', 'Kilometres in a month'],
    text: [
      'Целое число километров, которые вы пробежали за дни соревнования. Подойдёт снимок сводки из приложения.',
      'Whole kilometres you run on the days of the competition. A screenshot of your app’s summary will do.',
    ],
    range: [412, 38],
  },
  {
    id: 'byorpi',
    unit: 'count',
    distance: null,
    title: ['Бёрпи за 10 минут', 'Burpees in 10 minutes'],
    text: [
      'Сколько бёрпи вы сделали за десять минут: грудь касается пола, наверху хлопок над головой.',
      'How many burpees you do in ten minutes: chest to the floor, hands clapped overhead.',
    ],
    range: [158, 52],
  },
];

export type CompetitionSeed = {
  readonly id: string;
  readonly club: string;
  readonly type: string;
  readonly title: string;
  readonly text: string;
  /** Days from today: the first and the last one. */
  readonly days: readonly [from: number, to: number];
  /** People with accepted results, and those who wait for an editor. */
  readonly results: number;
  readonly waiting?: number;
};

export const competitions: readonly CompetitionSeed[] = [
  {
    id: 'volki-desyatka',
    club: 'begovye-volki',
    type: 'desyat-km',
    title: 'Волчья десятка',
    text: 'Четыре месяца, одна лучшая десятка каждого. Бегите где угодно: на старте серии, на стадионе, по набережной. Трём первым – именные майки.',
    days: [-110, 12],
    results: 64,
    waiting: 2,
  },
  {
    id: 'volki-kilometry',
    club: 'begovye-volki',
    type: 'kilometry-za-mesyac',
    title: 'Стая набирает тысячи',
    text: 'Считаем километры всей стаи. Загружайте сводку за дни соревнования, засчитаем лучшую.',
    days: [-28, 4],
    results: 41,
    waiting: 1,
  },
  {
    id: 'volki-polumarafon',
    club: 'begovye-volki',
    type: 'polumarafon',
    title: 'Полумарафон стаи',
    text: 'Клубный полумарафон прошёл по набережным от Лужников до Коломенского. Результаты по трекам, спор решал судья на велосипеде.',
    days: [-96, -82],
    results: 37,
  },
  {
    id: 'les-krug',
    club: 'zheleznyy-les',
    type: 'krug-s-prepyatstviyami',
    title: 'Круг по Железному лесу',
    text: 'Пять километров и двадцать снарядов нашей площадки. Штраф – тридцать бёрпи, как на настоящем старте.',
    days: [-10, 20],
    results: 29,
    waiting: 1,
  },
  {
    id: 'kronverk-podtyagivaniya',
    club: 'kronverk',
    type: 'podtyagivaniya',
    title: 'Перекладина Кронверка',
    text: 'Кто подтянется больше всех. Видео одним кадром, подбородок выше перекладины, внизу прямые руки.',
    days: [-18, 9],
    results: 33,
  },
  {
    id: 'ural-byorpi',
    club: 'uralskiy-kharakter',
    type: 'byorpi',
    title: 'Десять минут характера',
    text: 'Десять минут бёрпи под секундомер. Рекорд клуба – 158, его поставил зубной врач.',
    days: [-60, -31],
    results: 48,
  },
  {
    id: 'ural-desyatka',
    club: 'uralskiy-kharakter',
    type: 'desyat-km',
    title: 'Десятка вокруг Шарташа',
    text: 'Круг по озеру, десять километров с хвостиком. Хвостик не считаем, останавливайте часы ровно на десяти.',
    days: [9, 39],
    results: 0,
  },
  {
    id: 'nevskiy-desyatka',
    club: 'nevskiy-sprint',
    type: 'desyat-km',
    title: 'Елагинская десятка',
    text: 'Осенний розыгрыш клуба на аллеях Елагина острова. Итоги подведены, кубок вручили прямо на финише.',
    days: [-75, -45],
    results: 52,
  },
  {
    id: 'strelka-kilometry',
    club: 'strelka-nn',
    type: 'kilometry-za-mesyac',
    title: 'Месяц на откосах',
    text: 'Набираем километры по нижегородским откосам и лестницам. Высоту не считаем, но уважаем.',
    days: [5, 35],
    results: 0,
  },
  {
    id: 'sibir-podtyagivaniya',
    club: 'sibirskiy-ekspress',
    type: 'podtyagivaniya',
    title: 'Турник на морозе',
    text: 'Подтягивания на улице при минус десяти и ниже. Термометр должен попасть в кадр.',
    days: [21, 60],
    results: 0,
  },
];
