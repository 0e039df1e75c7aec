import { decisiveTime, wordsOf } from '../../../src/modules/results/index.ts';
import type { Row } from '../insert.ts';
import type { EventCitySeed, FormatSeed } from '../model.ts';
import { steadyId } from '../steady.ts';
import { bell, createDraw, type Draw, weighed } from './draw.ts';
import { clubTitles, drawName, teamTitles } from './names.ts';

type Gender = 'male' | 'female';

/** What a format's rows hang on. */
export type RacedFormat = {
  city: EventCitySeed;
  format: FormatSeed;
  eventCityId: number;
  formatId: number;
  /** First number of its range. */
  firstNumber: number;
  /** Places that were sold. */
  taken: number;
  /** Milliseconds of the day when the first wave starts. */
  startMs: number;
};

const minute = 60_000;
const adultAges = [
  ['18–29', 0.3],
  ['30–39', 0.38],
  ['40–49', 0.22],
  ['50–59', 0.08],
  ['60+', 0.02],
] as const;
const youngAges = [['14–17', 0.12] as const, ...adultAges.map(([age, share]) => [age, share * 0.88] as const)];
const childAges = [
  ['6–9', 0.45],
  ['10–13', 0.55],
] as const;
/** How much slower than at thirty. */
const slowness: Readonly<Record<string, number>> = {
  '6–9': 1.5,
  '10–13': 1.2,
  '14–17': 1.06,
  '40–49': 1.04,
  '50–59': 1.13,
  '60+': 1.26,
};

const isElite = ({ title }: FormatSeed): boolean => title[0].startsWith('Элита');
const isChildren = ({ kind }: FormatSeed): boolean => kind === 'kids';

/** Milliseconds that an ordinary man takes: pace by the ground, time at each obstacle, and what the climb costs. */
const usualMs = ({ city, format }: RacedFormat): number => {
  const km = format.distance ?? 1;
  const climb = (city.climb / 100) * Math.min(1, km / 10) * 1.3;
  return (km * (km < 3 ? 5.1 : 5.7 + km * 0.03) + format.obstacles * 0.55 + climb) * minute;
};

const drawRaceMs = (raced: RacedFormat, gender: Gender, age: string, draw: Draw): number => {
  const level = isElite(raced.format) ? 0.74 + Math.abs(bell(draw)) * 0.06 : Math.exp(bell(draw) * 0.17 + 0.06);
  const fastest = isElite(raced.format) ? 0.7 : 0.71;
  const factor = Math.max(fastest, level) * (gender === 'female' ? 1.13 : 1) * (slowness[age] ?? 1);
  // Without this everybody at the limit would have the same time.
  return Math.round(usualMs(raced) * (factor + draw() * 0.02));
};

/** Where the chip is read on the way, kilometres. */
const splitPoints = (km: number | null): readonly number[] => {
  if (km === null || km < 5) return [];
  if (km < 8) return [2, 4];
  return km < 12 ? [3, 5, 8].filter((point) => point < km) : [5, 8, 10, 12].filter((point) => point < km);
};

const drawSplits = (raced: RacedFormat, raceMs: number, until: number, draw: Draw): { title: string; ms: number }[] => {
  const km = raced.format.distance ?? 1;
  return splitPoints(km)
    .slice(0, until)
    .map((point) => ({
      title: `${point} км`,
      ms: Math.round(raceMs * (point / km) ** 1.05 * (0.99 + draw() * 0.015)),
    }));
};

const drawStatus = (draw: Draw) =>
  weighed(
    [['finished', 0.943] as const, ['dns', 0.027] as const, ['dnf', 0.024] as const, ['dsq', 0.006] as const],
    draw,
  );

const commentOf = (status: string, points: number, format: FormatSeed, draw: Draw): string | null => {
  if (status === 'dsq') return draw() < 0.6 ? 'Пропуск препятствия' : 'Передача чипа';
  if (status !== 'dnf') return null;
  const km = Math.max(1, Math.floor((format.distance ?? 1) * (0.3 + draw() * 0.5)));
  return draw() < 0.25 ? 'Лимит времени' : points ? `Сход на ${km}-м километре` : 'Сход';
};

/** Columns of a row that was not measured. */
const unmeasured = {
  start_ms: null,
  finish_ms: null,
  absolute_ms: null,
  individual_ms: null,
  fine_ms: null,
  time_ms: null,
};

const measure = (raced: RacedFormat, raceMs: number, wave: number, draw: Draw) => {
  const { format, startMs } = raced;
  const hasTenths = (format.distance ?? 0) < 3 && !isChildren(format);
  const grain = hasTenths ? 100 : 1000;
  const chip = Math.max(grain, Math.round(raceMs / grain) * grain);
  if (isChildren(format)) return { ...unmeasured, absolute_ms: chip, time_ms: chip };
  // From the gun of the own wave over the line.
  const delay = Math.round(draw() * 75) * 1000;
  const hasFines = format.obstacles >= 20;
  const fine = hasFines && draw() < 0.14 ? (1 + Math.floor(draw() * 3)) * 2 * minute : 0;
  const start = startMs + (format.clusters?.[wave]?.minutes ?? 0) * minute + delay;
  const times = { absoluteMs: chip + delay, individualMs: chip, fineMs: fine };
  return {
    start_ms: start,
    finish_ms: start + chip,
    absolute_ms: times.absoluteMs,
    individual_ms: chip,
    fine_ms: hasFines ? fine : null,
    time_ms: decisiveTime(times),
  };
};

const baseRow = ({ format, eventCityId, formatId, firstNumber }: RacedFormat, index: number): Row => ({
  public_id: steadyId(`result ${format.id} ${index}`),
  event_city_id: eventCityId,
  format_id: formatId,
  start_number: String(firstNumber + index),
});

const personRow = (raced: RacedFormat, index: number, draw: Draw): Row => {
  const { format } = raced;
  const gender: Gender = format.gender ?? (draw() < (isChildren(format) ? 0.52 : 0.63) ? 'male' : 'female');
  const ages = isChildren(format) ? childAges : (format.ages?.[0] ?? 18) < 18 ? youngAges : adultAges;
  const age = weighed(ages, draw);
  const { last, first } = drawName(gender, draw);
  const club = draw() < 0.24 ? (clubTitles[Math.floor(clubTitles.length * draw() ** 1.4)] ?? null) : null;
  const isHidden = draw() < 0.004;
  const letter = gender === 'male' ? (isChildren(format) ? 'Мальчики' : 'М') : isChildren(format) ? 'Девочки' : 'Ж';
  const raceMs = drawRaceMs(raced, gender, age, draw);
  const status = drawStatus(draw);
  // The last to sign up start in the last wave.
  const wave = Math.floor((index / Math.max(1, raced.taken)) * (format.clusters?.length ?? 1));
  const measured = measure(raced, raceMs, wave, draw);
  const reached = status === 'finished' || status === 'dsq' ? 9 : status === 'dnf' ? Math.floor(draw() * 3) : 0;
  const splits = drawSplits(raced, measured.individual_ms ?? raceMs, reached, draw);
  return {
    ...baseRow(raced, index),
    last_name: last,
    first_name: first,
    name_hidden: isHidden,
    ...wordsOf({ lastName: last, firstName: first, team: null, isHidden }),
    gender,
    category: isElite(format) ? (gender === 'male' ? 'Элита М' : 'Элита Ж') : `${letter} ${age}`,
    age_group: age,
    team: null,
    club,
    status,
    comments: commentOf(status, splits.length, format, draw),
    ...(status === 'finished' || status === 'dsq'
      ? measured
      : { ...unmeasured, start_ms: status === 'dnf' ? measured.start_ms : null }),
    splits,
  };
};

const teamRow = (raced: RacedFormat, index: number, draw: Draw): Row => {
  const { format } = raced;
  const named = format.teams?.[index]?.title ?? teamTitles[(index * 7 + format.id.length) % teamTitles.length] ?? '';
  const round = format.teams ? 0 : Math.floor(index / teamTitles.length);
  const team = round ? `${named}-${round + 1}` : named;
  const kind = weighed([['Мужские', 0.3] as const, ['Смешанные', 0.6] as const, ['Женские', 0.1] as const], draw);
  // A team is as fast as its slowest.
  const raceMs = drawRaceMs(raced, 'male', '', draw) * (kind === 'Мужские' ? 1.15 : 1.3);
  const status = draw() < 0.96 ? 'finished' : 'dnf';
  const measured = measure(raced, raceMs, 0, draw);
  return {
    ...baseRow(raced, index),
    last_name: '',
    first_name: '',
    name_hidden: false,
    ...wordsOf({ lastName: '', firstName: '', team }),
    gender: null,
    category: kind,
    age_group: null,
    team,
    club: null,
    status,
    comments: commentOf(status, 0, format, draw),
    ...(status === 'finished' ? measured : { ...unmeasured, start_ms: measured.start_ms }),
    splits: [],
  };
};

/** People of a team on an average, from what its format allows. */
const membersOf = ({ minCount = 1, maxCount = 10 }: FormatSeed): number => (minCount + maxCount) / 2;

/** The protocol of a format: a row for every sold place, of team formats one for every team; the same for ever. */
export const resultRows = (raced: RacedFormat): Row[] => {
  const { format, taken } = raced;
  const draw = createDraw(`results ${format.id}`);
  if (!format.isTeam) return Array.from({ length: taken }, (_, index) => personRow(raced, index, draw));
  const count = format.teams?.length ?? Math.floor(taken / membersOf(format));
  return Array.from({ length: count }, (_, index) => teamRow(raced, index, draw));
};
