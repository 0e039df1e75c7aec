import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { raceDay } from '../formats/programmes.ts';
import { included, licence, medical, money, transfer } from '../formats/questions.ts';
import { short, solo, spectators, volunteers, waves } from '../formats/solo.ts';
import { crew, openTeam, teamOfTen } from '../formats/teams.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from '../model.ts';

const questions = [transfer, medical, included, money];
const summer = [5, 6, 7, 8, 9];
/** Irkutsk, Buryatia, Zabaykalsky, Krasnoyarsk, Khakassia, Tuva. */
const baikalRegions = [2023468, 2050915, 7779061, 1502020, 1503834, 1488873];

const baikal: FormatSeed[] = [
  solo({
    id: 'baikal-10',
    title: ['Вызов 10 км', 'Challenge 10 km'],
    distance: 10,
    obstacles: 25,
    prices: [3400, 3900, 4400],
    capacity: 240,
    clusters: waves(3, 20),
    regions: baikalRegions,
    license: true,
    description: [
      '<p>Квалификационный старт для сибирских регионов: лучшие по каждому региону получают место на финале сезона. Нужна лицензия или спортивная страховка.</p>',
      '<p>A qualifier for the regions of Siberia: the best of each region earn a place in the season final. A licence or sports insurance is required.</p>',
    ],
    notes: [
      'Регион выбирается по месту регистрации и попадает в протокол.',
      'Your region is where you are officially registered; it goes into the results.',
    ],
  }),
  short({
    id: 'baikal-5',
    title: ['Прогулка 5 км', 'Stroll 5 km'],
    distance: 5,
    obstacles: 14,
    prices: [2100, 2500],
    capacity: 300,
    minutes: 50,
  }),
  openTeam({
    id: 'baikal-otkrytaya',
    distance: 10,
    obstacles: 25,
    prices: [3000, 3500],
    capacity: 60,
    members: [8, 5, 3],
  }),
  volunteers('baikal-volontery', 30),
];

const corporate: FormatSeed[] = [
  teamOfTen({
    id: 'eshelon-desyatka',
    title: ['Корпоративная десятка', 'Corporate team of ten'],
    distance: 6,
    obstacles: 18,
    prices: [3200, 3600],
    capacity: 400,
    minutes: 0,
  }),
  crew({ id: 'eshelon-ekipazh', distance: 6, obstacles: 18, prices: [3000, 3400], capacity: 180, minutes: 60 }),
  spectators('eshelon-zriteli', 400, 0),
];

const day = (id: string, price: number, size: number): FormatSeed[] => [
  solo({
    id: `${id}-lichny`,
    distance: 9,
    obstacles: 22,
    prices: [price, price + 500, price + 900],
    capacity: size,
    clusters: waves(3, 20),
  }),
  short({
    id: `${id}-korotkaya`,
    distance: 5,
    obstacles: 13,
    prices: [price - 900, price - 500],
    capacity: 160,
    minutes: 60,
  }),
  crew({ id: `${id}-ekipazh`, distance: 9, obstacles: 22, prices: [price - 200, price + 200], capacity: 90 }),
  volunteers(`${id}-volontery`, 25),
];

type Place = Omit<EventCitySeed, 'time' | 'hours' | 'programme' | 'questions' | 'course' | 'formats'> & {
  formats: readonly FormatSeed[];
  shift: number;
  obstacles: number;
  ask?: EventCitySeed['questions'];
};
const place = ({ shift, obstacles, ask = questions, ...rest }: Place): EventCitySeed => ({
  ...rest,
  time: '10:00',
  hours: 7,
  programme: raceDay.slice(0, 4),
  questions: ask,
  course: courseOf('full', obstacles, shift),
});

export const regionalEvents = (calendar: Calendar): EventSeed[] => [
  {
    id: 'baykalskiy-vyzov',
    type: 'trassa',
    ground: 'ice',
    refund: [
      { days: 60, percent: 80 },
      { days: 30, percent: 40 },
      { days: 0, percent: 0 },
    ],
    title: ['Байкальский вызов', 'Baikal Challenge'],
    description: [
      '<p>Круг по скалам и береговой гальке, последний снаряд — канат над озером. Кто берёт пять мест и больше, платит на десять процентов меньше за каждое.</p>',
      '<p>A lap over cliffs and shingle; the last obstacle is a rope above the lake. Five or more places in one basket cost ten per cent less each.</p>',
    ],
    sale: { percent: 10, count: 5, formats: ['baikal-10', 'baikal-5', 'baikal-otkrytaya'] },
    cities: [
      place({
        id: 'vyzov-irkutsk',
        city: 'irkutsk',
        date: calendar.inSeason(summer, 78),
        stage: 'open',
        formats: baikal,
        shift: 1,
        obstacles: 25,
        relief: 'riviera',
        climb: 420,
        ask: [licence, ...questions],
        place: ['Листвянка', 'Listvyanka'],
        address: ['Листвянка, Иркутская область', 'Listvyanka, Irkutsk Oblast'],
        at: [51.8533, 104.8692],
        directions: [
          'Семьдесят километров от Иркутска по Байкальскому тракту. Автобусы участников от Центрального рынка в 6:40 и 7:20.',
          'Seventy kilometres from Irkutsk along the Baikal road. Runners’ buses leave the central market at 6:40 and 7:20.',
        ],
      }),
    ],
  },
  {
    id: 'volzhskiy-eshelon',
    type: 'trassa',
    ground: 'soot',
    title: ['Волжский эшелон', 'Volga Echelon'],
    description: [
      '<p>Старт для команд заводов, банков и больниц: только полные составы, общий груз и зачёт по последнему. Болельщики входят бесплатно.</p>',
      '<p>A race for teams from factories, banks and hospitals: full line-ups only, one shared load, and the last finisher’s time counts. Spectators get in free.</p>',
    ],
    cities: [
      place({
        id: 'eshelon-saratov',
        city: 'saratov',
        date: calendar.inSeason(summer, 36),
        stage: 'open',
        formats: corporate,
        shift: 10,
        obstacles: 18,
        relief: 'bluff',
        climb: 170,
        place: ['Кумысная поляна', 'Kumysnaya Meadow'],
        address: ['Саратов, Кумысная поляна', 'Saratov, Kumysnaya Meadow'],
        at: [51.5431, 45.9432],
        directions: [
          'Автобус 11 до остановки «Лесопарк», дальше по стрелкам.',
          'Bus 11 to the stop “Лесопарк”, then follow the arrows.',
        ],
      }),
    ],
  },
  {
    id: 'baltiyskiy-rubezh',
    type: 'trassa',
    ground: 'dust',
    title: ['Балтийский рубеж', 'Baltic Frontier'],
    description: [
      '<p>Форты, дюны и холодное море: круг начинается в казематах и заканчивается на пляже.</p>',
      '<p>Forts, dunes and a cold sea: the lap begins in the casemates and ends on the beach.</p>',
    ],
    cities: [
      place({
        id: 'rubezh-kaliningrad',
        city: 'kaliningrad',
        date: calendar.inSeason(summer, 92),
        stage: 'soon',
        formats: day('rubezh', 3000, 260),
        shift: 13,
        obstacles: 22,
        relief: 'spit',
        climb: 110,
        place: ['Западный форт', 'Western Fort'],
        address: ['Балтийск, Калининградская область', 'Baltiysk, Kaliningrad Oblast'],
        at: [54.6389, 19.8791],
        directions: [
          'Дизель до Балтийска, паромная переправа на косу, дальше километр пешком.',
          'By train to Baltiysk, the ferry to the spit, then a kilometre on foot.',
        ],
      }),
    ],
  },
  {
    id: 'tikhookeanskiy-start',
    type: 'trassa',
    ground: 'rust',
    title: ['Тихоокеанский старт', 'Pacific Run'],
    description: [
      '<p>Два города, один рассвет: старты на Дальнем Востоке идут подряд, и медали складываются в одну.</p>',
      '<p>Two cities, one sunrise: the two Far Eastern races follow one another, and their medals fit together into one.</p>',
    ],
    cities: [
      place({
        id: 'start-khabarovsk',
        city: 'khabarovsk',
        date: calendar.inSeason(summer, 99),
        stage: 'fresh',
        formats: day('khabarovsk', 2600, 200),
        shift: 17,
        obstacles: 22,
        relief: 'ridges',
        climb: 190,
        place: ['Хехцир', 'Khekhtsir'],
        address: ['Бычиха, Хабаровский край', 'Bychikha, Khabarovsk Krai'],
        at: [48.2949, 134.8339],
        directions: [
          'Автобус 128 до Бычихи, сорок минут от центра.',
          'Bus 128 to Bychikha, forty minutes from the centre.',
        ],
      }),
      place({
        id: 'start-vladivostok',
        city: 'vladivostok',
        date: calendar.inSeason(summer, 127),
        stage: 'soon',
        formats: day('vladivostok', 2900, 240),
        shift: 21,
        obstacles: 22,
        relief: 'isles',
        climb: 380,
        place: ['Остров Русский', 'Russky Island'],
        address: ['Владивосток, бухта Житкова', 'Vladivostok, Zhitkov Bay'],
        at: [43.0316, 131.8856],
        directions: [
          'Автобус 15 через мост, остановка «Океанариум», старт на берегу бухты.',
          'Bus 15 across the bridge to the stop “Океанариум”; the start is on the shore.',
        ],
      }),
    ],
  },
  {
    id: 'stepnoy-veter',
    type: 'trassa',
    ground: 'clay',
    title: ['Степной ветер', 'Steppe Wind'],
    description: [
      '<p>Самый быстрый круг прошлого сезона: плоская степь, встречный ветер и бархан вместо финишной прямой.</p>',
      '<p>The fastest lap of last season: flat steppe, a headwind and a dune for a home straight.</p>',
    ],
    cities: [
      place({
        id: 'veter-astrakhan',
        city: 'astrakhan',
        date: calendar.around(-235),
        stage: 'past',
        formats: day('astrakhan', 2100, 220),
        shift: 5,
        obstacles: 22,
        relief: 'dunes',
        climb: 40,
        place: ['Барханы у Досанга', 'Dosang Dunes'],
        address: ['Досанг, Астраханская область', 'Dosang, Astrakhan Oblast'],
        at: [46.9126, 47.9243],
        directions: [
          'Электричка до Досанга, до старта восемьсот метров.',
          'By suburban train to Dosang, eight hundred metres to the start.',
        ],
      }),
    ],
  },
];
