import { type RawBuilder, sql } from 'kysely';
import { ok, refuse, type Result } from '../../kernel/result.ts';

/**
 * Columns of whatever several of the staff edit, as `versionColumns` reads them. An update writes them too: `version = version + 1,
 * updated_at = …, updated_by = …`.
 */
export type VersionRow = {
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** null: the system. */
  readonly updatedBy: number | null;
};

/** `of`: the alias of the table. */
export const versionColumns = (of: string): RawBuilder<unknown> => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${of}.${name}`);
  return sql`${column('version')}, ${column('created_at')} as "createdAt", ${column('updated_at')} as "updatedAt",
    ${column('updated_by')} as "updatedBy"`;
};

/** As an entry of the audit tells it. */
type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** The change that leads from one version to the next; the history of a thing is read by it, and does not show it. */
export const versionField = 'version';
const versionStep = (version: number): FieldChange => ({ field: versionField, before: version, after: version + 1 });

const saidFields = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== null);

/** Changes of a thing that begins: all that is said of it. */
export const changesOfNew = (values: object): FieldChange[] =>
  saidFields(values).map(([field, after]) => ({ field, before: null, after }));

/** Changes of a thing that goes: all that was said of it. */
export const changesOfGone = (values: object): FieldChange[] =>
  saidFields(values).map(([field, before]) => ({ field, before, after: null }));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Fields that would be others, and the step of the version; empty when nothing would. */
const changesOf = (before: object, after: object, version: number): readonly FieldChange[] => {
  const fields = Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const old: unknown = before[field as keyof typeof before];
    return value === undefined || isSame(old, value) ? [] : [{ field, before: old ?? null, after: value ?? null }];
  });
  return fields.length ? [...fields, versionStep(version)] : [];
};

export type Edited<Values> = { readonly values: Values; readonly changes: readonly FieldChange[] };

/**
 * A change by the version that it was made of (BO-148): 409 `conflict` when another one came first. `kept` is read in the
 * transaction of the change and locked (`for update`), `kept.values` are named as on the wire and answered beside the refusal; what is
 * undefined in `wanted` stays. Without `changes` there is nothing to write.
 */
export const editVersion = <Values extends object>(
  kept: { readonly version: number; readonly values: Values },
  sent: number,
  wanted: { readonly [Field in keyof Values]?: Values[Field] | undefined },
): Result<Edited<Values>> => {
  if (kept.version !== sent)
    return refuse({ code: 'conflict', since: sent, details: { current: kept.values, version: kept.version } });
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  return ok({ values: { ...kept.values, ...given }, changes: changesOf(kept.values, given, kept.version) });
};
