import type { Language } from '@trassa/contracts';
import { formatMoment } from '@trassa/rules';
import { toUnix } from '../kernel/clock.ts';
import { say } from '../kernel/say.ts';
import {
  fieldWords,
  kindText,
  mostOfKind,
  type ImportFigures,
  type ImportOutcome,
  type ImportReading,
  type PlaceCheck,
  noteText,
  problemText,
  writeTime,
} from '../modules/results/index.ts';
import type { CommandWords } from './results-import-words.ts';

type Removal = Extract<ImportOutcome, { state: 'asks' }>['removal'];
type Row = ImportReading['file']['sample'][number];
type Problems = ImportReading['file']['problems'];
type Problem = Problems['kept'][number];

const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Columns of text under each other, the last one as long as it is. */
const table = (rows: readonly (readonly string[])[], widest = 34): string[] => {
  const cut = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => cut(row[at] ?? '').length)));
  return rows.map((row) =>
    `  ${row.map((cell, at) => (at === row.length - 1 ? cell : cut(cell).padEnd(widths[at] ?? 0))).join('  ')}`.trimEnd(),
  );
};

const kindLine = ({ table: kind, file }: ImportReading, words: CommandWords): string => {
  const about =
    kind.kind === 'text'
      ? words.text(kind.encoding, words.delimiters[kind.delimiter] ?? `«${kind.delimiter}»`)
      : words.sheet(kind.sheet, kind.sheets.length - 1);
  return `${about}, ${words.headerLine(file.headerLine)}`;
};

const sampleRow = (row: Row, words: CommandWords): string[] => [
  `№ ${row.startNumber || '–'}`,
  `${row.lastName} ${row.firstName}`.trim() || row.team || '–',
  [row.gender && words.genders[row.gender], row.category ?? row.ageGroup].filter(Boolean).join(', '),
  row.lastName === '' ? '' : (row.team ?? row.club ?? ''),
  [
    row.timeMs === null ? (row.status === 'finished' ? '–' : row.status.toUpperCase()) : writeTime(row.timeMs),
    row.fineMs ? `${words.fines} ${writeTime(row.fineMs)}` : '',
    ...row.splits.map(({ title, ms }) => `${title} ${writeTime(ms)}`),
  ]
    .filter(Boolean)
    .join(' · '),
];

const someLines = (lines: readonly number[]): string =>
  lines.length > 12 ? `${lines.slice(0, 12).join(', ')}…` : lines.join(', ');

/** What was understood of the file: its columns and its first rows. */
export const reportReading = (reading: ImportReading, language: Language, words: CommandWords): string[] => {
  const { city, file } = reading;
  const columns = file.columns.map(({ index, header, field }) => [
    letter(index),
    header || '–',
    field === null ? `✗ ${words.unused}` : fieldWords[language][field],
  ]);
  return [
    say(language, city.titleRu, city.titleEn),
    kindLine(reading, words),
    ...(file.skipped.length > 0 ? [words.skipped(someLines(file.skipped))] : []),
    ...(city.formats.length > 1
      ? [
          words.formats(
            city.formats.flatMap(({ id, titleRu, titleEn }) => {
              const rows = file.formatCounts.get(id);
              return rows === undefined ? [] : [[say(language, titleRu, titleEn), rows] as const];
            }),
          ),
        ]
      : []),
    '',
    words.columns,
    ...table(columns),
    '',
    words.sample,
    ...table(file.sample.map((row) => sampleRow(row, words))),
    '',
    ...file.notes.flatMap((note) => [
      `! ${noteText(language, note)}`,
      ...note.examples.map((example) => `    ${words.example(example)}`),
      '',
    ]),
  ];
};

const problemRow = (problem: Problem, language: Language, words: CommandWords): string[] => [
  words.line(problem.line),
  problem.who,
  problemText(language, problem),
];

/** Every wrong row with its line and reason, for a file beside. */
export function* listProblems(problems: Problems, language: Language, words: CommandWords): Generator<string> {
  for (const problem of problems.kept) yield problemRow(problem, language, words).filter(Boolean).join(' · ');
  for (const [id, count] of problems.counts)
    if (count > mostOfKind) yield `${kindText(language, id)}: ${words.moreProblems(count - mostOfKind)}`;
}

const shownProblems = 3;

/** Kinds of problems, the most frequent first, each with three of its rows; `file`: where all of them stand. */
export const reportProblems = (
  problems: Problems,
  file: string | null,
  language: Language,
  words: CommandWords,
): string[] => {
  const kinds = [...problems.counts].toSorted(([, a], [, b]) => b - a);
  const byKind = Map.groupBy(problems.kept, ({ id }) => id);
  return [
    ...kinds.flatMap(([id, count]) => [
      `${kindText(language, id)}: ${count.toLocaleString(language)}`,
      ...table(
        (byKind.get(id) ?? []).slice(0, shownProblems).map((problem) => problemRow(problem, language, words)),
        40,
      ),
      ...(count > shownProblems ? [`  ${words.moreProblems(count - shownProblems)}`] : []),
      '',
    ]),
    ...(file === null ? [] : [words.problemsFile(file)]),
    `✗ ${words.problems(
      kinds.reduce((sum, [, count]) => sum + count, 0),
      problems.lines,
    )}. ${words.nothingStored}`,
  ];
};

const figureLines = (figures: ImportFigures, language: Language, words: CommandWords): string[] => {
  const names = ['added', 'changed', 'removed', 'unchanged', 'linked'] as const;
  const shown = names.filter((name) => figures[name] > 0);
  const numbers = shown.map((name) => figures[name].toLocaleString(language));
  const widest = Math.max(...numbers.map((number) => number.length));
  return [
    ...shown.map((name, at) => `  ${(numbers[at] ?? '').padStart(widest)}  ${words.figures[name]}`),
    ...figures.untouched.map(({ format, count }) =>
      words.untouched(say(language, format.titleRu, format.titleEn), count),
    ),
  ];
};

/** '№ 12, Белова Анна'; a file may have no numbers. */
const called = (startNumber: string, who: string): string =>
  [startNumber && `№ ${startNumber}`, who].filter(Boolean).join(', ');

/** Whose published results the file would remove. */
export const reportRemoval = ({ count, of, examples }: Removal, words: CommandWords): string[] => [
  words.removal(count, of),
  ...examples.map(
    ({ startNumber, lastName, firstName, team }) =>
      `    ${called(startNumber, `${lastName} ${firstName}`.trim() || (team ?? ''))}`,
  ),
];

const placeLines = (places: PlaceCheck | null, words: CommandWords): string[] => {
  if (places === null) return [];
  const different = places.differences.reduce((sum, { count }) => sum + count, 0);
  return [
    words.places(places.compared - different, places.compared),
    ...places.differences.flatMap(({ reason, count, examples }) => [
      `  ${words.placeReasons[reason](count)}`,
      ...examples.map(
        ({ line, startNumber, who, file, ours }) =>
          `    ${words.example(`${line}: ${called(startNumber, who)}`)}: ${words.placeExample(file, ours)}`,
      ),
    ]),
  ];
};

/** How it ended. */
export const reportEnd = (
  {
    state,
    figures,
    places,
    removal,
    reading,
    isPublished,
  }: Extract<ImportOutcome, { state: 'previewed' | 'same' | 'stored' }>,
  { siteUrl, eventCity }: { siteUrl: string; eventCity: string },
  language: Language,
  words: CommandWords,
): string[] => {
  const at = reading.earlier ? formatMoment(toUnix(reading.earlier), reading.city.timezone, language) : undefined;
  const address = `${siteUrl}/results/${encodeURIComponent(eventCity)}`;
  const openness = isPublished ? words.published(address) : words.unpublished;
  if (state === 'same') return [`✓ ${words.same(at !== undefined)}`, openness];
  const title = state === 'previewed' ? words.preview : `✓ ${words.stored}`;
  return [
    ...(at === undefined ? [] : [words.earlier(at)]),
    title,
    ...figureLines(figures, language, words),
    ...placeLines(places, words),
    ...(removal.asks && state === 'previewed' ? reportRemoval(removal, words) : []),
    ...(state === 'previewed' ? [] : [openness]),
  ];
};

/** What a server and a driver say when a statement takes longer than it may. */
const isTimeout = (error: Error & { code?: unknown }): boolean =>
  error.code === '57014' || error.message === 'Query read timeout';

/** Why it broke off, for no fault of the file. */
export const reportFailure = (error: Error, words: CommandWords): string =>
  isTimeout(error) ? words.tookTooLong : words.failed(error.message);
