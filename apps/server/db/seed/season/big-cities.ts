import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { raceDay } from '../formats/programmes.ts';
import { included, medical, money, spikes, transfer } from '../formats/questions.ts';
import { kids, short, solo, spectators, volunteers, waves } from '../formats/solo.ts';
import { teamOfTen } from '../formats/teams.ts';
import type { EventCitySeed, EventSeed, FormatSeed, Text } from '../model.ts';
import type { CityKey } from '../geography.ts';
import type { Relief } from '@trassa/artwork';

const summer = [5, 6, 7, 8, 9];
const questions = [transfer, medical, included, money, spikes];

/** A start of thousands: the best run first, the others follow in waves over the same course. */
const bigDay = (id: string, size: number, price: number): FormatSeed[] => [
  solo({
    id: `${id}-elita`,
    title: ['Элита', 'Elite'],
    description: [
      '<p>Те же десять километров без права на штраф: препятствие берут или сходят. Старт первой волной.</p>',
      '<p>The same ten kilometres with no penalties: clear the obstacle or leave the race. The first wave of the day.</p>',
    ],
    distance: 10,
    obstacles: 26,
    prices: [price + 800, price + 1400],
    capacity: 120,
  }),
  solo({
    id: `${id}-massovy`,
    title: ['Массовый', 'Mass race'],
    distance: 10,
    obstacles: 26,
    prices: [price, price + 500, price + 1000],
    capacity: size,
    minutes: 20,
    clusters: waves(10, 12),
  }),
  short({
    id: `${id}-pyaterka`,
    title: ['Пятёрка', 'Short race'],
    distance: 5,
    obstacles: 14,
    prices: [price - 900, price - 400],
    capacity: Math.round(size * 0.55),
    minutes: 150,
    clusters: waves(6, 12),
  }),
  teamOfTen({
    id: `${id}-desyatki`,
    distance: 10,
    obstacles: 26,
    prices: [price - 400, price + 100],
    capacity: Math.round(size * 0.025) * 10,
  }),
  kids({ id: `${id}-deti`, capacity: 240, prices: [900, 1200] }),
  volunteers(`${id}-volontery`, 120),
  spectators(`${id}-zriteli`, 2000, 250),
];

type Place = {
  id: string;
  city: CityKey;
  days: number;
  size: number;
  place: Text;
  address: Text;
  at: readonly [number, number];
  relief: Relief;
  climb: number;
  directions: Text;
};

const places: readonly Place[] = [
  {
    id: 'bolshoy-moskva',
    city: 'moscow',
    days: 12,
    size: 2800,
    place: ['Крылатские холмы', 'Krylatskoye Hills'],
    address: ['Москва, Крылатская улица', 'Moscow, Krylatskaya Street'],
    at: [55.7671, 37.4196],
    relief: 'bends',
    climb: 210,
    directions: [
      'От метро «Крылатское» пятнадцать минут пешком, указатели от южного выхода.',
      'A fifteen-minute walk from Krylatskoye metro; signs from the south exit.',
    ],
  },
  {
    id: 'bolshoy-peterburg',
    city: 'petersburg',
    days: 28,
    size: 2400,
    place: ['Парк 300-летия', '300th Anniversary Park'],
    address: ['Санкт-Петербург, Приморский проспект', 'Saint Petersburg, Primorsky Avenue'],
    at: [59.9851, 30.1974],
    relief: 'delta',
    climb: 40,
    directions: [
      'От метро «Беговая» десять минут пешком к заливу.',
      'A ten-minute walk from Begovaya metro towards the gulf.',
    ],
  },
  {
    id: 'bolshoy-ekaterinburg',
    city: 'yekaterinburg',
    days: 44,
    size: 1900,
    place: ['Уктусские горы', 'Uktus Hills'],
    address: ['Екатеринбург, Зимняя улица', 'Yekaterinburg, Zimnyaya Street'],
    at: [56.7706, 60.6446],
    relief: 'ridges',
    climb: 320,
    directions: [
      'Автобус 25 до лыжной базы. Парковка у подъёмника только для судей.',
      'Bus 25 to the ski base. Parking by the lift is for officials only.',
    ],
  },
  {
    id: 'bolshoy-kazan',
    city: 'kazan',
    days: 60,
    size: 1700,
    place: ['Кремлёвская набережная', 'Kremlin Embankment'],
    address: ['Казань, Кремлёвская набережная', 'Kazan, Kremlyovskaya Embankment'],
    at: [55.8019, 49.1069],
    relief: 'confluence',
    climb: 30,
    directions: [
      'От метро «Кремлёвская» пять минут до реки. Движение по набережной закрыто до вечера.',
      'Five minutes to the river from Kremlyovskaya metro. The embankment is closed to cars until the evening.',
    ],
  },
  {
    id: 'bolshoy-novosibirsk',
    city: 'novosibirsk',
    days: 76,
    size: 1700,
    place: ['Заельцовский бор', 'Zayeltsovsky Pine Forest'],
    address: ['Новосибирск, Мочищенское шоссе', 'Novosibirsk, Mochishchenskoye Highway'],
    at: [55.0925, 82.8885],
    relief: 'bluff',
    climb: 110,
    directions: [
      'Автобус 18 до остановки «Зоопарк», дальше по указателям через парк.',
      'Bus 18 to the stop “Зоопарк”, then follow the signs through the park.',
    ],
  },
  {
    id: 'bolshoy-nizhny',
    city: 'nizhny',
    days: 90,
    size: 1450,
    place: ['Щёлоковский хутор', 'Shchyolokovsky Farm'],
    address: ['Нижний Новгород, Горбатовская улица', 'Nizhny Novgorod, Gorbatovskaya Street'],
    at: [56.2721, 44.0108],
    relief: 'ravine',
    climb: 180,
    directions: [
      'Автобусы 28 и 62 до остановки «Щёлоковский хутор», старт у верхнего озера.',
      'Buses 28 and 62 to the stop “Щёлоковский хутор”; the start is at the upper lake.',
    ],
  },
  {
    id: 'bolshoy-krasnodar',
    city: 'krasnodar',
    days: 104,
    size: 1450,
    place: ['Остров Краснодарский', 'Krasnodar Island'],
    address: ['Краснодар, Береговая улица', 'Krasnodar, Beregovaya Street'],
    at: [45.0107, 38.9569],
    relief: 'island',
    climb: 20,
    directions: [
      'Трамвай 2 до остановки «Затон», пешеходный мост на остров открыт с шести утра.',
      'Tram 2 to the stop “Затон”; the footbridge to the island opens at six in the morning.',
    ],
  },
  {
    id: 'bolshoy-ufa',
    city: 'ufa',
    days: 118,
    size: 1300,
    place: ['Олимпик Парк', 'Olympic Park'],
    address: ['Уфа, улица Менделеева', 'Ufa, Mendeleyev Street'],
    at: [54.7301, 56.0098],
    relief: 'hills',
    climb: 240,
    directions: [
      'Автобус 110 до остановки «Ипподром», вход со стороны лыжных трамплинов.',
      'Bus 110 to the stop “Ипподром”; enter from the ski jumps.',
    ],
  },
  {
    id: 'bolshoy-krasnoyarsk',
    city: 'krasnoyarsk',
    days: 130,
    size: 1250,
    place: ['Остров Татышев', 'Tatyshev Island'],
    address: ['Красноярск, остров Татышев', 'Krasnoyarsk, Tatyshev Island'],
    at: [56.0256, 92.9437],
    relief: 'island',
    climb: 25,
    directions: [
      'Пешеходный мост от Октябрьского, до старта восемьсот метров по острову.',
      'The footbridge by Oktyabrsky bridge, then eight hundred metres across the island.',
    ],
  },
  {
    id: 'bolshoy-volgograd',
    city: 'volgograd',
    days: 142,
    size: 1100,
    place: ['Мамаев холм, нижний парк', 'Mamayev Hill, Lower Park'],
    address: ['Волгоград, проспект Ленина', 'Volgograd, Lenin Avenue'],
    at: [48.7389, 44.5415],
    relief: 'bluff',
    climb: 150,
    directions: [
      'Скоростной трамвай до станции «ЦПКиО», вход в парк через главную аллею.',
      'The fast tram to the station “ЦПКиО”; enter the park by the main alley.',
    ],
  },
];

/** Last season's largest starts: one big city a fortnight. */
export const bigCities = (calendar: Calendar): EventSeed => ({
  id: 'bolshoy-gorod',
  type: 'trassa',
  ground: 'rust',
  title: ['Трасса. Большой город', 'Trassa Big City'],
  description: [
    '<p>Десять городов за лето и тысячи людей на одной дистанции: элита, массовые волны, десятки и дети. Круг проложен там, куда можно доехать на метро или трамвае.</p>',
    '<p>Ten cities in one summer and thousands of people on one course: elite, mass waves, teams of ten and kids. You can reach every course by metro or tram.</p>',
  ],
  cities: places.map(({ days, size, ...place }, index): EventCitySeed => ({
    ...place,
    date: calendar.inSeason(summer, -days),
    time: '09:00',
    hours: 8,
    stage: 'past',
    formats: bigDay(place.id, size, 2600),
    programme: raceDay,
    questions,
    course: courseOf('full', 26, index),
  })),
});
