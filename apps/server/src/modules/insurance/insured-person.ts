import { parseIsoDate } from '@trassa/rules';

/** Who is insured, as a policy keeps it; '' and null: not named yet. */
export type PolicyPerson = {
  readonly lastName: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly phone: string;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly gender: 'male' | 'female' | null;
};

export const nobody: PolicyPerson = {
  lastName: '',
  firstName: '',
  secondName: '',
  phone: '',
  birthDate: null,
  gender: null,
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A participant, or an insured person of an order, as they are stored; null is nobody. */
export const toPerson = (info: Readonly<Record<string, unknown>> | null): PolicyPerson => {
  if (!info) return nobody;
  const gender = info['gender'];
  return {
    lastName: text(info['last_name']),
    firstName: text(info['first_name']),
    secondName: text(info['second_name']),
    phone: text(info['phone']),
    birthDate: parseIsoDate(text(info['birth_date'])),
    gender: gender === 'male' || gender === 'female' ? gender : null,
  };
};

/** Somebody is named: the policy can be shown and printed. */
export const isNamed = ({ lastName, birthDate }: Pick<PolicyPerson, 'lastName' | 'birthDate'>): boolean =>
  lastName !== '' && birthDate !== null;
