import type { Language, Network } from '@trassa/contracts';

/** A person as the other modules see him. Money in kopecks, a percent discount in percent. */
export type Account = {
  readonly id: number;
  readonly publicId: string;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  /** Asked for, until its letter confirms it. */
  readonly newEmail: string | null;
  readonly phone: string | null;
  readonly phoneConfirmed: boolean;
  readonly hasPassword: boolean;
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly gender: 'none' | 'male' | 'female';
  readonly extraContact: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly relation: string | null;
  readonly mailing: boolean;
  readonly roles: readonly string[];
  readonly discount: number;
  readonly discountForm: 'percent' | 'amount';
  readonly language: Language;
  /** A guest who paid (DEC-41). */
  readonly temporary: boolean;
  readonly blocked: boolean;
  readonly networks: readonly Network[];
};

/** One consent, as it was given or refused (DEC-44). */
export type Consent = { readonly purpose: 'personal_data' | 'mailing' | 'runner_page'; readonly given: boolean };
