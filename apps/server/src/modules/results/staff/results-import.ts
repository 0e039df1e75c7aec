import type { Language } from '@trassa/contracts';
import type { ImportShown } from '@trassa/contracts/office';
import { importProblemsMax } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuseByMark } from '../../../platform/table/index.ts';
import type { DryRun, ImportJob, ImportKind } from '../../imports/index.ts';
import {
  fieldWords,
  findBase,
  importResults,
  type ImportInput,
  type ImportOutcome,
  type ImportReading,
  type ImportRefusal,
  type ImportStage,
  isResultField,
  kindText,
  nameColumns,
  noteText,
  officeProblemText,
  officeRefusalText,
  peekColumns,
  type Peeked,
  resultFields,
} from '../import/index.ts';
import { hideResults } from '../../events/index.ts';
import { publishFormats } from './publish-results.ts';

type Deps = {
  /** Statements of a large file may take minutes. */
  readonly slowDb: Database;
  readonly clock: Clock;
};

/** Nobody is faster, milliseconds per kilometre; as the command without an option of its own. */
const minPaceMs = 120_000;
const mostSaid = 20;

/** How far the whole is at the end of each stage, in percent. */
const ends: Readonly<Record<ImportStage, readonly [from: number, to: number]>> = {
  read: [0, 40],
  wait: [40, 40],
  write: [40, 80],
  place: [80, 99],
};

const fieldsOf = (map: ImportJob['map']): Record<string, (typeof resultFields)[number]> =>
  Object.fromEntries(Object.entries(map).flatMap(([place, field]) => (isResultField(field) ? [[place, field]] : [])));

const peek = async (job: ImportJob): Promise<{ peeked: Peeked; overrides: ImportInput['overrides'] }> => {
  const { bytes, options } = job;
  const first = await peekColumns(bytes, { sheet: options.sheet, overrides: new Map() });
  const overrides = nameColumns(first.columns, fieldsOf(job.map));
  if (overrides.size === 0) return { overrides, peeked: first };
  return { overrides, peeked: await peekColumns(bytes, { sheet: options.sheet, overrides }) };
};

const inputOf = (
  { startPublicId, fileName, bytes, options }: ImportJob,
  overrides: ImportInput['overrides'],
): Omit<ImportInput, 'isPreview'> => ({
  file: { name: fileName, bytes },
  eventCity: startPublicId ?? '',
  format: options.format,
  sheet: options.sheet,
  overrides,
  isPublishing: false,
  isKeeping: options.keep,
  minPaceMs,
  outside: null,
  rankBy: null,
  accepts: options.accepts,
  mayRemove: 0,
});

const columnsOf = ({ columns }: Peeked, reading: ImportReading | null): ImportShown['columns'] =>
  columns.map(({ header, field, samples }, index) => ({
    header,
    field: reading?.file.columns.find((column) => column.index === index)?.field ?? field,
    samples: [...samples],
  }));

const withoutOptions = (text: string): string => text.replace(/ \(.*\)$/, '');

const showReading = (
  peeked: Peeked,
  outcome: Exclude<ImportOutcome, { state: 'refused' }> | null,
  language: Language,
): ImportShown => {
  const reading = outcome?.reading ?? null;
  const problems = reading?.file.problems;
  const done = outcome && 'figures' in outcome ? outcome : null;
  return {
    columns: columnsOf(peeked, reading),
    sheets: [...peeked.sheets],
    sheet: peeked.sheet,
    rows: reading?.file.count ?? 0,
    problems: (problems?.kept ?? []).slice(0, importProblemsMax).map((problem) => ({
      line: problem.line,
      who: problem.who,
      message: officeProblemText(language, problem),
    })),
    problem_count: problems?.lines ?? 0,
    kinds: [...(problems?.counts ?? [])].map(([id, count]) => ({
      title: withoutOptions(kindText(language, id)),
      count,
    })),
    notes: (reading?.file.notes ?? []).slice(0, mostSaid).map((note) => withoutOptions(noteText(language, note))),
    places: done?.places
      ? {
          compared: done.places.compared,
          different: done.places.differences.reduce((sum, { count }) => sum + count, 0),
        }
      : null,
    removal:
      done && done.removal.count > 0
        ? {
            count: done.removal.count,
            of: done.removal.of,
            asks: done.removal.asks,
            examples: done.removal.examples.map(({ startNumber, lastName, firstName, team }) =>
              [startNumber && `№ ${startNumber}`, `${lastName} ${firstName}`.trim() || (team ?? '')]
                .filter(Boolean)
                .join(', '),
            ),
          }
        : null,
    untouched: (done?.figures.untouched ?? [])
      .slice(0, mostSaid)
      .map(({ format, count }) => ({ title: say(language, format.titleRu, format.titleEn), count })),
  };
};

const both = <T>(make: (language: Language) => T): Record<Language, T> => ({ ru: make('ru'), en: make('en') });

const failedBy = (refusal: ImportRefusal, peeked: Peeked): DryRun => ({
  state: 'failed',
  failure: both((language) => officeRefusalText(language, refusal)),
  shown: both((language) => showReading(peeked, null, language)),
});

const markWords = { empty_file: 'upload', old_excel: 'import_old_excel', not_a_table: 'import_not_table' } as const;

/** Files of timing crews in the back office: the very importer of the command, in two steps. BO-104 BO-105 BO-146 */
export const createResultsImport = (deps: Deps): ImportKind => {
  const { slowDb, clock } = deps;
  const percent =
    (onProgress: (percent: number) => void) =>
    (stage: ImportStage, share: number): void => {
      const [from, to] = ends[stage];
      onProgress(from + (to - from) * share);
    };
  return {
    fields: (language) => resultFields.map((field) => ({ field, title: fieldWords[language][field] })),
    isField: isResultField,
    refuse(bytes) {
      const id = refuseByMark(bytes)?.refusal.id;
      return id === 'empty_file' || id === 'old_excel' || id === 'not_a_table' ? { id: markWords[id] } : null;
    },
    async dryRun(job, { onProgress }) {
      const { peeked, overrides } = await peek(job);
      const input = { ...inputOf(job, overrides), isPreview: true };
      const outcome = await importResults({ db: slowDb, clock }, input, { onProgress: percent(onProgress) });
      if (outcome.state === 'refused') return failedBy(outcome.refusal, peeked);
      const shown = both((language) => showReading(peeked, outcome, language));
      if (outcome.state === 'problems' || outcome.state === 'asks') return { state: 'problems', shown };
      const { added, changed, removed, unchanged: same } = outcome.figures;
      return { state: 'ready', shown, hash: outcome.hash, counts: { added, changed, removed, same } };
    },
    isCurrent: async (db, startId, hash) => startId !== null && hash.startsWith(`${await findBase(db, startId)}.`),
    asksMore: ({ removal }, remove) => removal !== null && removal.asks && remove < removal.count,
    async apply(job, { hash, publish, remove, userId }, { onProgress, onDone }) {
      const { overrides } = await peek(job);
      let formats: readonly number[] = [];
      const outcome = await importResults(
        { db: slowDb, clock },
        { ...inputOf(job, overrides), isPreview: false, mayRemove: remove, expected: hash },
        {
          onProgress: percent(onProgress),
          onReading: ({ file }) => {
            formats = [...file.formatCounts.keys()];
          },
          async onStored(tx, { added, changed, removed, unchanged: same }, fresh) {
            if (!publish) await hideResults(tx, fresh, clock());
            const opened =
              publish && job.startPublicId !== null
                ? await publishFormats(tx, job.startPublicId, formats, { userId, now: clock() })
                : [];
            await onDone(tx, { added, changed, removed, same }, [
              { field: 'rows_added', before: null, after: added },
              { field: 'rows_changed', before: null, after: changed },
              { field: 'rows_removed', before: null, after: removed },
              ...opened,
            ]);
          },
        },
      );
      // Whatever else it says now, it said something else when it was shown.
      return outcome.state === 'stored' || outcome.state === 'same';
    },
  };
};
