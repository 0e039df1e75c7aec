import type { Plate } from '@trassa/artwork';
import type { EventCitySeed, Ground } from './model.ts';
import { steady } from './steady.ts';

/** Lanes that suit a ground better than chance. */
const chosen: Readonly<Record<string, Partial<Plate>>> = {
  'trassa-moskva': { rows: 3, lanes: 'h', flip: false },
  'trassa-ekaterinburg': { rows: 5, lanes: 'v', flip: false },
  'trassa-sochi': { rows: 4, lanes: 'h', flip: true },
  'trassa-kazan': { rows: 4, lanes: 'v', flip: true },
  'trassa-volgograd': { rows: 3, lanes: 'h', flip: true },
  'trassa-petrozavodsk': { rows: 3, lanes: 'h', flip: false },
};

/** What the pictures of an event city are drawn from: the same for ever for the same city. */
export const plateOf = (city: EventCitySeed, ground: Ground): Plate => ({
  seed: city.id,
  ground,
  relief: city.relief,
  rows: 3 + Math.floor(steady(`${city.id}/rows`) * 3),
  lanes: steady(`${city.id}/lanes`) < 0.6 ? 'h' : 'v',
  flip: steady(`${city.id}/flip`) < 0.5,
  obstacles: city.course.length,
  ...chosen[city.id],
});
