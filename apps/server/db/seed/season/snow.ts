import type { Calendar } from '../calendar.ts';
import { courseOf } from '../course.ts';
import { raceDay } from '../formats/programmes.ts';
import { cold, included, medical, money, transfer } from '../formats/questions.ts';
import { solo, volunteers, waves } from '../formats/solo.ts';
import { crew } from '../formats/teams.ts';
import type { EventSeed, FormatSeed } from '../model.ts';

const questions = [medical, included, transfer, money];
const white = [12, 1, 2, 3];

const snow = (id: string, price: number): FormatSeed[] => [
  solo({
    id: `${id}-shturm`,
    title: ['Штурм', 'Storm'],
    distance: 8,
    obstacles: 18,
    prices: [price, price + 500],
    capacity: 240,
    clusters: waves(4, 15),
  }),
  solo({
    id: `${id}-zhenskiy`,
    title: ['Женский забег', 'Women’s race'],
    gender: 'female',
    distance: 4,
    obstacles: 12,
    prices: [price - 800, price - 400],
    capacity: 120,
    minutes: 80,
  }),
  crew({
    id: `${id}-ekipazh`,
    distance: 8,
    obstacles: 18,
    prices: [price - 300, price + 100],
    capacity: 90,
    minutes: 110,
  }),
  volunteers(`${id}-volontery`, 30),
];
const winter = {
  time: '11:00',
  hours: 5,
  programme: raceDay.slice(0, 4),
  questions: [cold, ...questions],
  relief: 'delta' as const,
};

export const snowSeries = (calendar: Calendar): EventSeed => ({
  id: 'snezhny-shturm',
  type: 'snezhny-shturm',
  ground: 'ice',
  title: ['Снежный штурм', 'Snow Storm'],
  description: [
    '<p>Когда земля промёрзла, трасса становится белой. Валы из снега, ледяные горки и траншеи по грудь; волны небольшие, на финише — палатка с печью.</p>',
    '<p>Once the ground is frozen, the course turns white: snow ramparts, ice slides and chest-deep trenches. Waves are small, and a tent with a stove waits at the finish.</p>',
  ],
  cities: [
    {
      ...winter,
      id: 'shturm-arkhangelsk',
      city: 'arkhangelsk',
      date: calendar.inSeason(white, 42),
      stage: 'open',
      climb: 90,
      formats: snow('shturm-arkhangelsk', 2500),
      course: courseOf('snow', 18),
      place: ['Малые Карелы', 'Malye Karely'],
      address: ['Малые Карелы, Архангельская область', 'Malye Karely, Arkhangelsk Oblast'],
      at: [64.4527, 40.9517],
      directions: [
        'Автобус 104 от морского вокзала до музея, сорок минут в пути.',
        'Bus 104 from the sea terminal to the museum, forty minutes.',
      ],
    },
    {
      ...winter,
      id: 'shturm-murmansk',
      city: 'murmansk',
      date: calendar.inSeason(white, 77),
      stage: 'soon',
      climb: 260,
      relief: 'fjord',
      formats: snow('shturm-murmansk', 2700),
      course: courseOf('snow', 18, 6),
      place: ['Южный склон', 'South Slope'],
      address: ['Мурманск, улица Долина Уюта', 'Murmansk, Dolina Uyuta Street'],
      at: [68.9313, 33.0942],
      directions: [
        'Автобус 10 до горнолыжного комплекса. Полярная ночь уже кончилась, но налобный фонарь возьмите.',
        'Bus 10 to the ski centre. The polar night is over, but bring a head torch.',
      ],
    },
    {
      ...winter,
      id: 'shturm-tomsk',
      city: 'tomsk',
      date: calendar.inSeason(white, -20),
      stage: 'past',
      climb: 120,
      relief: 'hills',
      formats: snow('shturm-tomsk', 2300),
      course: courseOf('snow', 18, 3),
      place: ['База «Метелица»', 'Metelitsa Base'],
      address: ['Томск, улица Королёва', 'Tomsk, Korolyov Street'],
      at: [56.4516, 85.0034],
      directions: [
        'Автобус 5 до конечной, лыжная база за прудом.',
        'Bus 5 to the terminus; the ski base is behind the pond.',
      ],
    },
  ],
});
