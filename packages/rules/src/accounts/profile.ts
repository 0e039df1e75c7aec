import { checkBirthDate, parseIsoDate } from '../people/birth-date.ts';
import type { MessageSpec } from '../message.ts';
import { checkPersonName, normaliseName } from '../people/names.ts';
import { extraContactCountries, parsePhone } from '../people/phone.ts';

/** Personal data as it is kept; '' and null: nothing is known. */
export type PersonalData = {
  readonly name: string;
  readonly last_name: string;
  readonly second_name: string;
  /** YYYY-MM-DD */
  readonly birth_date: string | null;
  readonly gender: 'none' | 'male' | 'female';
  readonly extra_contact: string | null;
  readonly language: 'ru' | 'en';
};

/** What was typed or sent: an absent field stays, null and '' clear (DEC-109). */
export type ProfileInput = { readonly [field in keyof PersonalData]?: string | null | undefined };

/** Fields with their new values, or what is wrong with each field. */
export type Checked<T> =
  | { readonly ok: true; readonly value: Partial<T> }
  | { readonly ok: false; readonly problems: Readonly<Record<string, MessageSpec>> };

type Outcome = { readonly value: string | null } | { readonly problem: MessageSpec };
type Read = (text: string, now: number) => Outcome;

export const readName = (text: string): Outcome => {
  const problem = checkPersonName(text);
  return problem ? { problem } : { value: normaliseName(text) };
};

/** A second phone: Russia, Tajikistan or Belarus (DEC-29, DEC-36). */
export const readExtraContact = (text: string): Outcome => {
  if (!text) return { value: null };
  const phone = parsePhone(text, { countries: extraContactCountries });
  return phone ? { value: phone } : { problem: { id: 'phone' } };
};

const readBirthDate: Read = (text, now) => {
  if (!text) return { value: null };
  return checkBirthDate(text, now) ? { problem: { id: 'profile_date' } } : { value: parseIsoDate(text) };
};

const oneOf =
  (words: readonly string[], empty: string | null): Read =>
  (text) => {
    const word = text || empty;
    return word !== null && words.includes(word) ? { value: word } : { problem: { id: 'wrong_value' } };
  };

const fields: readonly (readonly [keyof PersonalData, Read])[] = [
  ['name', readName],
  ['last_name', readName],
  ['second_name', readName],
  ['birth_date', readBirthDate],
  ['gender', oneOf(['none', 'male', 'female'], 'none')],
  ['extra_contact', readExtraContact],
  ['language', oneOf(['ru', 'en'], null)],
];

/**
 * The fields that really change, in the form in which they are kept; nothing left: 'Данные не изменились' is the caller's
 * to say. `now` in unix seconds (SET-04…07, SET-09, DEC-37, DEC-109).
 */
export const changeProfile = (known: PersonalData, input: ProfileInput, now: number): Checked<PersonalData> => {
  const problems: Record<string, MessageSpec> = {};
  const value: Record<string, string | null> = {};
  for (const [field, read] of fields) {
    const text = input[field];
    if (text === undefined) continue;
    const outcome = read((text ?? '').trim(), now);
    if ('problem' in outcome) problems[field] = outcome.problem;
    else if (outcome.value !== known[field]) value[field] = outcome.value;
  }
  if (Object.keys(problems).length) return { ok: false, problems };
  return { ok: true, value };
};
