import { HttpError } from '@trassa/contracts/client';

export type Person = { readonly public_id: string; readonly name: string } | null;
/** What stood when a card was read. */
export type Base<Values> = { readonly values: Values; readonly version: number };

type ConflictChange = {
  readonly field: string;
  readonly after: unknown;
  readonly by: Person;
  readonly at: number;
};
/** A refusal 409: somebody has saved another version since (back-office 4.1). */
export type Conflict<Values> = {
  readonly current: Values;
  readonly version: number;
  readonly changed_by: Person;
  readonly changed_at: number | null;
  readonly changes: readonly ConflictChange[];
};

/** A field that both have changed to something else: one of the two values is chosen. */
export type Meeting = {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly by: Person;
  readonly at: number | null;
};

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export const conflictOf = <Values>(error: unknown): Conflict<Values> | null =>
  error instanceof HttpError && error.status === 409 && error.answer.code === 'conflict'
    ? (error.answer as unknown as Conflict<Values>)
    : null;

/** Where what I typed meets what others have saved since `base`; what only one of us has changed needs no choice (BO-148). */
export const meetingsOf = <Values extends object>(
  patch: Partial<Values>,
  base: Values,
  { current, changes, changed_by, changed_at }: Conflict<Values>,
): Meeting[] =>
  (Object.keys(patch) as (keyof Values & string)[]).flatMap((field) => {
    const [mine, theirs] = [patch[field], current[field]];
    if (isSame(theirs, base[field]) || isSame(theirs, mine)) return [];
    const change = changes.find((one) => one.field === field);
    return [{ field, mine, theirs, by: change?.by ?? changed_by, at: change?.at ?? changed_at }];
  });

/** What is left to save: fields that stand as they are wanted fall away. */
export const leftOf = <Values extends object>(patch: Partial<Values>, current: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => !isSame(value, current[field as keyof Values])),
  ) as Partial<Values>;

/** The same without the fields for which the other's value was chosen. */
export const without = <Values extends object>(patch: Partial<Values>, fields: ReadonlySet<string>): Partial<Values> =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => !fields.has(field))) as Partial<Values>;
