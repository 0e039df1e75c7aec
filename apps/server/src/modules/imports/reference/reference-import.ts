import { createHash } from 'node:crypto';
import type { Language } from '@trassa/contracts';
import type { ImportShown } from '@trassa/contracts/office';
import { referenceFields, referenceHeadings } from '@trassa/rules';
import type { Database } from '../../../platform/database/index.ts';
import { refuseByMark } from '../../../platform/table/index.ts';
import type { DryRun, ImportJob, ImportKind } from '../imports-deps.ts';
import { lockReference } from './reference.repository.ts';
import { readReference, type ReferenceHead, type ReferenceRead } from './read-reference.ts';
import type { ReferenceList } from './reference-list.ts';
import {
  referenceHeaderNote,
  referenceKindText,
  referenceProblemText,
  referenceRefusalText,
} from './reference-words.ts';

const ignored = { ru: 'не нужен', en: 'not needed' } as const;
const markWords = { empty_file: 'upload', old_excel: 'import_old_excel', not_a_table: 'import_not_table' } as const;
const both = <T>(make: (language: Language) => T): Record<Language, T> => ({ ru: make('ru'), en: make('en') });

const columnsOf = ({ columns, sheets, sheet }: ReferenceHead): Pick<ImportShown, 'columns' | 'sheets' | 'sheet'> => ({
  columns: columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
  sheets: [...sheets],
  sheet,
});

const shownOf = (read: ReferenceRead, language: Language): ImportShown => {
  const { head } = read;
  const problems = read.state === 'read' ? read.problems.list() : { kept: [], counts: [] };
  return {
    ...columnsOf(head),
    rows: read.state === 'read' ? read.rows : 0,
    problems: problems.kept.map((problem) => ({
      line: problem.line,
      who: '',
      message: referenceProblemText(language, problem),
    })),
    problem_count: read.state === 'read' ? read.problems.rows() : 0,
    kinds: problems.counts.map(([id, count]) => ({ title: referenceKindText(language, id), count })),
    notes: head.namedBy === null ? [] : [referenceHeaderNote(language, head.namedBy)],
    places: null,
    removal: null,
    untouched: [],
  };
};

/** What a dry run was made of: the list as it was, and the file with its columns. */
const hashOf = (base: string, { bytes, map, options }: ImportJob): string => {
  const file = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([Object.entries(map).toSorted(([a], [b]) => Number(a) - Number(b)), options.sheet]));
  return `${base}.${file.digest('hex')}`;
};

const dryRunOf = (read: ReferenceRead, hash: string): DryRun => {
  const shown = both((language) => shownOf(read, language));
  if (read.state === 'refused')
    return { state: 'failed', failure: both((language) => referenceRefusalText(language, read.refusal)), shown };
  return read.problems.rows() > 0 ? { state: 'problems', shown } : { state: 'ready', shown, hash, counts: read.counts };
};

class Undone extends Error {}

/**
 * Files of a list of the house (back-office.md 4.6): rows are added and changed, never removed. All or nothing; a file that was
 * applied changes nothing the second time. BO-146
 */
export const createReferenceImport = ({ slowDb }: { readonly slowDb: Database }, list: ReferenceList): ImportKind => ({
  fields: (language) => [
    ...referenceFields[list.kind].map((field) => ({ field, title: referenceHeadings[field][language] })),
    { field: 'ignore', title: ignored[language] },
  ],
  isField: (word) => word === 'ignore' || (referenceFields[list.kind] as readonly string[]).includes(word),
  refuse(bytes) {
    const id = refuseByMark(bytes)?.refusal.id;
    return id === 'empty_file' || id === 'old_excel' || id === 'not_a_table' ? { id: markWords[id] } : null;
  },
  dryRun: (job, { onProgress }) =>
    slowDb
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const hash = hashOf(await list.base(tx), job);
        const read = await readReference(list, job, {
          db: tx,
          writeBy: null,
          onShare: (share) => onProgress(share * 99),
        });
        return dryRunOf(read, hash);
      }),
  isCurrent: async (db, _startId, hash) => hash.startsWith(`${await list.base(db)}.`),
  asksMore: () => false,
  async apply(job, { hash }, { onProgress, onDone }) {
    try {
      await slowDb.transaction().execute(async (tx) => {
        await lockReference(tx);
        if (hashOf(await list.base(tx), job) !== hash) throw new Undone();
        const read = await readReference(list, job, {
          db: tx,
          writeBy: tx,
          onShare: (share) => onProgress(share * 99),
        });
        // The same file beside the same list was without problems when it was shown.
        if (read.state === 'refused' || read.problems.rows() > 0) throw new Undone();
        await onDone(tx, read.counts, [
          { field: 'rows_added', before: null, after: read.counts.added },
          { field: 'rows_changed', before: null, after: read.counts.changed },
        ]);
      });
      return true;
    } catch (error) {
      if (error instanceof Undone) return false;
      throw error;
    }
  },
});
