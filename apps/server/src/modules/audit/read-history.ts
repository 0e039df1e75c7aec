import type { AuditAct, Language } from '@trassa/contracts';
import type { Places } from '@trassa/rules';
import { maskAny } from '../../kernel/masking.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { AuditEntry } from '../../platform/http/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import type { Kept } from './domain/entry-content.ts';
import {
  type EntryFilter,
  findPosition,
  type ListedRow,
  type Position,
  selectEntries,
  selectEntriesOf,
} from './entries-list.repository.ts';
import { readKept, readKeys } from './subject-keys.ts';

const erasedWord: Readonly<Record<Language, string>> = { ru: 'стёрто', en: 'erased' };

/** An entry as people read it; `views`: how many equal looks it stands for. */
export type ReadEntry = {
  readonly publicId: string;
  /** Of the chain; null: not sealed yet. */
  readonly number: number | null;
  readonly at: Date;
  readonly actor: number | null;
  /** Who agreed to it, where two were needed. */
  readonly decider: number | null;
  readonly from: AuditEntry['from'];
  readonly act: AuditAct | null;
  readonly object: { readonly kind: string; readonly id: string } | null;
  readonly title: unknown;
  readonly places: Places;
  readonly changes: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    /** Values of a person, which are there still. */
    readonly isPersonal: boolean;
  }[];
  readonly reason: unknown;
  readonly address: unknown;
  readonly session: string | null;
  readonly requestId: string | null;
  readonly result: AuditEntry['result'];
  readonly code: string | null;
  readonly views: number;
};
/** Changes as a list shows them: personal values are masked, whoever reads. */
export const maskChanges = (changes: ReadEntry['changes']) =>
  changes.map(({ field, before, after, isPersonal }) =>
    isPersonal ? { field, before: maskAny(before), after: maskAny(after) } : { field, before, after },
  );

export type History = { readonly values: readonly ReadEntry[]; readonly next: string | null };

const keptOf = ({ objectTitle, reason, address, changes }: ListedRow): Kept[] =>
  [objectTitle, reason, address, ...changes.flatMap(({ before, after }) => [before, after])].filter(
    (kept) => kept !== null,
  );

export type Page = { readonly language: Language; readonly cursor: string | null; readonly limit: number };

/** `cursor`: the entry that the page before ended with, behind an unknown one there is nothing. */
const readPage = async (
  { secrets }: Pick<AuditDeps, 'secrets'>,
  db: Executor,
  select: (after: Position | null, limit: number) => Promise<ListedRow[]>,
  { language, cursor, limit }: Page,
): Promise<History> => {
  const after = cursor === null ? null : await findPosition(db, cursor);
  if (cursor !== null && !after) return { values: [], next: null };
  const rows = await select(after, limit + 1);
  const page = rows.slice(0, limit);
  const people = page.flatMap(keptOf).flatMap((kept) => ('of' in kept ? [kept.of] : []));
  const keys = await readKeys(db, secrets.subjects, people);
  const values = page.map((row): ReadEntry => {
    const read = (kept: Kept | null): unknown =>
      kept ? readKept(keys, kept, row.publicId, erasedWord[language]) : null;
    const { publicId, number, actor, decider, from, act, places, session, requestId, result, code, views } = row;
    const isLeft = (kept: Kept): boolean => 'of' in kept && read(kept) !== erasedWord[language];
    return {
      publicId,
      number,
      at: new Date(row.at),
      actor,
      decider,
      from,
      act,
      object: row.objectKind === null ? null : { kind: row.objectKind, id: row.objectId ?? '' },
      title: read(row.objectTitle),
      places,
      changes: row.changes.map(({ field, before, after: later }) => ({
        field,
        before: read(before),
        after: read(later),
        isPersonal: isLeft(before) || isLeft(later),
      })),
      reason: read(row.reason),
      address: read(row.address),
      session,
      requestId,
      result,
      code,
      views,
    };
  });
  return { values, next: rows.length > limit ? (page.at(-1)?.publicId ?? null) : null };
};

/** Entries of the audit, newest first. */
export const readEntries = (
  deps: Pick<AuditDeps, 'secrets'>,
  db: Executor,
  filter: EntryFilter,
  page: Page,
): Promise<History> => readPage(deps, db, (after, limit) => selectEntries(db, filter, after, limit), page);

/** Everything that was done to a thing, or to several as if they were one. */
export const readHistory = (
  deps: Pick<AuditDeps, 'secrets'>,
  db: Executor,
  objects: readonly { readonly kind: string; readonly id: string }[],
  page: Page,
): Promise<History> => readPage(deps, db, (after, limit) => selectEntriesOf(db, objects, after, limit), page);
