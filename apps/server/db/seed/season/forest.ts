import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { trailDay } from '../formats/programmes.ts';
import { included, medical, money, transfer } from '../formats/questions.ts';
import { solo, volunteers } from '../formats/solo.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from '../model.ts';

const questions = [medical, included, transfer, money];

/** Three distances; the longest asks a form of health and a best time. */
const distances = (id: string, longest: number, price: number): FormatSeed[] => [
  solo({
    id: `${id}-${longest}`,
    title: [`${longest} км`, `${longest} km`],
    distance: longest,
    obstacles: 10,
    prices: [price, price + 400, price + 800],
    capacity: 180,
    taken: 0.5,
    description: [
      `<p>Полный круг по тропам с лимитом времени четыре часа. Питание на шестом${longest > 18 ? ', двенадцатом и восемнадцатом' : ' и двенадцатом'} километре.</p>`,
      `<p>The full lap on trails with a four-hour time limit. Food and water at kilometres ${longest > 18 ? '6, 12 and 18' : '6 and 12'}.</p>`,
    ],
    clusters: [
      {
        name: ['Быстрый кластер', 'Fast wave'],
        share: 0.3,
        capacity: 50,
        file: true,
        document: '/api/files/document/offers',
      },
      { name: ['Общий кластер', 'Open wave'], share: 0.7, minutes: 5, capacity: 130 },
    ],
    fields: [
      {
        name: 'best_10k',
        label: ['Лучшее время на 10 км, минут', 'Best 10 km time, minutes'],
        required: true,
        type: 'number',
      },
      {
        name: 'medical_date',
        label: ['Дата медицинской справки', 'Date of the medical certificate'],
        required: true,
        type: 'date',
      },
      { name: 'running_club', label: ['Беговой клуб', 'Running club'], required: false, type: 'text' },
      {
        name: 'first_trail',
        label: ['Это мой первый трейл', 'This is my first trail run'],
        required: false,
        type: 'checkbox',
      },
    ],
    notes: [
      'В быстрый кластер нужен протокол забега не старше года.',
      'The fast wave asks for a race result no more than a year old.',
    ],
  }),
  solo({
    id: `${id}-10`,
    title: ['10 км', '10 km'],
    distance: 10,
    obstacles: 6,
    prices: [price - 600, price - 200],
    capacity: 260,
    minutes: 40,
    ages: [16, null],
  }),
  solo({
    id: `${id}-5`,
    title: ['5 км', '5 km'],
    distance: 5,
    obstacles: 4,
    prices: [price - 1000],
    capacity: 200,
    minutes: 80,
    ages: [10, null],
    shirts: false,
  }),
  volunteers(`${id}-volontery`, 30),
];

const cross = (
  fields: Omit<EventCitySeed, 'time' | 'hours' | 'programme' | 'questions' | 'course' | 'formats'> & {
    longest: number;
    price: number;
    shift: number;
  },
): EventCitySeed => {
  const { longest, price, shift, ...rest } = fields;
  return {
    ...rest,
    time: '10:00',
    hours: 6,
    formats: distances(rest.id, longest, price),
    programme: trailDay,
    questions,
    course: courseOf('forest', 10, shift),
  };
};

/** A start whose places can be given: one runner, bought without a form and named later. */
const withGift = (fields: Parameters<typeof cross>[0]): EventCitySeed => {
  const city = cross(fields);
  const gift = solo({
    id: `${city.id}-podarok`,
    title: ['В подарок', 'As a gift'],
    description: [
      '<p>Место на десятку без анкеты: подарите билет, а имя впишет тот, кто побежит.</p>',
      '<p>A 10 km entry with no form: give the ticket away, and whoever runs fills in the name.</p>',
    ],
    distance: 10,
    obstacles: 6,
    prices: [fields.price - 600],
    capacity: 60,
    taken: 0.3,
    minutes: 40,
    ages: [16, null],
    preregistration: false,
    shirts: false,
  });
  return { ...city, formats: [...city.formats, gift] };
};

const green = [4, 5, 6, 7, 8, 9, 10];

export const forestSeries = (calendar: Calendar): EventSeed[] => [
  {
    id: 'lesnoy-kross',
    type: 'lesnoy-kross',
    ground: 'moss',
    title: ['Лесной кросс', 'Forest Cross'],
    description: [
      '<p>Четыре города к северу и югу от столицы, тропы без асфальта и броды без мостов. В каждом городе три дистанции, и на короткую пускают с десяти лет.</p>',
      '<p>Four cities north and south of Moscow, trails with no asphalt and fords with no bridges. Every city has three distances, and the short one is open from the age of ten.</p>',
    ],
    cities: [
      cross({
        id: 'kross-tula',
        city: 'tula',
        date: calendar.inSeason(green, 8),
        stage: 'open',
        longest: 21,
        price: 2400,
        shift: 0,
        relief: 'quarry',
        climb: 330,
        place: ['Кондуки', 'Konduki'],
        address: ['Ушаково, Тульская область', 'Ushakovo, Tula Oblast'],
        at: [53.7781, 38.5446],
        directions: [
          'Из Тулы час по трассе М4, съезд на Узловую. Автобусы участников от Московского вокзала в 7:00.',
          'An hour from Tula on the M4, then the Uzlovaya exit. Runners’ buses leave Moskovsky railway station at 7:00.',
        ],
      }),
      cross({
        id: 'kross-yaroslavl',
        city: 'yaroslavl',
        date: calendar.inSeason(green, 36),
        stage: 'open',
        longest: 21,
        price: 2200,
        shift: 3,
        relief: 'bends',
        climb: 210,
        place: ['Карабиха', 'Karabikha'],
        address: ['Карабиха, Ярославская область', 'Karabikha, Yaroslavl Oblast'],
        at: [57.5186, 39.7583],
        directions: [
          'Автобус 105 от автовокзала Ярославля до музея-усадьбы.',
          'Bus 105 from the Yaroslavl bus station to the manor museum.',
        ],
      }),
      cross({
        id: 'kross-ryazan',
        city: 'ryazan',
        date: calendar.inSeason(green, 64),
        stage: 'fresh',
        longest: 15,
        price: 2000,
        shift: 6,
        relief: 'dunes',
        climb: 140,
        place: ['Солотчинский бор', 'Solotcha Pine Wood'],
        address: ['Солотча, Рязанская область', 'Solotcha, Ryazan Oblast'],
        at: [54.7903, 39.8358],
        directions: [
          'Автобус 311 от площади Ленина, полчаса в пути. Старт у стен монастыря.',
          'Bus 311 from Lenin square, half an hour. The start is at the monastery walls.',
        ],
      }),
      cross({
        id: 'kross-vologda',
        city: 'vologda',
        date: calendar.inSeason(green, -14),
        stage: 'past',
        longest: 15,
        price: 1900,
        shift: 2,
        relief: 'field',
        climb: 80,
        place: ['Кирики-Улита', 'Kiriki-Ulita'],
        address: ['Вологда, Кирики', 'Vologda, Kiriki'],
        at: [59.1853, 39.8275],
        directions: [
          'Лыжная база у деревни Кирики, парковка у стадиона.',
          'The ski base by Kiriki village, parking at the stadium.',
        ],
      }),
    ],
  },
  {
    id: 'yuzhny-kross',
    type: 'lesnoy-kross',
    ground: 'moss',
    title: ['Южный кросс', 'Southern Cross'],
    description: [
      '<p>Зимой на юге бегают без снега. Плоские дамбы, сады и глиняные спуски к реке — хороший способ не потерять форму до весны.</p>',
      '<p>Southern winters are free of snow. Flat dykes, orchards and clay slopes down to the river: a good way to stay fit until spring.</p>',
    ],
    cities: [
      withGift({
        id: 'kross-krasnodar',
        city: 'krasnodar',
        date: calendar.around(33),
        stage: 'open',
        longest: 15,
        price: 1900,
        shift: 4,
        relief: 'bends',
        climb: 60,
        place: ['Старая Кубань', 'Staraya Kuban'],
        address: ['Краснодар, парк «Солнечный остров»', 'Krasnodar, Sunny Island Park'],
        at: [45.0069, 39.0563],
        directions: [
          'Трамвай 20 до остановки «Парк», старт у лодочной пристани.',
          'Tram 20 to the stop “Парк”; the start is at the boat pier.',
        ],
      }),
    ],
  },
  {
    id: 'uralskiy-kross',
    type: 'lesnoy-kross',
    ground: 'moss',
    title: ['Уральский кросс', 'Ural Cross'],
    description: [
      '<p>Гранит, сосны и озёра. Самый скалистый круг серии: на последнем подъёме придётся работать руками.</p>',
      '<p>Granite, pines and lakes. The rockiest lap of the series: you will need your hands on the last climb.</p>',
    ],
    cities: [
      cross({
        id: 'kross-chelyabinsk',
        city: 'chelyabinsk',
        date: calendar.inSeason(green, 92),
        stage: 'fresh',
        longest: 21,
        price: 2300,
        shift: 5,
        relief: 'ridges',
        climb: 640,
        place: ['Таганай, Чёрная скала', 'Taganay, Black Rock'],
        address: ['Златоуст, Челябинская область', 'Zlatoust, Chelyabinsk Oblast'],
        at: [55.2466, 59.7869],
        directions: [
          'Электричка до Златоуста, дальше автобус участников до усадьбы парка.',
          'By suburban train to Zlatoust, then the runners’ bus to the park estate.',
        ],
      }),
    ],
  },
];
