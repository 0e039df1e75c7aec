import { createHash } from 'node:crypto';

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Signs of an HTML text that an entry of the audit keeps. */
const told = 200;
const isHtml = (field: string): boolean => /^(html|text)_|^blocks$/.test(field);

/** Its beginning, its length, and a word by which two texts with the same beginning differ. */
const brief = (given: unknown): unknown => {
  const value = Array.isArray(given) ? JSON.stringify(given) : given;
  if (typeof value !== 'string' || value.length <= told) return value;
  const beginning = Array.from(value.slice(0, told * 2))
    .slice(0, told)
    .join('');
  return `${beginning}… [${value.length} · ${createHash('sha256').update(value).digest('hex').slice(0, 8)}]`;
};

/** Changes as the audit keeps them: whole texts stand in versions, and entries are never erased. */
export const toldChanges = (changes: readonly Change[]): Change[] =>
  changes.map((change) =>
    isHtml(change.field) ? { ...change, before: brief(change.before), after: brief(change.after) } : change,
  );
