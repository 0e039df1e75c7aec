import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { kidsDay } from '../formats/programmes.ts';
import { children, included, money, transfer } from '../formats/questions.ts';
import { kids, spectators, volunteers } from '../formats/solo.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from '../model.ts';

const questions = [children, included, transfer, money];

const family = (id: string, price: number): FormatSeed => ({
  id,
  title: ['Семейный круг', 'Family lap'],
  description: [
    '<p>От двух до четырёх человек, хотя бы один взрослый. Семья стартует и финиширует вместе, держась за общую ленту.</p>',
    '<p>Two to four people, at least one of them an adult. The family starts and finishes together, holding one ribbon.</p>',
  ],
  kind: 'athlete',
  capacity: 120,
  prices: [price],
  distance: 1.5,
  obstacles: 8,
  minutes: 150,
  isTeam: true,
  teamAll: true,
  fixedCount: false,
  minCount: 2,
  maxCount: 4,
  ages: [6, null],
  buyLimit: 8,
  shirts: false,
});

const formats = (id: string, price: number): FormatSeed[] => [
  kids({
    id: `${id}-6-8`,
    title: ['Дети 6–8 лет', 'Kids 6–8'],
    ages: [6, 8],
    capacity: 90,
    prices: [price, price + 300],
    minutes: 0,
    distance: 0.6,
    obstacles: 6,
  }),
  kids({
    id: `${id}-9-11`,
    title: ['Дети 9–11 лет', 'Kids 9–11'],
    ages: [9, 11],
    capacity: 90,
    prices: [price, price + 300],
    minutes: 50,
  }),
  kids({
    id: `${id}-12-13`,
    title: ['Дети 12–13 лет', 'Kids 12–13'],
    ages: [12, 13],
    capacity: 60,
    prices: [price, price + 300],
    minutes: 100,
    distance: 1.5,
    obstacles: 10,
  }),
  family(`${id}-semya`, price),
  volunteers(`${id}-volontery`, 30),
  spectators(`${id}-zriteli`, 300, 0),
];

const start = (
  fields: Omit<EventCitySeed, 'hours' | 'programme' | 'questions' | 'course' | 'formats' | 'climb'> & {
    price: number;
    climb?: number;
  },
): EventCitySeed => {
  const { price, ...rest } = fields;
  return {
    climb: 12,
    ...rest,
    hours: 5,
    formats: formats(rest.id, price),
    programme: kidsDay,
    questions,
    course: courseOf('kids', 10),
  };
};

export const kidsSeries = (calendar: Calendar): EventSeed => ({
  id: 'trassa-deti',
  type: 'trassa-deti',
  ground: 'dust',
  refund: [
    { days: 3, percent: 100 },
    { days: 0, percent: 0 },
  ],
  title: ['Трасса. Дети', 'Trassa Kids'],
  description: [
    '<p>Первый старт в жизни должен запомниться. Три возраста бегут отдельно, инструкторы стоят у каждого снаряда, а после финиша родители выходят на круг вместе с детьми.</p>',
    '<p>A first race is one to remember. Three age groups run separately, an instructor stands at every obstacle, and after the finish parents join their children for a lap.</p>',
  ],
  cities: [
    start({
      id: 'deti-peterburg',
      city: 'petersburg',
      date: calendar.around(16),
      time: '10:00',
      stage: 'last',
      price: 1100,
      relief: 'delta',
      place: ['Зимний манеж', 'Winter Arena'],
      address: ['Санкт-Петербург, Манежная площадь', 'Saint Petersburg, Manezhnaya Square'],
      at: [59.9358, 30.3385],
      directions: [
        'Метро «Невский проспект», вход в манеж со стороны сквера.',
        'Metro Nevsky Prospekt; enter the arena from the garden side.',
      ],
    }),
    start({
      id: 'deti-moskva',
      city: 'moscow',
      date: calendar.inSeason([5, 6, 7, 8, 9], 22, 0),
      time: '11:00',
      stage: 'open',
      price: 1300,
      relief: 'bends',
      climb: 30,
      place: ['Мещерский парк', 'Meshchersky Park'],
      address: ['Москва, Мещерский проспект', 'Moscow, Meshchersky Avenue'],
      at: [55.6657, 37.4105],
      directions: [
        'Метро «Говорово», автобус 330 до остановки «Мещерский парк».',
        'Metro Govorovo, bus 330 to the stop “Мещерский парк”.',
      ],
    }),
    start({
      id: 'deti-ufa',
      city: 'ufa',
      date: calendar.inSeason([5, 6, 7, 8, 9], 50, 0),
      time: '11:00',
      stage: 'fresh',
      price: 900,
      relief: 'hills',
      climb: 40,
      place: ['Парк лесоводов', 'Foresters’ Park'],
      address: ['Уфа, улица Комарова', 'Ufa, Komarov Street'],
      at: [54.7226, 56.0054],
      directions: [
        'Троллейбус 13 до конечной, старт на поляне у входа.',
        'Trolleybus 13 to the terminus; the start is on the meadow by the gate.',
      ],
    }),
    start({
      id: 'deti-voronezh',
      city: 'voronezh',
      date: calendar.around(-58, 0),
      time: '11:00',
      stage: 'past',
      price: 900,
      relief: 'bluff',
      place: ['Центральный парк', 'Central Park'],
      address: ['Воронеж, улица Ленина', 'Voronezh, Lenin Street'],
      at: [51.6889, 39.2077],
      directions: [
        'Любой автобус до остановки «Динамо», старт у фонтана.',
        'Any bus to the stop “Динамо”; the start is at the fountain.',
      ],
    }),
  ],
});
