import type { AgeLimits } from './age.ts';

export type Gender = 'male' | 'female';
export type AdditionalFieldType = 'text' | 'number' | 'date' | 'checkbox';

/** What the participant form depends on; the wire's names, so that EventFormat fits (DEC-58). */
export type ParticipantFormat = AgeLimits & {
  /** Unix seconds: the age counts at this moment (DEC-63). */
  readonly start_time: number;
  readonly timezone: string;
  readonly gender: Gender | null;
  readonly regions: readonly { readonly id: number }[];
  readonly clusters: readonly { readonly name: string; readonly file: boolean; readonly document?: string | null }[];
  readonly select: { readonly title: string; readonly values: readonly string[] } | null;
  readonly select_field: string | null;
  readonly license: boolean;
  readonly additional_fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly required: boolean;
    readonly type?: AdditionalFieldType | undefined;
  }[];
  readonly shirt_unavailable: boolean;
  readonly booked_numbers: boolean;
  /** Id of the plan of seats: there a number is a seat, chosen on the plan and not in the form (DEC-69). */
  readonly space?: string | null;
};

/** Pieces left of a size. */
export type SizeLeft = { readonly size: string; readonly count: number };

export type QuestionType =
  | 'name'
  | 'phone'
  | 'gender'
  | 'birth_date'
  | 'email'
  | 'region'
  | 'size'
  | 'option'
  | 'cluster'
  | 'license_file'
  | 'file'
  | 'number_choice'
  | AdditionalFieldType;

export type Question = {
  /** Key of the answer in `info`, or of the line for `license_file`, `file` and `number`. */
  readonly field: string;
  readonly type: QuestionType;
  readonly required: boolean;
  /** The organiser's own words; the other fields are named by the page. */
  readonly label?: string;
  /** Choices: sizes with pieces left, values of the select, names of clusters. */
  readonly options?: readonly string[];
};

/** Key of the select's answer in `info` (DEC-58). */
const selectField = (format: ParticipantFormat): string => format.select_field ?? 'select';

/** Sizes to choose from; empty: the size is not asked (TICKET-14, DEC-64). */
export const sizesToChoose = (format: ParticipantFormat, sizes: readonly SizeLeft[]): string[] =>
  format.shirt_unavailable ? [] : sizes.filter(({ count }) => count > 0).map(({ size }) => size);

const person: readonly Question[] = [
  { field: 'last_name', type: 'name', required: true },
  { field: 'first_name', type: 'name', required: true },
  { field: 'second_name', type: 'name', required: false },
  { field: 'birth_date', type: 'birth_date', required: true },
  { field: 'gender', type: 'gender', required: true },
  { field: 'phone', type: 'phone', required: true },
  { field: 'extra_contact', type: 'phone', required: false },
];

/**
 * Fields of the participant form in their order (TICKET-01…19). A document (`file`) is asked by the chosen cluster, so
 * `info` is needed for it (TICKET-16); a start number may be chosen, but need not be (DEC-68).
 */
export const questionsOf = (
  format: ParticipantFormat,
  sizes: readonly SizeLeft[],
  info: Readonly<Record<string, unknown>> | null = null,
): Question[] => {
  const questions = [...person];
  const sizeOptions = sizesToChoose(format, sizes);
  if (format.regions.length) questions.push({ field: 'region', type: 'region', required: true });
  if (sizeOptions.length) questions.push({ field: 'item_size', type: 'size', required: true, options: sizeOptions });
  if (format.select) {
    const { title, values } = format.select;
    questions.push({ field: selectField(format), type: 'option', required: true, label: title, options: values });
  }
  if (format.clusters.length) {
    questions.push({
      field: 'cluster',
      type: 'cluster',
      required: true,
      options: format.clusters.map(({ name }) => name),
    });
  }
  if (format.license) questions.push({ field: 'license_file', type: 'license_file', required: true });
  if (format.clusters.some(({ name, file }) => file && name === info?.['cluster'])) {
    questions.push({ field: 'file', type: 'file', required: true });
  }
  for (const { name, label, required, type = 'text' } of format.additional_fields)
    questions.push({ field: name, type, required, label });
  if (format.booked_numbers && !format.space)
    questions.push({ field: 'number', type: 'number_choice', required: false });
  return questions;
};

/** Answers that stand on the basket line itself, the others stand in its `info` (DEC-58). */
export const isLineAnswer = (type: QuestionType): boolean =>
  type === 'license_file' || type === 'file' || type === 'number_choice';

/** Where the answer to a field stands within a basket line: `info.birth_date`, but `license_file` (API 3.2). */
export const answerPath = (field: string): string =>
  field === 'license_file' || field === 'file' || field === 'number' ? field : `info.${field}`;
