import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { nightRace } from '../formats/programmes.ts';
import { included, lamp, medical, money, transfer } from '../formats/questions.ts';
import { solo, spectators, volunteers, waves } from '../formats/solo.ts';
import type { EventSeed, FormatSeed } from '../model.ts';

const warm = [4, 5, 6, 7, 8, 9, 10];
const questions = [lamp, medical, included, transfer, money];

const formats = (id: string, distance: number, price: number, size: number, firstNumber: number): FormatSeed[] => [
  solo({
    id: `${id}-lichny`,
    distance,
    obstacles: 16,
    prices: [price, price + 500, price + 900],
    capacity: size,
    clusters: waves(3, 15),
    numbers: { first: firstNumber, last: firstNumber + size - 1 },
    description: [
      '<p>Круг после заката. Номер светится и выбирается заранее: свободные числа видны при покупке.</p>',
      '<p>A lap after sunset. The number glows in the dark and is yours to choose: you see the free ones when you buy.</p>',
    ],
    select: {
      title: ['Нужен ли фонарь в прокат', 'Do you need to hire a head torch'],
      field: 'lamp',
      values: [
        ['Есть свой', 'I have my own'],
        ['Возьму в прокат', 'I will hire one'],
      ],
    },
  }),
  {
    ...solo({
      id: `${id}-pary`,
      distance,
      obstacles: 16,
      prices: [price - 300, price + 200],
      capacity: 80,
      minutes: 60,
    }),
    title: ['Пары', 'Pairs'],
    isTeam: true,
    teamAll: true,
    fixedCount: true,
    minCount: 2,
    maxCount: 2,
    description: [
      '<p>Двое бегут связкой: расстояние между партнёрами не больше двух метров от старта до финиша.</p>',
      '<p>Two run as one, never more than two metres apart from start to finish.</p>',
    ],
  },
  volunteers(`${id}-volontery`, 20),
  spectators(`${id}-zriteli`, 150, 0),
];

export const nights = (calendar: Calendar): EventSeed[] => [
  {
    id: 'trassa-noch',
    type: 'trassa-noch',
    ground: 'rust',
    title: ['Трасса. Ночь', 'Trassa Night'],
    description: [
      '<p>Две столицы, два разных света: в Москве настоящая темнота, в Петербурге — белая ночь, в которой фонарь нужен только под пологом леса.</p>',
      '<p>Two capitals, two kinds of light: real darkness in Moscow, and in Saint Petersburg a white night when you need the torch only under the trees.</p>',
    ],
    cities: [
      {
        id: 'noch-moskva',
        city: 'moscow',
        date: calendar.inSeason(warm, 75),
        time: '21:30',
        hours: 5,
        stage: 'open',
        place: ['Битцевский лес', 'Bitsa Forest'],
        address: ['Москва, Балаклавский проспект', 'Moscow, Balaklavsky Avenue'],
        at: [55.6392, 37.5709],
        relief: 'ravine',
        climb: 150,
        directions: [
          'Метро «Чертановская», десять минут пешком до входа в лес. После полуночи до метро «Пражская» ходит автобус участников.',
          'Metro Chertanovskaya, ten minutes on foot to the edge of the forest. After midnight a runners’ bus goes to Prazhskaya.',
        ],
        formats: formats('noch-moskva', 7, 2900, 240, 101),
        programme: nightRace,
        questions,
        course: courseOf('full', 16, 5),
      },
      {
        id: 'noch-peterburg',
        city: 'petersburg',
        date: calendar.inSeason([6, 7], 20),
        time: '22:30',
        hours: 5,
        stage: 'open',
        place: ['Дудергофские высоты', 'Duderhof Heights'],
        address: ['Можайский, Санкт-Петербург', 'Mozhaysky, Saint Petersburg'],
        at: [59.6966, 30.1295],
        relief: 'hills',
        climb: 230,
        directions: [
          'Электричка до станции Можайская, старт у подножия Ореховой горы. Последняя электричка уходит в 0:40, автобус участников — в 2:15.',
          'By suburban train to Mozhayskaya; the start is at the foot of Orekhovaya hill. The last train leaves at 0:40, the runners’ bus at 2:15.',
        ],
        formats: formats('noch-peterburg', 8, 2900, 200, 101),
        programme: nightRace,
        questions,
        course: courseOf('full', 16, 11),
      },
    ],
  },
  {
    id: 'sibirskaya-noch',
    type: 'trassa-noch',
    ground: 'rust',
    title: ['Сибирская ночь', 'Siberian Night'],
    description: [
      '<p>Единственный ночной старт за Уралом. Обское море, сосны на песке и звёзды, которых в городе не видно.</p>',
      '<p>The only night race east of the Urals: the Ob reservoir, pines on sand and stars you never see in the city.</p>',
    ],
    cities: [
      {
        id: 'noch-novosibirsk',
        city: 'novosibirsk',
        date: calendar.inSeason(warm, 118),
        time: '20:30',
        hours: 5,
        stage: 'fresh',
        place: ['Берег Обского моря', 'Ob Reservoir Shore'],
        address: ['Академгородок, Новосибирск', 'Akademgorodok, Novosibirsk'],
        at: [54.8206, 83.0697],
        relief: 'coast',
        climb: 90,
        directions: [
          'Электричка до платформы Обское море, от неё четыреста метров через сосновый бор.',
          'By suburban train to Obskoye More, then four hundred metres through the pine wood.',
        ],
        formats: formats('noch-novosibirsk', 7, 2400, 180, 101),
        programme: nightRace,
        questions,
        course: courseOf('full', 16, 18),
      },
    ],
  },
];
