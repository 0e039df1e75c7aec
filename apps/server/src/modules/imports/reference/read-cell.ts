import { referenceNameMax, type ReferenceField } from '@trassa/rules';
import type { ReferenceCells, ReferenceProblem } from './reference-list.ts';

/** Signs that no name has: control, private, unpaired, and what a wrong encoding leaves. */
const unreadable = /[\p{C}\uFFFD]/u;
/** What a spreadsheet takes for a formula. */
const formula = /^[=+@-]/;

/** Reads the cells of one row; what is wrong with them is gathered. */
export const cellReader = (
  { line, cells }: ReferenceCells,
  problems: ReferenceProblem[],
): {
  readonly wrong: (id: ReferenceProblem['id'], field: ReferenceField, value?: string) => null;
  /** A name; null: it is none, and that is told, or it may be absent and is. */
  readonly text: (field: ReferenceField, isNeeded?: boolean) => string | null;
  /** As it stands. */
  readonly raw: (field: ReferenceField) => string;
} => {
  const raw = (field: ReferenceField): string => cells[field] ?? '';
  const wrong = (id: ReferenceProblem['id'], field: ReferenceField, value = raw(field)): null => {
    problems.push({ line, id, field, value });
    return null;
  };
  return {
    wrong,
    raw,
    text(field, isNeeded = true) {
      const value = raw(field);
      if (value === '') return isNeeded ? wrong('empty', field) : null;
      if (value.length > referenceNameMax) return wrong('too_long', field);
      if (formula.test(value)) return wrong('formula', field);
      return unreadable.test(value) ? wrong('signs', field, '') : value;
    },
  };
};
