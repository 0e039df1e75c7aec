import { numberlessKey } from './forms/numberless.ts';
import { type Alike, allOf, createAlike } from './forms/namesakes.ts';
import { type ImportRow, nameRow } from './import-row.ts';
import type { Problem } from './problems/problem.ts';

const fold = (text: string | null): string => (text ?? '').toLowerCase().replaceAll('ё', 'е').trim();
const person = (row: ImportRow): string => fold(`${row.lastName} ${row.firstName}`);
const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** One number, several people: legs that are named, one team, or a format of teams. Anything else is a slip. */
const isRelay = (people: readonly ImportRow[], isTeamFormat: boolean): boolean => {
  if (people.every(({ leg }) => leg !== null)) return isDistinct(people.map(({ leg }) => leg));
  if (people.some(({ leg }) => leg !== null) || !isDistinct(people.map(person))) return false;
  const teams = new Set(people.map(({ team }) => fold(team)));
  return teams.size === 1 && (isTeamFormat || !teams.has(''));
};

const worst = (people: readonly ImportRow[]): ImportRow['status'] =>
  (['dsq', 'dns', 'dnf'] as const).find((status) => people.some((row) => row.status === status)) ?? 'finished';

/** A relay has one time and one status: legs that were timed alone are added up, each keeps its own as the individual one. */
const join = (people: readonly ImportRow[]): boolean => {
  const status = worst(people);
  const isAlike = isOne(people.map(({ timeMs }) => timeMs));
  if (status === 'finished' && !isAlike) {
    if (people.some(({ leg }) => leg === null)) return false;
    const total = people.reduce((sum, row) => sum + (row.timeMs ?? 0), 0);
    for (const row of people) Object.assign(row, { individualMs: row.individualMs ?? row.timeMs, timeMs: total });
  }
  for (const [at, row] of people.entries())
    Object.assign(row, { status, leg: row.leg ?? at + 1, ...(status === 'finished' ? {} : { timeMs: null }) });
  return true;
};
const isOne = (values: readonly unknown[]): boolean => new Set(values).size === 1;

const filled: readonly (keyof ImportRow)[] = [
  'gender',
  'category',
  'ageGroup',
  'team',
  'club',
  'home_city',
  'country',
  'comments',
  'absoluteMs',
  'individualMs',
  'filePlace',
];

/** Where nobody is named only the very same row is a repeat. */
const whoRan = (row: ImportRow): string =>
  person(row) === '' ? allOf(row) : `${person(row)} ${row.timeMs} ${row.status} ${row.leg}`;

export type GroupWatcher = {
  readonly onRepeat?: (row: ImportRow) => void;
  /** Another person of the same name with the same time. */
  readonly onNamesake?: (row: ImportRow) => void;
};

/** The same person with the same time said again, in a table of a group after the overall one, is one row. */
const withoutRepeats = (
  group: readonly ImportRow[],
  { onRepeat = () => {}, onNamesake = () => {} }: GroupWatcher,
): readonly ImportRow[] => {
  const people = new Map<string, Alike>();
  for (const row of group) {
    const key = whoRan(row);
    const alike = people.get(key) ?? createAlike();
    const first = alike.find(row);
    if (!first) {
      if (alike.rows.length > 0) onNamesake(row);
      alike.add(row);
      people.set(key, alike);
      continue;
    }
    onRepeat(row);
    Object.assign(first, Object.fromEntries(filled.map((field) => [field, first[field] ?? row[field]])));
    if (first.splits.length === 0) first.splits = row.splits;
  }
  const kept = [...people.values()].flatMap(({ rows }) => rows);
  return kept.length === group.length ? group : kept;
};

/** The row of the team above its people gives them its name. */
const withoutTeamRow = (group: readonly ImportRow[]): readonly ImportRow[] => {
  const people = group.filter((row) => row.isHidden || person(row) !== '');
  const heads = group.filter((row) => !row.isHidden && person(row) === '');
  const [head] = heads;
  if (people.length === 0 || heads.length !== 1 || !head) return group;
  for (const row of people) row.team ??= head.team;
  return people;
};

/** Rows with the same one are a relay, a repeat or a slip. */
export const groupKey = (row: ImportRow, teamFormats: ReadonlySet<number>): string =>
  `${row.formatId} ${row.startNumber.toLowerCase() || numberlessKey(row, teamFormats.has(row.formatId))}`;

/** Namesakes without numbers are told apart by their order; a relay keeps the number of its team. */
const withKeys = (people: readonly ImportRow[], isTeamFormat: boolean): readonly ImportRow[] => {
  const [first] = people;
  if (!first || first.startNumber !== '') return people;
  const isOneRelay = isRelay(people, isTeamFormat);
  return people.map((row, at) => ({
    ...row,
    key: numberlessKey(row, isTeamFormat) + (isOneRelay || at === 0 ? '' : `-${at + 1}`),
  }));
};

/**
 * Rows that share a key: relays get their legs, anything else is reported. Answers the rows to be stored, each with a leg
 * (0: alone).
 */
export const settleGroup = (
  whole: readonly ImportRow[],
  teamFormats: ReadonlySet<number>,
  watcher: GroupWatcher = {},
): { rows: readonly ImportRow[]; problems: Problem[] } => {
  const group = whole.length === 1 ? whole : withoutRepeats(whole, watcher);
  const [first] = group;
  if (!first) return { rows: [], problems: [] };
  const isTeamFormat = teamFormats.has(first.formatId);
  const rows = withKeys(withoutTeamRow(group), isTeamFormat);
  const problems: Problem[] = [];
  const complain = (row: ImportRow, id: 'number_taken' | 'relay_format' | 'leg_times', line: number): void =>
    void problems.push({ line: row.line, who: nameRow(row), id, values: { number: row.startNumber, line } });
  if (group.length === 1) for (const row of rows) row.leg ??= 0;
  else if (isRelay(rows, isTeamFormat)) {
    if (!join(rows)) complain(rows[1] ?? first, 'leg_times', first.line);
  } else if (first.startNumber === '') for (const row of rows) row.leg ??= 0;
  else {
    const isLikeRelay = !isTeamFormat && isRelay(rows, true) && isOne(rows.map(({ timeMs }) => timeMs));
    for (const row of group.slice(1)) complain(row, isLikeRelay ? 'relay_format' : 'number_taken', first.line);
  }
  return { rows, problems };
};
