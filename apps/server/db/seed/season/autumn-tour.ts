import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { raceDay } from '../formats/programmes.ts';
import { included, medical, money, spikes, transfer } from '../formats/questions.ts';
import { plainDay } from '../formats/race-days.ts';
import type { EventSeed } from '../model.ts';

const questions = [transfer, medical, included, money, spikes];

/** Last season's autumn tour: only past starts. */
export const autumnTour = (calendar: Calendar): EventSeed => ({
  id: 'trassa-osenniy-tur',
  type: 'trassa',
  ground: 'soot',
  title: ['Трасса. Осенний тур', 'Trassa Autumn Tour'],
  description: [
    '<p>Два старта на юге, когда жара уже спала: короткие круги, прохладная вода во рвах и вечернее награждение.</p>',
    '<p>Two southern races once the heat is over: short laps, cool water in the ditches and an evening awards ceremony.</p>',
  ],
  cities: [
    {
      id: 'osenniy-tur-samara',
      city: 'samara',
      date: calendar.inSeason([8, 9, 10], -25),
      time: '10:00',
      hours: 6,
      stage: 'past',
      place: ['Красноглинский склон', 'Krasnaya Glinka Slope'],
      address: ['Самара, Красная Глинка', 'Samara, Krasnaya Glinka'],
      at: [53.3836, 50.1764],
      relief: 'bluff',
      climb: 260,
      directions: [
        'Автобус 1 до горнолыжного комплекса, старт у нижней станции подъёмника.',
        'Bus 1 to the ski centre; the start is at the lower lift station.',
      ],
      formats: plainDay('samara', { long: 8, obstacles: 20, price: 2500, size: 240 }),
      programme: raceDay.slice(0, 4),
      questions,
      course: courseOf('full', 20, 3),
    },
    {
      id: 'osenniy-tur-rostov',
      city: 'rostov',
      date: calendar.inSeason([8, 9, 10], -52),
      time: '09:00',
      hours: 6,
      stage: 'past',
      place: ['Левый берег Дона', 'Left Bank of the Don'],
      address: ['Ростов-на-Дону, Левобережная улица', 'Rostov-on-Don, Levoberezhnaya Street'],
      at: [47.2021, 39.7259],
      relief: 'delta',
      climb: 60,
      directions: [
        'От Ворошиловского моста пятнадцать минут пешком по набережной.',
        'A fifteen-minute walk along the embankment from the Voroshilov bridge.',
      ],
      formats: plainDay('rostov', { long: 6, obstacles: 18, price: 2300, size: 280 }),
      programme: raceDay.slice(0, 4),
      questions,
      course: courseOf('full', 18, 7),
    },
  ],
});
