/** A value of which the database does not say whether there may be none. */
export type Computed<T> = { readonly computed: T };
/** What a document holds the database does not say. */
export type Json = { readonly json: true };
export type Nothing = { readonly nothing: true };

/** A text may be declared as some texts where the table itself names none. */
type Value<Declared, Described> = [Described] extends [Json | Nothing]
  ? Declared
  : [Described] extends [readonly (infer Member)[]]
    ? [Declared] extends [readonly (infer Own)[]]
      ? Value<Own, Member>[]
      : Described
    : [string, Declared] extends [Described, string]
      ? Declared
      : Described;

type Held<Declared, Described> = [Described] extends [Computed<infer T>]
  ? Value<NonNullable<Declared>, T> | Extract<Declared, null | undefined>
  : Value<NonNullable<Declared>, NonNullable<Described>> | Extract<Described, null>;

type NamesOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The declared rows beside what the database answers; of rows of several kinds, what any of them may hold. */
export type Rows<Declared, Described> = {
  declared: { [Name in NamesOf<Declared>]: ValueOf<Declared, Name> };
  answered: {
    [Name in keyof Described]: Name extends NamesOf<Declared>
      ? Held<ValueOf<Declared, Name>, Described[Name]>
      : unknown;
  };
  unread: Exclude<keyof Described, NamesOf<Declared>>;
  rows: Declared;
};

/** The declared rows, if they are what the database answers. */
export type Fits<R extends { declared: unknown; answered: R['declared']; unread: never; rows: unknown }> = R['rows'];
