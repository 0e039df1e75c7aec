import type { ColumnPlan } from '../column-plan.ts';
import { isBlank, type RawRow, tidy } from '../../../../../kernel/table/raw-row.ts';
import { readDuration } from '../read-time.ts';
import { timeFields } from '../result-field.ts';

const filledOf = (row: RawRow): { index: number; text: string }[] =>
  row.cells.map((cell, index) => ({ index, text: tidy(cell) })).filter(({ text }) => !isBlank(text));

const timeForm = /\d[:'′’]\d{2}/;
const placeForm = /\(\d+\)$/;

/**
 * The second line of a person: nothing but times, one of them with its place behind it or under a heading that is of no
 * time. A row with a number or a name is none.
 */
export const isLegLine = (row: RawRow, plan: ColumnPlan): boolean => {
  // Of most rows the first cell tells.
  if (row.cells.some((cell) => cell !== '' && !timeForm.test(cell) && !isBlank(tidy(cell)))) return false;
  const filled = filledOf(row);
  return (
    filled.length > 1 &&
    filled.every(({ text }) => readDuration(text) !== null) &&
    filled.some(({ index, text }) => placeForm.test(text) || !timeFields.some((field) => plan.indexOf(field) === index))
  );
};

/** Words under the headings that name the legs, where a first person has a line of them. */
export const isLegTitles = ([titles, person, legs]: readonly RawRow[], plan: ColumnPlan): boolean => {
  if (!titles || !person || !legs || !isLegLine(legs, plan) || isLegLine(person, plan)) return false;
  const filled = filledOf(titles);
  return (
    filled.length > 1 && plan.cell(titles, 'start_number') === '' && !filled.some(({ text }) => timeForm.test(text))
  );
};

/** Times of a second line under their titles, or by their order. */
export const readLegLine = (row: RawRow, titles: RawRow | null): { title: string; ms: number }[] =>
  filledOf(row).flatMap(({ index, text }, at) => {
    const ms = readDuration(text);
    return ms ? [{ title: tidy(titles?.cells[index] ?? '') || `#${at + 1}`, ms }] : [];
  });
