import type { Plate } from '@trassa/artwork';
import type { EventCitySeed, Ground } from './model.ts';
import { steady } from './steady.ts';

/** Where the water lies, and how the course of a well-known start runs, better than by chance. */
const chosen: Readonly<Record<string, Partial<Plate>>> = {
  'trassa-moskva': { rows: 3, lanes: 'h', flip: false, figure: 'switchback' },
  'trassa-ekaterinburg': { lanes: 'h', flip: false, figure: 'spiral' },
  'trassa-sochi': { rows: 4, lanes: 'h', flip: true, figure: 'horseshoe' },
  'trassa-nizhny': { lanes: 'v', turn: 7, figure: 'outback' },
  'trassa-perm': { rows: 5, lanes: 'h', figure: 'switchback' },
  'trassa-kazan': { lanes: 'v', flip: true, figure: 'eight' },
  'trassa-volgograd': { lanes: 'h', flip: true, figure: 'loop' },
  'trassa-petrozavodsk': { lanes: 'h', flip: false, figure: 'loop' },
  'trassa-peterburg': { lanes: 'v', turn: 2, figure: 'outback' },
  'noch-peterburg': { lanes: 'h', figure: 'eight' },
  'noch-moskva': { lanes: 'h', figure: 'loop' },
  'noch-novosibirsk': { lanes: 'v', turn: 1 },
  'deti-peterburg': { lanes: 'v', figure: 'loop' },
  'deti-moskva': { lanes: 'h', figure: 'horseshoe' },
  'vyzov-irkutsk': { turn: 7, figure: 'switchback' },
  'bolshoy-kazan': { turn: 1 },
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
