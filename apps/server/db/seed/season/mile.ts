import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { hallDay, training } from '../formats/programmes.ts';
import { included, medical, money, named, online, transfer } from '../formats/questions.ts';
import { kids, solo, spectators, waves } from '../formats/solo.ts';
import { crew } from '../formats/teams.ts';
import type { EventSeed, FormatSeed } from '../model.ts';

const questions = [medical, included, transfer, money];
const rowOfSeats = (row: number, first: number) => ({
  title: String(row),
  seats: Array.from({ length: 12 }, (_, index) => ({
    number: first + index,
    place: String(index + 1),
    x: 60 + index * 40,
    y: 60 + row * 50,
  })),
});
/** Two stands of four rows with twelve seats, called by a letter of both languages; seat numbers are the format's numbers. */
const sectors = ['A', 'B'].map((letter, stand) => ({
  title: letter,
  price: null,
  kind: 'spectator',
  rows: [1, 2, 3, 4].map((row) => rowOfSeats(row, stand * 48 + (row - 1) * 12 + 1)),
}));

const stand = (id: string): FormatSeed => ({
  ...spectators(id, 96, 600),
  title: ['Трибуна', 'Stand'],
  preregistration: true,
  buyLimit: 6,
  numbers: { first: 1, last: 96 },
  space: { title: ['Трибуны манежа', 'Stands of the hall'], sectors },
  description: [
    '<p>Место на трибуне напротив финишной прямой.</p>',
    '<p>A seat on the stand opposite the home straight.</p>',
  ],
});

const heats = (id: string, price: number): FormatSeed[] => [
  solo({
    id: `${id}-muzhchiny`,
    title: ['Спринт. Мужчины', 'Sprint. Men'],
    gender: 'male',
    distance: 1.6,
    obstacles: 12,
    prices: [price, price + 400],
    capacity: 96,
    clusters: waves(4, 25),
    minutes: 0,
  }),
  solo({
    id: `${id}-zhenshchiny`,
    title: ['Спринт. Женщины', 'Sprint. Women'],
    gender: 'female',
    distance: 1.6,
    obstacles: 12,
    prices: [price, price + 400],
    capacity: 96,
    clusters: waves(4, 25),
    minutes: 10,
  }),
  crew({ id: `${id}-ekipazh`, distance: 1.6, obstacles: 12, prices: [price - 300, price], capacity: 72, minutes: 120 }),
  stand(`${id}-tribuna`),
];

const hall = { relief: 'arena' as const, climb: 0, time: '11:00', hours: 5, programme: hallDay, questions };

export const hallSeries = (calendar: Calendar): EventSeed[] => [
  {
    id: 'stalnaya-milya',
    type: 'stalnaya-milya',
    ground: 'clay',
    refund: [
      { days: 45, percent: 100 },
      { days: 21, percent: 50 },
      { days: 7, percent: 25 },
      { days: 0, percent: 0 },
    ],
    title: ['Стальная миля', 'Steel Mile'],
    description: [
      '<p>Двенадцать снарядов под крышей, две параллельные дорожки и выбывание после каждого забега. Зрители сидят в пяти метрах от стены.</p>',
      '<p>Twelve structures under a roof, two parallel lanes, and after every heat somebody is out. The stands are five metres from the wall.</p>',
    ],
    cities: [
      {
        ...hall,
        id: 'milya-moskva',
        city: 'moscow',
        date: calendar.around(23),
        stage: 'closed',
        formats: heats('milya-moskva', 2600),
        course: courseOf('hall', 12),
        place: ['Манеж братьев Знаменских', 'Znamensky hall'],
        address: ['Москва, улица Стромынка', 'Moscow, Stromynka street'],
        at: [55.7934, 37.6892],
        directions: [
          'Метро «Сокольники», пять минут пешком. Вход для участников со двора.',
          'Metro Sokolniki, five minutes on foot. Athletes enter from the yard.',
        ],
      },
      {
        ...hall,
        id: 'milya-krasnoyarsk',
        city: 'krasnoyarsk',
        date: calendar.around(72),
        stage: 'open',
        formats: heats('milya-krasnoyarsk', 2200),
        course: courseOf('hall', 12, 4),
        place: ['Арена «Енисей»', 'Yenisey arena'],
        address: ['Красноярск, Свободный проспект', 'Krasnoyarsk, Svobodny avenue'],
        at: [56.0195, 92.8101],
        directions: ['Автобусы 3 и 91 до остановки «Арена».', 'Buses 3 and 91 to the stop “Арена”.'],
      },
      {
        ...hall,
        id: 'milya-tyumen',
        city: 'tyumen',
        date: calendar.around(-86),
        stage: 'past',
        formats: heats('milya-tyumen', 2200),
        course: courseOf('hall', 12, 7),
        place: ['Легкоатлетический манеж', 'Athletics hall'],
        address: ['Тюмень, улица Луначарского', 'Tyumen, Lunacharsky street'],
        at: [57.1685, 65.5203],
        directions: ['Пешком от набережной Туры десять минут.', 'A ten-minute walk from the Tura embankment.'],
      },
    ],
  },
  {
    id: 'otkrytaya-trenirovka',
    transfers: false,
    type: 'stalnaya-milya',
    ground: 'clay',
    title: ['Открытая тренировка', 'Open Training'],
    description: [
      '<p>Полтора часа с тренерами «Трассы»: как взять стену без рывка, как беречь руки на рукоходе и чем заменить бёрпи. Участие бесплатное, нужна запись.</p>',
      '<p>Ninety minutes with the coaches of Trassa: how to take a wall without a jerk, how to spare your hands on the monkey bars and what to do instead of burpees. Free of charge, booking required.</p>',
    ],
    cities: [
      {
        id: 'trenirovka-moskva',
        city: 'moscow',
        date: calendar.around(9, 0),
        time: '12:00',
        hours: 2,
        stage: 'open',
        relief: 'arena',
        climb: 0,
        place: ['Зал «Снаряд»', 'Snaryad gym'],
        address: ['Москва, Электрозаводская улица', 'Moscow, Elektrozavodskaya street'],
        at: [55.7839, 37.7037],
        directions: [
          'Метро «Электрозаводская», проходная завода, второй этаж. Возьмите сменную обувь.',
          'Metro Elektrozavodskaya, factory gate, second floor. Bring indoor shoes.',
        ],
        formats: [
          solo({
            id: 'trenirovka-moskva-vzroslye',
            title: ['Взрослая группа', 'Adults'],
            distance: 1,
            obstacles: 6,
            prices: [0],
            capacity: 40,
            ages: [16, null],
            shirts: false,
            buyLimit: 2,
            description: [
              '<p>Для тех, кто готовится к первому старту, и тех, кто хочет пройти его быстрее.</p>',
              '<p>For those who prepare for a first start and those who want to be faster.</p>',
            ],
            notes: ['Справка на тренировку не нужна.', 'No certificate is needed for the training.'],
          }),
          kids({
            id: 'trenirovka-moskva-deti',
            title: ['Детская группа', 'Children'],
            capacity: 20,
            prices: [0],
            minutes: 0,
            distance: 0.4,
            obstacles: 5,
            ages: [7, 13],
          }),
        ],
        programme: training,
        questions: [named],
        course: courseOf('hall', 6, 1),
      },
    ],
  },
  {
    id: 'trassa-onlayn',
    type: 'stalnaya-milya',
    ground: 'clay',
    refund: [{ days: 0, percent: 0 }],
    title: ['Трасса. Онлайн', 'Trassa Online'],
    description: [
      '<p>Забег для тех, кто далеко: бегите у себя, присылайте трек и получайте медаль почтой. Все участники попадают в общий протокол.</p>',
      '<p>A race for those who are far away: run at home, send your track and get the medal by post. All finishers share one results list.</p>',
    ],
    cities: [
      {
        id: 'onlayn',
        city: 'moscow',
        date: calendar.around(40),
        time: '00:00',
        hours: 24,
        stage: 'open',
        relief: 'peak',
        climb: 0,
        place: ['Где угодно', 'Anywhere'],
        address: ['Онлайн, по всей России', 'Online, all over Russia'],
        at: [55.7522, 37.6156],
        directions: [
          'Старт там, где вам удобно. Результат принимается по московскому времени.',
          'Start wherever you like. Results are taken by Moscow time.',
        ],
        formats: [5, 10].map((km) =>
          solo({
            id: `onlayn-${km}`,
            title: [`Онлайн ${km} км`, `Online ${km} km`],
            distance: km,
            obstacles: 0,
            prices: [900, 1200],
            capacity: 1000,
            shirts: false,
            online: true,
            qr: false,
            ages: [14, null],
            notes: ['Медицинская справка остаётся у вас.', 'Keep your medical certificate at home.'],
            description: [
              '<p>Трек с часов или телефона, семь дней на отправку.</p>',
              '<p>A track of a watch or a phone, seven days to send it.</p>',
            ],
          }),
        ),
        programme: [{ minutes: 0, title: ['Приём результатов открыт', 'Results are accepted'] }],
        questions: [online, transfer, money],
        course: [],
      },
    ],
  },
];
