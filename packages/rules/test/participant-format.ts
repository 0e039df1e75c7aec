import type { ParticipantFormat } from '../src/people/participant-questions.ts';

/** Unix seconds of the tests' today, 1 May 2026. */
export const now = Date.UTC(2026, 4, 1) / 1000;
/** A format that asks about the person only; starts on 15 June 2026. */
export const plain: ParticipantFormat = {
  start_time: Date.UTC(2026, 5, 15, 6) / 1000,
  timezone: 'Europe/Moscow',
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
};
export const format = (fields: Partial<ParticipantFormat> = {}): ParticipantFormat => ({ ...plain, ...fields });
export const ivan = {
  first_name: 'Иван',
  last_name: 'Петров',
  phone: '+7 (999) 123-45-67',
  gender: 'male',
  birth_date: '1990-05-04',
};
export const sizes = [
  { size: 'S', count: 0 },
  { size: 'M', count: 3 },
];
