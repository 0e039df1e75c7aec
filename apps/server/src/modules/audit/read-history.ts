import type { AuditAct, Language } from '@trassa/contracts';
import type { Places } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import type { AuditEntry } from '../../platform/http/index.ts';
import type { AuditDeps } from './audit-deps.ts';
import { type HistoryRow, selectHistory } from './audit.repository.ts';
import type { Kept } from './domain/entry-content.ts';
import { readKept, readKeys } from './subject-keys.ts';

const erasedWord: Readonly<Record<Language, string>> = { ru: 'стёрто', en: 'erased' };

/** An entry as people read it; `views`: how many equal looks it stands for. */
export type ReadEntry = {
  readonly publicId: string;
  readonly at: Date;
  readonly actor: number | null;
  readonly from: AuditEntry['from'];
  readonly act: AuditAct | null;
  readonly title: unknown;
  readonly places: Places;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  readonly reason: unknown;
  readonly address: unknown;
  readonly session: string | null;
  readonly requestId: string | null;
  readonly result: AuditEntry['result'];
  readonly code: string | null;
  readonly views: number;
};
export type History = { readonly values: readonly ReadEntry[]; readonly next: string | null };

const keptOf = ({ objectTitle, reason, address, changes }: HistoryRow): Kept[] =>
  [objectTitle, reason, address, ...changes.flatMap(({ before, after }) => [before, after])].filter(
    (kept) => kept !== null,
  );

/** Everything that was done to a thing, newest first; `cursor`: the entry that the page before ended with. */
export const readHistory = async (
  { secrets }: Pick<AuditDeps, 'secrets'>,
  db: Executor,
  object: { readonly kind: string; readonly id: string },
  { language, cursor, limit }: { readonly language: Language; readonly cursor: string | null; readonly limit: number },
): Promise<History> => {
  const rows = await selectHistory(db, object, cursor, limit + 1);
  const page = rows.slice(0, limit);
  const people = page.flatMap(keptOf).flatMap((kept) => ('of' in kept ? [kept.of] : []));
  const keys = await readKeys(db, secrets.subjects, people);
  const values = page.map((row): ReadEntry => {
    const read = (kept: Kept | null): unknown =>
      kept ? readKept(keys, kept, row.publicId, erasedWord[language]) : null;
    return {
      publicId: row.publicId,
      at: new Date(row.at),
      actor: row.actor,
      from: row.from,
      act: row.act,
      title: read(row.objectTitle),
      places: row.places,
      changes: row.changes.map(({ field, before, after }) => ({ field, before: read(before), after: read(after) })),
      reason: read(row.reason),
      address: read(row.address),
      session: row.session,
      requestId: row.requestId,
      result: row.result,
      code: row.code,
      views: row.views,
    };
  });
  return { values, next: rows.length > limit ? (page.at(-1)?.publicId ?? null) : null };
};
