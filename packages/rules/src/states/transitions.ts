/** state × cause → state; a pair that is not listed cannot happen. */
export type Transitions<S extends string, C extends string> = Readonly<Record<S, Readonly<Partial<Record<C, S>>>>>;

/** The next state, or null when the cause is impossible in this state. */
export const nextState = <S extends string, C extends string>(table: Transitions<S, C>, state: S, cause: C): S | null =>
  table[state][cause] ?? null;

/** The next state where the cause has been checked already: an impossible one is a fault, and is thrown. */
export const stateAfter = <S extends string, C extends string>(table: Transitions<S, C>, state: S, cause: C): S => {
  const next = nextState(table, state, cause);
  if (next === null) throw new Error(`what is ${state} cannot ${cause}`);
  return next;
};

/** States from which a cause is possible: for `where status = any(…)`. */
export const statesBefore = <S extends string, C extends string>(table: Transitions<S, C>, cause: C): S[] =>
  (Object.keys(table) as S[]).filter((state) => table[state][cause] !== undefined);

/** To which other states one may move, by state: all that a guard of the stored state has to know. */
export const movesOf = <S extends string>(table: Transitions<S, string>): Map<S, readonly S[]> =>
  new Map(
    (Object.keys(table) as S[]).map((from) => [
      from,
      [...new Set(Object.values(table[from]) as S[])].filter((to) => to !== from),
    ]),
  );
