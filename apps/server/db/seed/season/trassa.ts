import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { raceDay } from '../formats/programmes.ts';
import { included, medical, money, spikes, transfer } from '../formats/questions.ts';
import { fullDay, plainDay } from '../formats/race-days.ts';
import { solo } from '../formats/solo.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from '../model.ts';

const summer = [5, 6, 7, 8, 9];
const questions = [transfer, medical, included, money, spikes];

/** Sold by a link that the partners of the start got. */
const partners = (id: string): FormatSeed => ({
  ...solo({
    id,
    title: ['Партнёрский забег', 'Partner race'],
    distance: 5,
    obstacles: 15,
    prices: [2500],
    capacity: 60,
    minutes: 220,
    taken: 0.3,
    description: [
      '<p>Закрытая волна для партнёров старта. Формат продаётся только по прямой ссылке.</p>',
      '<p>A closed wave for the race’s partners. Sold by direct link only.</p>',
    ],
  }),
  hidden: true,
});

const moscow = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-moskva',
  city: 'moscow',
  date: calendar.inSeason(summer, 15),
  time: '09:20',
  hours: 8,
  stage: 'open',
  place: ['Полигон Алабино', 'Alabino Training Ground'],
  address: ['Алабино, Московская область', 'Alabino, Moscow Oblast'],
  at: [55.5251, 36.9871],
  relief: 'bends',
  climb: 240,
  directions: [
    'Въезд с Киевского шоссе по указателям «Полигон», парковка на 900 машин у северных ворот. От станции Алабино с семи утра ходит бесплатный автобус, в пути 15 минут.',
    'Enter from the Kiev highway and follow the signs “Полигон”; there are 900 parking places at the north gate. A free bus runs from Alabino station from seven in the morning and takes 15 minutes.',
  ],
  formats: [...fullDay('moskva', { long: 10, obstacles: 28, price: 3700 }), partners('moskva-partnyory')],
  programme: raceDay,
  questions,
  course: courseOf('full', 28),
});

const yekaterinburg = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-ekaterinburg',
  city: 'yekaterinburg',
  date: calendar.inSeason(summer, 43),
  time: '10:00',
  hours: 7,
  stage: 'open',
  place: ['Арамильский карьер', 'Aramil Quarry'],
  address: ['Арамиль, Свердловская область', 'Aramil, Sverdlovsk Oblast'],
  at: [56.6871, 60.8552],
  relief: 'quarry',
  climb: 310,
  directions: [
    'По Челябинскому тракту до поворота на Арамиль, дальше три километра по щебню. Автобусы от Южного автовокзала отходят в 7:30 и 8:15.',
    'Take the Chelyabinsk road to the Aramil turn, then three kilometres of gravel. Buses leave the southern bus station at 7:30 and 8:15.',
  ],
  formats: fullDay('ekaterinburg', { long: 7, obstacles: 22, price: 3300 }),
  programme: raceDay,
  questions,
  course: courseOf('full', 22, 4),
});

const sochi = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-sochi',
  city: 'sochi',
  date: calendar.inSeason(summer, 64),
  time: '08:30',
  hours: 9,
  stage: 'last',
  place: ['Роза Хутор', 'Roza Khutor'],
  address: ['Эстосадок, Краснодарский край', 'Estosadok, Krasnodar Krai'],
  at: [43.6711, 40.3003],
  relief: 'riviera',
  climb: 920,
  directions: [
    'Старт на высоте 1170 метров у верхней станции первой очереди канатной дороги. Подъём участникам бесплатный по номеру, первая кабина в 6:30.',
    'The start is at 1,170 metres beside the middle station of the cable car. The ride is free with a race number, the first cabin leaves at 6:30.',
  ],
  formats: fullDay('sochi', { long: 15, obstacles: 35, price: 4700, members: [10, 10, 9, 10, 9, 10] }),
  programme: raceDay,
  questions,
  course: courseOf('full', 35, 9),
});

const nizhny = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-nizhny',
  city: 'nizhny',
  date: calendar.inSeason(summer, 29),
  time: '10:00',
  hours: 7,
  stage: 'fresh',
  place: ['Гребной канал', 'Rowing Canal'],
  address: ['Нижний Новгород, набережная Гребного канала', 'Nizhny Novgorod, Rowing Canal Embankment'],
  at: [56.3056, 44.0647],
  relief: 'confluence',
  climb: 130,
  directions: [
    'Пешком от площади Сенной двадцать минут вниз по лестнице. Машины оставляют у лодочной станции, въезд на набережную закрыт.',
    'A twenty-minute walk down the stairs from Sennaya square. Park at the boat station; the embankment is closed to cars.',
  ],
  formats: plainDay('nizhny', { long: 8, obstacles: 20, price: 2900, size: 260 }),
  programme: raceDay.slice(0, 4),
  questions,
  course: courseOf('full', 20, 2),
});

const perm = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-perm',
  city: 'perm',
  date: calendar.inSeason(summer, 57),
  time: '10:00',
  hours: 7,
  stage: 'fresh',
  place: ['Ива-гора', 'Iva Hill'],
  address: ['Пермь, микрорайон Ива', 'Perm, Iva District'],
  at: [58.0288, 56.3476],
  relief: 'ridges',
  climb: 280,
  directions: [
    'Автобусы 16 и 36 до остановки «Лыжная база». Парковка вдоль улицы Грибоедова.',
    'Buses 16 and 36 to the stop “Лыжная база”. Park along Griboyedova street.',
  ],
  formats: plainDay('perm', { long: 8, obstacles: 21, price: 2800, size: 220 }),
  programme: raceDay.slice(0, 4),
  questions,
  course: courseOf('full', 21, 6),
});

const kazan = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-kazan',
  city: 'kazan',
  date: calendar.inSeason(summer, 106),
  time: '09:00',
  hours: 8,
  stage: 'fresh',
  place: ['Свияжские холмы', 'Sviyazhsk Hills'],
  address: ['Савино, Татарстан', 'Savino, Tatarstan'],
  at: [55.7353, 48.7444],
  relief: 'confluence',
  climb: 190,
  directions: [
    'Сорок минут от Казани по трассе М7. Электричка до платформы Свияжские холмы, от неё восемьсот метров пешком.',
    'Forty minutes from Kazan on the M7. By suburban train to Sviyazhskiye Kholmy, then an 800-metre walk.',
  ],
  formats: fullDay('kazan', { long: 5, obstacles: 18, price: 2600, size: 300 }),
  programme: raceDay,
  questions,
  course: courseOf('full', 18, 12),
});

const volgograd = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-volgograd',
  city: 'volgograd',
  date: calendar.inSeason(summer, 120),
  time: '08:00',
  hours: 7,
  stage: 'sold_out',
  place: ['Балка Купоросная', 'Kuporosnaya Gully'],
  address: ['Волгоград, Советский район', 'Volgograd, Sovetsky District'],
  at: [48.6163, 44.4204],
  relief: 'ravine',
  climb: 160,
  directions: [
    'Электричка до станции Купоросная, спуск в балку отмечен флагами. Тени на трассе нет: возьмите воду и головной убор.',
    'By suburban train to Kuporosnaya; flags mark the way down into the gully. There is no shade on the course: bring water and a cap.',
  ],
  formats: plainDay('volgograd', { long: 7, obstacles: 20, price: 2400, size: 150 }),
  programme: raceDay.slice(0, 4),
  questions,
  course: courseOf('full', 20, 15),
});

const petrozavodsk = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-petrozavodsk',
  city: 'petrozavodsk',
  date: calendar.inSeason(summer, 134),
  time: '10:00',
  hours: 7,
  stage: 'soon',
  place: ['Онежский берег', 'Onega Shore'],
  address: ['Петрозаводск, район Соломенное', 'Petrozavodsk, Solomennoye'],
  at: [61.8416, 34.3283],
  relief: 'lakes',
  climb: 210,
  directions: [
    'Автобус 8 до конечной. Старт у маяка, финиш на песчаной косе в полутора километрах.',
    'Bus 8 to the terminus. The start is at the lighthouse, the finish on the sand spit a kilometre and a half away.',
  ],
  formats: plainDay('petrozavodsk', { long: 12, obstacles: 12, price: 3100, size: 240 }),
  programme: raceDay.slice(0, 4),
  questions,
  course: courseOf('full', 12, 20),
});

const petersburg = (calendar: Calendar): EventCitySeed => ({
  id: 'trassa-peterburg',
  city: 'petersburg',
  date: calendar.inSeason(summer, -20),
  time: '10:00',
  hours: 7,
  stage: 'past',
  place: ['Форт Красная Горка', 'Krasnaya Gorka Fort'],
  address: ['Лебяжье, Ленинградская область', 'Lebyazhye, Leningrad Oblast'],
  at: [59.9727, 29.3287],
  relief: 'coast',
  climb: 140,
  directions: [
    'Электричка с Балтийского вокзала до платформы Красная Горка, дальше два километра по указателям.',
    'By suburban train from the Baltic station to Krasnaya Gorka, then two kilometres along the signs.',
  ],
  formats: plainDay('peterburg', { long: 10, obstacles: 24, price: 3300, size: 320 }),
  programme: raceDay.slice(0, 4),
  questions,
  course: courseOf('full', 24, 8),
});

/** The flagship: one race a city, from the first warm weekend to the last one. */
export const trassa = (calendar: Calendar): EventSeed => ({
  id: 'trassa',
  type: 'trassa',
  ground: 'soot',
  slider: true,
  title: ['Трасса', 'Trassa'],
  description: [
    '<p>Главная серия сезона: девять городов, у каждого свой рельеф и своя длина круга. Стены до трёх с половиной метров, рвы с водой, огонь и грязь — и команда, которая подсадит на канат.</p><p>Бегут и те, кто впервые вышел на старт, и те, кто собирает медали всех городов.</p>',
    '<p>The main series of the season: nine cities, each with its own terrain and lap length. Walls up to three and a half metres high, water ditches, fire and mud — and a team to lift you onto the rope.</p><p>First-timers run it, and so do those who collect the medal of every city.</p>',
  ],
  cities: [moscow, yekaterinburg, sochi, nizhny, perm, kazan, volgograd, petrozavodsk, petersburg].map((city) =>
    city(calendar),
  ),
});
