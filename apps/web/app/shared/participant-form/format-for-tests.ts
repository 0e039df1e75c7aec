import type { EventFormat } from '@trassa/contracts';
import { siteTimezone } from '@trassa/rules';

const plain: Partial<EventFormat> = {
  public_id: 'race-10',
  start_time: Date.UTC(2026, 5, 15, 6) / 1000,
  timezone: siteTimezone,
  age_min: null,
  age_max: null,
  gender: null,
  regions: [],
  clusters: [],
  select: null,
  select_field: null,
  license: false,
  additional_fields: [],
  shirt_unavailable: false,
  booked_numbers: false,
  isTeam: false,
  team_all: false,
};

/** A format that asks about the person only, with what a test changes. */
export const format = (fields: Partial<EventFormat> = {}): EventFormat => ({ ...plain, ...fields }) as EventFormat;
/** Unix seconds of the tests' today, 1 May 2026. */
export const now = Date.UTC(2026, 4, 1) / 1000;
export const sizes = [
  { size: 'S', count: 0 },
  { size: 'M', count: 3 },
];
