import type { MessageSpec } from '../message.ts';

type Words = { readonly ru: string; readonly en?: string | null };

/** What is checked of the card of a format; moments in unix seconds, absent fields are not looked at. */
export type FormatForm = {
  readonly title?: Words | undefined;
  readonly description?: Words | null | undefined;
  readonly notes?: Words | null | undefined;
  readonly distance?: number | null | undefined;
  readonly obstacles?: number | undefined;
  readonly start_time?: number | undefined;
  readonly registration_end?: number | undefined;
  readonly sale_start?: number | null | undefined;
  readonly sale_end?: number | null | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly age_min?: number | null | undefined;
  readonly age_max?: number | null | undefined;
  readonly min_count?: number | undefined;
  readonly max_count?: number | null | undefined;
  readonly buy_limit?: number | null | undefined;
  readonly fixed_count?: boolean | undefined;
  readonly select?:
    | { readonly title: Words; readonly values: readonly Words[]; readonly field: string }
    | null
    | undefined;
};

export type FormProblems = Record<string, MessageSpec>;

/** Seconds after the start of a format during which its participants may still be named. */
export const registrationAfterStart = 12 * 3600;
export const fieldName = /^[a-z_]{2,40}$/;

const checkWords = (
  problems: FormProblems,
  path: string,
  words: Words | null | undefined,
  { max, isRequired }: { max: number; isRequired: boolean },
): void => {
  if (!words) return;
  if (isRequired && !words.ru.trim()) problems[`${path}.ru`] = { id: 'required' };
  for (const language of ['ru', 'en'] as const)
    if ((words[language] ?? '').length > max) problems[`${path}.${language}`] = { id: 'too_long', max };
};

/** `min` to `max`, an empty one passes. */
const checkNumber = (
  problems: FormProblems,
  path: string,
  value: number | null | undefined,
  [min, max]: readonly [number, number],
): void => {
  if (value === null || value === undefined) return;
  if (value < min) problems[path] = { id: 'number_min', min };
  if (value > max) problems[path] = { id: 'number_max', max };
};

const isBefore = (first: number | null | undefined, second: number | null | undefined): boolean =>
  first !== null && first !== undefined && second !== null && second !== undefined && first < second;

const checkTexts = (form: FormatForm, problems: FormProblems): void => {
  checkWords(problems, 'title', form.title, { max: 80, isRequired: true });
  checkWords(problems, 'description', form.description, { max: 20_000, isRequired: false });
  checkWords(problems, 'notes', form.notes, { max: 500, isRequired: false });
  const { select } = form;
  if (!select) return;
  checkWords(problems, 'select.title', select.title, { max: 200, isRequired: true });
  for (const [index, value] of select.values.entries())
    checkWords(problems, `select.values.${index}`, value, { max: 200, isRequired: true });
  if (select.values.length < 2) problems['select.values'] = { id: 'select_values' };
  if (!fieldName.test(select.field)) problems['select.field'] = { id: 'field_name' };
};

const checkTimes = (form: FormatForm, problems: FormProblems): void => {
  const { start_time: start, registration_end: end, sale_start: from, sale_end: until } = form;
  if (start !== undefined && isBefore(start + registrationAfterStart, end))
    problems['registration_end'] = { id: 'registration_end' };
  if (isBefore(until, from)) problems['sale_end'] = { id: 'date_order' };
  else if (isBefore(start, until)) problems['sale_end'] = { id: 'sale_after_start' };
};

/** What is wrong with the card of a format, by path of the field (back-office.md 3.4). Both the screen and the server ask it. */
export const checkFormat = (form: FormatForm): FormProblems => {
  const problems: FormProblems = {};
  checkTexts(form, problems);
  checkTimes(form, problems);
  checkNumber(problems, 'distance', form.distance, [0.1, 500]);
  checkNumber(problems, 'obstacles', form.obstacles, [0, 500]);
  for (const field of ['age_min', 'age_max'] as const) checkNumber(problems, field, form[field], [0, 99]);
  for (const field of ['min_count', 'max_count', 'buy_limit'] as const)
    checkNumber(problems, field, form[field], [1, 500]);
  if (isBefore(form.age_max, form.age_min)) problems['age_max'] ??= { id: 'number_min', min: form.age_min ?? 0 };
  if (isBefore(form.max_count, form.min_count))
    problems['max_count'] ??= { id: 'number_min', min: form.min_count ?? 1 };
  if (form.fixed_count && form.max_count === null) problems['max_count'] = { id: 'required' };
  if (form.kinds?.length === 0) problems['kinds'] = { id: 'required' };
  return problems;
};
