import type { ResultStatus } from '@trassa/contracts';
import { genderOfCategory, readGender } from '@trassa/rules';
import { eachWord, wordColumns } from '../../domain/word-columns.ts';
import type { ColumnPlan } from './column-plan.ts';
import { isLegLine, readLegLine } from './forms/leg-line.ts';
import { splitRelay } from './forms/relay-columns.ts';
import { noSection, readSection } from './forms/section.ts';
import { formatFinder, type ImportFormat, readDistance } from './find-format.ts';
import { type ImportRow, nameRow } from './import-row.ts';
import type { NoteId } from './notes/note.ts';
import type { Problem } from './problems/problem.ts';
import { isBlank, type RawRow, tidy } from '../../../../kernel/table/raw-row.ts';
import { capitalise, isHiddenName, type Name, readFullName } from './read-name.ts';
import { type OutsideClass, outsideOf } from './outside/outside-class.ts';
import { ageGroupOf, groupOfAge, readAge } from './read-person.ts';
import { readStatus } from './read-status.ts';
import { type Complain, isInDecimals, type RankBy, readLegTime, readTimes } from './read-times.ts';
import { writeTime } from './read-time.ts';
import type { ResultField } from './result-field.ts';
import { unmixLetters } from './forms/unmix-letters.ts';

export type RowContext = {
  readonly plan: ColumnPlan;
  readonly formats: readonly ImportFormat[];
  /** The editor's word: every row is of it. */
  readonly format: ImportFormat | null;
  /** What the titles above the headings name. */
  readonly titled: ImportFormat | null;
  /** Year of the start, for ages out of years of birth. */
  readonly raceYear: number;
  /** Nobody is faster, milliseconds per kilometre. */
  readonly minPaceMs: number;
  readonly rankBy: RankBy;
  /** What a row may lack: a time (then DNF), a name. */
  readonly accepts: ReadonlySet<Lack>;
  readonly note: (id: NoteId, line: number, who: string) => void;
  /** The row that names the times of second lines. */
  readonly legTitles: RawRow | null;
  /** Those with a pace of their own. */
  readonly outside: readonly OutsideClass[];
};

/** Problems that the editor may wave through. */
export const lacks = ['no_time', 'no_name', 'no_number'] as const;
export type Lack = (typeof lacks)[number];

export type ReadRow =
  | { readonly kind: 'rows'; readonly rows: readonly ImportRow[]; readonly problems: readonly Problem[] }
  /** A title, a total, a header said again. */
  | { readonly kind: 'skipped' }
  /** Nothing, or a second line of the row before. */
  | { readonly kind: 'empty' };

const lengths: Partial<Record<ResultField, number>> = {
  team: 200,
  distance: 50,
  ...eachWord((name) => wordColumns[name].longest),
};
const defaultLength = 100;
const startNumberForm = /^[\p{L}\p{N}][\p{L}\p{N}\-/._]{0,19}$/u;
const footer =
  /^(итог|всего|total|количеств|участников|главн|судь|гл\.|секретар|финишировал|стартовал|сошл|не |протокол|дата|температура|погода|chief|referee|judge|finishers|starters|printed|страница|стр\.|page|timing|хронометраж)/i;

const noNumber = /^(?:б ?[/\\.]? ?н\.?|без номера|no (?:bib|number))$/i;

/** '№ 015.0' → '15': as it is printed on the bib; 'б/н' → '': there is none. */
const readNumber = (text: string): string => {
  if (noNumber.test(text)) return '';
  const bare = text
    .replace(/^[№#] ?/, '')
    .replace(/[.,]0+$/, '')
    .replaceAll(' ', '');
  return /^\d+$/.test(bare) ? bare.replace(/^0+(?=\d)/, '') : bare;
};

/** Reads row after row; it remembers section titles and the number of a relay that only its first row bears. */
export const createRowReader = (context: RowContext): ((raw: RawRow) => ReadRow) => {
  const { plan, formats, raceYear } = context;
  const findFormat = formatFinder(formats);
  let section = { ...noSection, format: context.titled };
  let sections = 0;
  let previous: ImportRow | null = null;

  const text = (raw: RawRow, field: ResultField, complain: Complain): string | null => {
    const value = plan.cell(raw, field);
    const limit = lengths[field] ?? defaultLength;
    if (value.length > limit) complain('too_long', { column: plan.header(field), limit });
    return value === '' ? null : value;
  };

  const chooseFormat = (raw: RawRow, complain: Complain): ImportFormat | null => {
    const named = plan.cell(raw, 'format') || plan.cell(raw, 'distance');
    const found = named === '' ? section.format : findFormat(named);
    if (context.format) {
      if (found && found.id !== context.format.id)
        complain('other_format', { value: named || found.titleRu, format: context.format.titleRu });
      return context.format;
    }
    if (found) return found;
    if (formats.length === 1 && !plan.cell(raw, 'format')) return formats[0] ?? null;
    complain(named === '' ? 'no_format' : 'unknown_format', { value: named });
    return null;
  };

  const hidesName = (raw: RawRow): boolean => {
    const names = (['full_name', 'last_name', 'first_name'] as const).map((field) => plan.cell(raw, field));
    return names.some((name) => name !== '') && names.every((name) => name === '' || isHiddenName(name));
  };

  const readName = (raw: RawRow, complain: Complain): Name => {
    if (hidesName(raw)) return { lastName: '', firstName: '' };
    const whole = text(raw, 'full_name', complain);
    if (whole !== null) return readFullName(unmixLetters(whole), plan.nameOrder);
    return {
      lastName: capitalise(unmixLetters(text(raw, 'last_name', complain) ?? '')),
      firstName: capitalise(unmixLetters(text(raw, 'first_name', complain) ?? '')),
    };
  };

  const gender = (raw: RawRow, category: string | null, complain: Complain): ImportRow['gender'] => {
    const value = plan.cell(raw, 'gender');
    if (value === '') return genderOfCategory(category ?? '') ?? genderOfCategory(plan.cell(raw, 'age_group'));
    const read = readGender(value);
    if (read === undefined) complain('bad_gender', { value });
    return read ?? null;
  };

  const ageGroup = (raw: RawRow, category: string | null, complain: Complain): string | null => {
    const named = text(raw, 'age_group', complain);
    if (named !== null) return ageGroupOf(named) ?? named;
    const of = category === null ? null : ageGroupOf(category);
    if (of !== null) return of;
    for (const field of ['birth', 'age'] as const) {
      const value = plan.cell(raw, field);
      if (value === '' || value === '0') continue;
      const age = readAge(value, raceYear);
      if (age !== null) return groupOfAge(age);
      complain('bad_age', { column: plan.header(field), value });
    }
    return null;
  };

  const statusOf = (raw: RawRow, complain: Complain): ResultStatus | null => {
    const value = plan.cell(raw, 'status');
    const status = readStatus(value);
    if (value !== '' && status === null) complain('bad_status', { value });
    return status;
  };

  const legOf = (raw: RawRow, complain: Complain): number | null => {
    const value = plan.cell(raw, 'leg');
    if (value === '') return null;
    const leg = Number(/\d+/.exec(value)?.[0] ?? 0);
    if (leg < 1 || leg > 100) complain('bad_leg', { value });
    return leg;
  };

  /** The relay whose number this row leaves to the row above. */
  const relayAbove = (cell: string, leg: number | null, name: Name, team = ''): ImportRow | null => {
    if (cell !== '' || previous === null || name.lastName === '') return null;
    const isTeam = formats.find(({ id }) => id === previous?.formatId)?.isTeam === true;
    if (team !== '' && team !== (previous.team ?? '')) return null;
    return leg !== null || isTeam ? previous : null;
  };

  /** A lone name under a relay is one of its people, not a title. */
  const isOfRelay = (raw: RawRow, cell: string): boolean =>
    [plan.cell(raw, 'full_name'), plan.cell(raw, 'last_name')].includes(cell) &&
    relayAbove('', null, { lastName: cell, firstName: '' }) !== null &&
    findFormat(cell) === null &&
    readStatus(cell) === null &&
    !footer.test(cell);

  /** 'Всего участников;9': a number alone makes no row. */
  const isWithoutResult = (raw: RawRow): boolean =>
    plan.cell(raw, 'start_number') === '' ||
    (['full_name', 'last_name', 'team', 'time', 'individual_time', 'absolute_time'] as const).every(
      (field) => plan.cell(raw, field) === '',
    );

  const paceOf = (row: ImportRow, format: ImportFormat): number =>
    outsideOf(context.outside, format.id, row.category)?.minPaceMs ?? context.minPaceMs;

  const isTooFast = (row: ImportRow, format: ImportFormat): boolean => {
    const km = readDistance(row.distance ?? '') ?? format.distanceKm;
    return row.timeMs !== null && row.leg === null && km !== null && row.timeMs < km * paceOf(row, format);
  };

  /** Too short for anybody, before the category is known. */
  const isBelow = (ms: number | null, raw: RawRow, format: ImportFormat): boolean => {
    const km = readDistance(plan.cell(raw, 'distance')) ?? format.distanceKm;
    return ms !== null && km !== null && ms < km * Math.min(60_000, context.minPaceMs);
  };

  const readOne = (raw: RawRow): ReadRow => {
    const faults: Omit<Problem, 'who'>[] = [];
    const complain: Complain = (id, values = {}) => void faults.push({ line: raw.line, id, values });
    const cell = plan.cell(raw, 'start_number');
    const written = readNumber(cell);
    const leg = legOf(raw, complain);
    const name = readName(raw, complain);
    // 'б/н' says that there is no number; only an empty cell leaves it to the row above.
    const above = relayAbove(cell, leg, name, plan.cell(raw, 'team'));
    let times = readTimes(raw, plan, complain, { rankBy: context.rankBy });
    const format = above ? (formats.find(({ id }) => id === above.formatId) ?? null) : chooseFormat(raw, complain);
    if (format && isInDecimals(raw, plan) && isBelow(times.timeMs, raw, format)) {
      times = readTimes(raw, plan, () => {}, { rankBy: context.rankBy, inMinutes: true });
      context.note('decimal_minutes', raw.line, written);
    }
    const team = text(raw, 'team', complain) ?? above?.team ?? null;
    const category = text(raw, 'category', complain) ?? above?.category ?? section.category;
    const timeMs = times.timeMs ?? above?.timeMs ?? null;
    const said = [statusOf(raw, complain), times.status].find((one) => one !== null && one !== 'finished');
    const untimed = context.accepts.has('no_time') && !faults.some(({ id }) => id.endsWith('_time')) ? 'dnf' : null;
    const status = said ?? (timeMs === null ? (section.status ?? above?.status ?? untimed) : null) ?? 'finished';
    const isNameless = name.lastName === '' && name.firstName === '' && team === null;
    const isHidden = hidesName(raw) || (isNameless && context.accepts.has('no_name'));
    const row: ImportRow = {
      line: raw.line,
      section: sections,
      formatId: format?.id ?? 0,
      startNumber: above?.startNumber ?? written,
      key: null,
      leg,
      ...name,
      isHidden,
      gender: gender(raw, category, complain),
      category,
      ageGroup: ageGroup(raw, category, complain),
      team,
      status,
      distance: text(raw, 'distance', complain),
      ...eachWord((word) => text(raw, word, complain)),
      startMs: times.startMs,
      finishMs: times.finishMs,
      absoluteMs: times.absoluteMs,
      individualMs: times.individualMs,
      fineMs: times.fineMs,
      timeMs: status === 'finished' ? timeMs : null,
      splits: times.splits,
      filePlace: times.place ?? above?.filePlace ?? null,
    };
    if (row.startNumber === '' && !context.accepts.has('no_number')) complain('no_number');
    else if (row.startNumber !== '' && !startNumberForm.test(row.startNumber))
      complain('bad_number', { value: row.startNumber });
    const people = splitRelay(row, raw, plan, (value, column) => readLegTime(value, column, complain));
    const [first = row] = people;
    if (isHidden) context.note('name_hidden', raw.line, nameRow({ ...row, team: null }));
    else if (isNameless && first === row) complain('no_name');
    if (
      first.status === 'finished' &&
      first.timeMs === null &&
      !faults.some(({ id }) => id === 'bad_time' || id === 'bad_status' || id === 'long_time')
    )
      complain('no_time');
    if (format && isTooFast(row, format))
      complain('too_fast', {
        time: writeTime(row.timeMs ?? 0),
        distance: row.distance ?? '',
        km: format.distanceKm ?? 0,
        pace: writeTime(paceOf(row, format)).slice(3),
      });
    previous = first;
    const who = nameRow(row);
    return { kind: 'rows', rows: people, problems: faults.map((fault) => ({ ...fault, who })) };
  };

  return (raw) => {
    const filled = raw.cells.map(tidy).filter((cell) => !isBlank(cell));
    const [first = ''] = filled;
    if (filled.length === 0) return { kind: 'empty' };
    if (plan.isHeader(raw)) return { kind: 'skipped' };
    if (previous !== null && isLegLine(raw, plan)) {
      previous.splits = [...previous.splits, ...readLegLine(raw, context.legTitles)];
      return { kind: 'empty' };
    }
    if (filled.length === 1 && plan.width > 2 && !isOfRelay(raw, first)) {
      section = readSection(first, findFormat(first), section);
      sections += 1;
      return { kind: 'skipped' };
    }
    if (footer.test(first) && isWithoutResult(raw)) return { kind: 'skipped' };
    return readOne(raw);
  };
};
