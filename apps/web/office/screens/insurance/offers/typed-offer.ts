import type { OfferSaid } from '@trassa/contracts/office';

const numbers = ['price', 'days', 'delay_days'] as const;
type NumberName = (typeof numbers)[number];

/** As it is typed: a number may be missing meanwhile. */
export type OfferTyped = Omit<OfferSaid, NumberName> & { readonly [F in NumberName]: number | null };

const isNumberName = (field: string): field is NumberName => numbers.some((one) => one === field);

/** A number that is missing, which the server could not read. */
export const isLacking = (typed: Partial<OfferTyped>, field: string): boolean =>
  isNumberName(field) && typed[field] === null;
export const isWhole = (typed: Partial<OfferTyped>): boolean => numbers.every((field) => !isLacking(typed, field));

/** Of what is whole. */
export const sentOf = <Typed extends Partial<OfferTyped>>(typed: Typed) =>
  typed as Omit<Typed, NumberName> & Partial<Pick<OfferSaid, NumberName>>;

export type OfferFieldsProps = {
  values: OfferTyped;
  set<Field extends keyof OfferTyped>(field: Field, value: OfferTyped[Field]): void;
  errorOf(field: string): string | undefined;
};
