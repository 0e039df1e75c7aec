import type { Calendar } from '../calendar.ts';
import type { EventSeed } from '../model.ts';
import { autumnTour } from './autumn-tour.ts';
import { bigCities } from './big-cities.ts';
import { forestSeries } from './forest.ts';
import { kidsSeries } from './kids.ts';
import { hallSeries } from './mile.ts';
import { nights } from './night.ts';
import { regionalEvents } from './regions.ts';
import { snowSeries } from './snow.ts';
import { trassa } from './trassa.ts';

/** All events of the demonstration season. */
export const season = (calendar: Calendar): EventSeed[] => [
  trassa(calendar),
  ...nights(calendar),
  kidsSeries(calendar),
  ...hallSeries(calendar),
  ...forestSeries(calendar),
  snowSeries(calendar),
  ...regionalEvents(calendar),
  autumnTour(calendar),
  bigCities(calendar),
];
