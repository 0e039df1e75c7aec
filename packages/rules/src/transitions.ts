/** state × cause → state; a pair that is not listed cannot happen. */
export type Transitions<S extends string, C extends string> = Readonly<Record<S, Readonly<Partial<Record<C, S>>>>>;

/** The next state, or null when the cause is impossible in this state. */
export const nextState = <S extends string, C extends string>(table: Transitions<S, C>, state: S, cause: C): S | null =>
  table[state][cause] ?? null;

/** States from which a cause is possible: for `where status = any(…)`. */
export const statesBefore = <S extends string, C extends string>(table: Transitions<S, C>, cause: C): S[] =>
  (Object.keys(table) as S[]).filter((state) => table[state][cause] !== undefined);
