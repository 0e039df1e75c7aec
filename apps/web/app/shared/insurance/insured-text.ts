import {
  checkInsured,
  formatPhone,
  formatTypedDate,
  type InsuranceTerms,
  type MessageSpec,
  normaliseName,
  parseIsoDate,
  parsePhone,
  parseTypedDate,
  typedInsuranceStart,
} from '@trassa/rules';
import { typedStartDay } from '../basket/items/insurance-item.ts';

/** Fields of the form in the order of the page. */
export const insuredFields = [
  'last_name',
  'first_name',
  'second_name',
  'birth_date',
  'gender',
  'phone',
  'start_date',
] as const;
export type InsuredName = (typeof insuredFields)[number];

/** What stands in the fields. */
export type InsuredText = Readonly<Record<InsuredName, string>>;

/** Who is insured, as a basket line, a participant or a policy names him. */
export type InsuredSource = {
  readonly last_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly second_name?: string | null | undefined;
  readonly birth_date?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly start_date?: number | null | undefined;
};

const dateText = (date: string): string => {
  const iso = parseIsoDate(date);
  return iso ? formatTypedDate(iso) : date;
};

export const insuredText = ({
  last_name,
  first_name,
  second_name,
  birth_date,
  gender,
  phone,
  start_date,
}: InsuredSource): InsuredText => ({
  last_name: last_name ?? '',
  first_name: first_name ?? '',
  second_name: second_name ?? '',
  birth_date: dateText(birth_date ?? ''),
  gender: gender ?? '',
  phone: phone && parsePhone(phone) ? formatPhone(phone) : (phone ?? ''),
  start_date: start_date ? formatTypedDate(typedStartDay(start_date)) : '',
});

export type InsuredValues = {
  readonly last_name: string;
  readonly first_name: string;
  readonly second_name: string;
  /** YYYY-MM-DD, or what is typed so far. */
  readonly birth_date: string | null;
  readonly gender: 'male' | 'female' | '';
  readonly phone: string;
  readonly start_date: number | null;
};
export type InsuredProblems = Readonly<Partial<Record<InsuredName, MessageSpec>>>;

const nameOf = (text: string): string => (text.trim() ? normaliseName(text) : '');

/** What the fields say for the wire, and what is wrong with it; `now` in whole unix seconds (INS-10…21). */
export const readInsured = (
  text: InsuredText,
  terms: InsuranceTerms,
  now: number,
): { values: InsuredValues; problems: InsuredProblems } => {
  const { activation_delay } = terms;
  const values: InsuredValues = {
    last_name: nameOf(text.last_name),
    first_name: nameOf(text.first_name),
    second_name: nameOf(text.second_name),
    birth_date: parseTypedDate(text.birth_date) ?? (text.birth_date || null),
    gender: text.gender === 'male' || text.gender === 'female' ? text.gender : '',
    phone: text.phone,
    start_date: typedInsuranceStart(text.start_date, { now, activation_delay }),
  };
  return { values, problems: checkInsured(values, terms, now) };
};
