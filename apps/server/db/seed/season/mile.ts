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
  space: { title: ['Трибуны манежа', 'Arena stands'], sectors },
  description: [
    '<p>Место на трибуне напротив финишной прямой.</p>',
    '<p>A seat in the stand opposite the home straight.</p>',
  ],
});

const heats = (id: string, price: number): FormatSeed[] => [
  solo({
    id: `${id}-muzhchiny`,
    title: ['Мужской спринт', 'Men’s sprint'],
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
    title: ['Женский спринт', 'Women’s sprint'],
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
      '<p>Twelve obstacles under one roof, two parallel lanes, and someone is out after every heat. Spectators sit five metres from the wall.</p>',
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
        place: ['Манеж братьев Знаменских', 'Znamensky Hall'],
        address: ['Москва, улица Стромынка', 'Moscow, Stromynka Street'],
        at: [55.7934, 37.6892],
        directions: [
          'Метро «Сокольники», пять минут пешком. Вход для участников со двора.',
          'Metro Sokolniki, five minutes on foot. Athletes’ entrance from the courtyard.',
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
        place: ['Арена «Енисей»', 'Yenisey Arena'],
        address: ['Красноярск, Свободный проспект', 'Krasnoyarsk, Svobodny Avenue'],
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
        place: ['Легкоатлетический манеж', 'Athletics Hall'],
        address: ['Тюмень, улица Луначарского', 'Tyumen, Lunacharsky Street'],
        at: [57.1685, 65.5203],
        directions: ['Пешком от набережной Туры десять минут.', 'A ten-minute walk from the Tura embankment.'],
      },
    ],
  },
  {
    id: 'otkrytaya-trenirovka',
    transfers: false,
    type: 'trenirovki',
    ground: 'clay',
    title: ['Открытая тренировка', 'Open Training'],
    description: [
      '<p>Полтора часа с тренерами «Трассы»: как взять стену без рывка, как беречь руки на рукоходе и чем заменить бёрпи. Участие бесплатное, нужна запись.</p>',
      '<p>Ninety minutes with Trassa’s coaches: how to get over a wall smoothly, how to save your hands on the monkey bars and what to do instead of burpees. It is free, but you need to book.</p>',
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
        place: ['Зал «Снаряд»', 'Snaryad Gym'],
        address: ['Москва, Электрозаводская улица', 'Moscow, Elektrozavodskaya Street'],
        at: [55.7839, 37.7037],
        directions: [
          'Метро «Электрозаводская», проходная завода, второй этаж. Возьмите сменную обувь.',
          'Metro Elektrozavodskaya, factory gate, second floor. Bring indoor shoes.',
        ],
        formats: [
          solo({
            id: 'trenirovka-moskva-vzroslye',
            title: ['Взрослая группа', 'Adult group'],
            distance: 1,
            obstacles: 6,
            prices: [0],
            capacity: 40,
            ages: [16, null],
            shirts: false,
            buyLimit: 2,
            description: [
              '<p>Для тех, кто готовится к первому старту, и тех, кто хочет пройти его быстрее.</p>',
              '<p>For those preparing for their first race and those who want to run it faster.</p>',
            ],
            notes: ['Справка на тренировку не нужна.', 'You do not need a medical certificate for training.'],
          }),
          kids({
            id: 'trenirovka-moskva-deti',
            title: ['Детская группа', 'Kids’ group'],
            capacity: 20,
            prices: [0],
            minutes: 0,
            distance: 0.4,
            obstacles: 5,
            ages: [7, 13],
            description: [
              '<p>Низкие снаряды, эстафета и первый контрольный круг. Взрослые ждут в том же зале.</p>',
              '<p>Low obstacles, a relay and a first timed lap. Adults wait in the same hall.</p>',
            ],
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
    type: 'trassa-onlayn',
    ground: 'clay',
    refund: [{ days: 0, percent: 0 }],
    title: ['Трасса. Онлайн', 'Trassa Online'],
    description: [
      '<p>Забег для тех, кто далеко: бегите у себя, присылайте трек и получайте медаль почтой. Все участники попадают в общий протокол.</p>',
      '<p>A race for those who live far away: run where you are, send in your track and get the medal by post. All finishers share one results list.</p>',
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
        place: ['Ваш маршрут', 'Your own route'],
        address: ['Россия, любой город', 'Russia, any town'],
        at: [55.7522, 37.6156],
        directions: [
          'Старт там, где вам удобно. Результат принимается по московскому времени.',
          'Start wherever you like. Results are accepted on Moscow time.',
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
            notes: ['Медицинская справка остаётся у вас.', 'You keep your medical certificate.'],
            description: [
              '<p>Трек с часов или телефона, семь дней на отправку.</p>',
              '<p>A track from a watch or phone, and seven days to send it in.</p>',
            ],
          }),
        ),
        programme: [{ minutes: 0, title: ['Приём результатов открыт', 'Results can be sent in'] }],
        questions: [online, transfer, money],
        course: [],
      },
    ],
  },
];
