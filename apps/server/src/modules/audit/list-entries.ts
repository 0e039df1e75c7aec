import type { Language } from '@trassa/contracts';
import type { AuditRow, officeAudit } from '@trassa/contracts/office';
import type { z } from 'zod';
import { toUnix } from '../../kernel/clock.ts';
import type { AuditDeps, AuditOffice, Person } from './audit-deps.ts';
import { maskChanges, readEntries } from './read-history.ts';

type Asked = z.output<typeof officeAudit.list.query>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const momentOf = (seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(seconds * 1000);
export const presentPerson = (person: Person | undefined) =>
  person ? { public_id: person.publicId, name: person.name } : null;

/** GET /api/admin/audit */
export const listEntries = async (
  deps: AuditDeps,
  { findPerson, namesOf }: AuditOffice,
  asked: Asked,
  language: Language,
): Promise<{ values: AuditRow[]; next: string | null }> => {
  const { db } = deps;
  const actor = asked.actor === undefined ? null : await findPerson(db, asked.actor);
  if (asked.actor !== undefined && actor === null) return { values: [], next: null };
  const { object_kind: kind, object_id: id } = asked;
  const filter = {
    actor,
    act: asked.act ?? null,
    object: kind === undefined || id === undefined ? null : { kind, id },
    result: asked.result ?? null,
    from: momentOf(asked.from),
    to: momentOf(asked.to),
  };
  const page = { language, cursor: asked.cursor ?? null, limit: asked.limit };
  const { values, next } = await readEntries(deps, db, filter, page);
  const names = await namesOf(
    db,
    values.flatMap(({ actor: who, decider }) => [who, decider].filter((one) => one !== null)),
  );
  return {
    values: values.map((entry) => ({
      public_id: entry.publicId,
      number: entry.number,
      at: toUnix(entry.at),
      actor: presentPerson(names.get(entry.actor ?? 0)),
      decider: presentPerson(names.get(entry.decider ?? 0)),
      from: entry.from,
      act: entry.act,
      object: entry.object && {
        kind: entry.object.kind,
        public_id: entry.object.id,
        title: textOf(entry.title) ?? '',
      },
      changes: maskChanges(entry.changes),
      reason: textOf(entry.reason),
      address: textOf(entry.address),
      session: entry.session,
      request_id: entry.requestId,
      result: entry.result,
      code: entry.code,
      count: entry.views,
    })),
    next,
  };
};
