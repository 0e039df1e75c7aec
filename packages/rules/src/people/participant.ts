import { ageAt, checkAge } from './age.ts';
import { checkBirthDate, parseIsoDate } from './birth-date.ts';
import { isEmail, normaliseEmail } from './email.ts';
import type { MessageSpec } from '../message.ts';
import { checkPersonName, normaliseName } from './names.ts';
import type { ParticipantFormat, Question, SizeLeft } from './participant-questions.ts';
import { isLineAnswer, questionsOf } from './participant-questions.ts';
import { parsePhone } from './phone.ts';

/** Longest free answer, in characters. */
export const answerMaxLength = 500;

export type ParticipantContext = {
  readonly sizes: readonly SizeLeft[];
  /** Ids of uploaded files of the line. */
  readonly license_file?: string | null | undefined;
  readonly file?: string | null | undefined;
  /** Chosen start number of the line. */
  readonly number?: unknown;
  /** Unix seconds. */
  readonly now: number;
};

type Answers = Readonly<Record<string, unknown>>;
type Check = (
  value: unknown,
  question: Question,
  format: ParticipantFormat,
  context: ParticipantContext,
) => MessageSpec | null;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

const text =
  (max: number): Check =>
  (value, { required }): MessageSpec | null => {
    if (isBlank(value)) return required ? { id: 'required' } : null;
    if (typeof value !== 'string') return { id: 'wrong_value' };
    return Array.from(value.trim()).length > max ? { id: 'too_long', max } : null;
  };
const name: Check = (value, { required }) => {
  if (isBlank(value)) return required ? { id: 'required' } : null;
  return typeof value === 'string' ? checkPersonName(value) : { id: 'wrong_value' };
};
const oneOf =
  (id: 'size' | 'option' | 'cluster'): Check =>
  (value, { options = [] }) =>
    typeof value === 'string' && options.includes(value) ? null : { id };
const uploaded: Check = (value) => (typeof value === 'string' && value.trim() ? null : { id: 'file' });
/** Optional and left blank: fine; required and blank: 'Заполните поле'; else the given check decides. */
const filled =
  (check: (value: unknown) => MessageSpec | null): Check =>
  (value, { required }) => {
    if (isBlank(value)) return required ? { id: 'required' } : null;
    return check(value);
  };

const birthDate: Check = (value, _, format, { now }) => {
  const problem = checkBirthDate(value, now);
  if (problem) return problem;
  return checkAge(ageAt(parseIsoDate(String(value)) ?? '', format.start_time, format.timezone), format);
};

const gender: Check = (value, _, format) => {
  if (value !== 'male' && value !== 'female') return { id: 'gender' };
  if (format.gender === null || format.gender === value) return null;
  return { id: format.gender === 'male' ? 'gender_only_male' : 'gender_only_female' };
};

const numeric = (value: unknown): number =>
  typeof value === 'string' ? Number(value.trim().replace(',', '.')) : Number.NaN;
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : numeric(value));

const checks: Readonly<Record<Question['type'], Check>> = {
  name,
  text: text(answerMaxLength),
  phone: filled((value) => (typeof value === 'string' && parsePhone(value) ? null : { id: 'phone' })),
  email: filled((value) => (typeof value === 'string' && isEmail(normaliseEmail(value)) ? null : { id: 'email' })),
  birth_date: birthDate,
  gender,
  region: (value, _, format) => (format.regions.some(({ id }) => id === value) ? null : { id: 'region' }),
  size: oneOf('size'),
  option: oneOf('option'),
  cluster: oneOf('cluster'),
  license_file: uploaded,
  file: uploaded,
  number_choice: filled((value) => (Number.isInteger(value) && Number(value) > 0 ? null : { id: 'number' })),
  number: filled((value) => (Number.isFinite(asNumber(value)) ? null : { id: 'number' })),
  date: filled((value) => (typeof value === 'string' && parseIsoDate(value) ? null : { id: 'date' })),
  checkbox: (value, { required }) => {
    if (required && value !== true) return { id: 'required' };
    return isBlank(value) || typeof value === 'boolean' ? null : { id: 'wrong_value' };
  },
};

/** Typed by guests through older clients, so checked when present although the form does not ask it (API 3.2). */
const optionalEmail: Question = { field: 'email', type: 'email', required: false };

const lineAnswers = ({ license_file, file, number }: ParticipantContext): Answers => ({ license_file, file, number });

/**
 * What is wrong with a participant: problems by field (`answerPath` tells where it stands on the wire); empty: complete
 * (TICKET-01…17). `info` may hold anything that JSON can.
 */
export const checkParticipant = (
  info: Answers | null | undefined,
  format: ParticipantFormat,
  context: ParticipantContext,
): Record<string, MessageSpec> => {
  const problems: [string, MessageSpec][] = [];
  const answers = info ?? {};
  for (const question of [...questionsOf(format, context.sizes, answers), optionalEmail]) {
    const value = isLineAnswer(question.type) ? lineAnswers(context)[question.field] : own(answers, question.field);
    const problem = checks[question.type](value, question, format, context);
    if (problem) problems.push([question.field, problem]);
  }
  return Object.fromEntries(problems);
};

const own = (answers: Answers, field: string): unknown => (Object.hasOwn(answers, field) ? answers[field] : undefined);

const isText = (value: unknown): value is string => typeof value === 'string';
const tidy: Partial<Record<Question['type'], (value: unknown) => unknown>> = {
  name: (value) => (isText(value) ? normaliseName(value) : value),
  text: (value) => (isText(value) ? value.normalize('NFC').trim() : value),
  phone: (value) => (isText(value) ? (parsePhone(value) ?? value.trim()) : value),
  email: (value) => (isText(value) ? normaliseEmail(value) : value),
  birth_date: (value) => (isText(value) ? (parseIsoDate(value) ?? value.trim()) : value),
  date: (value) => (isText(value) ? (parseIsoDate(value) ?? value.trim()) : value),
  number: (value) => (!isBlank(value) && Number.isFinite(asNumber(value)) ? asNumber(value) : value),
};

/**
 * Answers as they are stored: names with a capital letter, phones as + and digits, dates as YYYY-MM-DD, only fields that
 * the format asks (and `email`); blank ones are left out (TICKET-18, DEC-12, DEC-29).
 */
export const normaliseParticipant = (
  info: Answers | null | undefined,
  format: ParticipantFormat,
  sizes: readonly SizeLeft[],
): Record<string, unknown> => {
  const answers = info ?? {};
  const asked = [...questionsOf(format, sizes, answers), optionalEmail].filter(({ type }) => !isLineAnswer(type));
  const kept = asked.map(
    ({ field, type }) => [field, (tidy[type] ?? ((value) => value))(own(answers, field))] as const,
  );
  return Object.fromEntries(kept.filter(([, value]) => !isBlank(value)));
};
