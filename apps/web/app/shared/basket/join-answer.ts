type Line = { readonly unique_id: string };

/** What the server answered, and the copy of this device before it was asked and now. */
type BasketVersions<T> = { readonly before: readonly T[]; readonly now: readonly T[]; readonly answer: readonly T[] };

/**
 * One basket out of the server's answer and what was done here while it was on its way: lines added or changed here stand as
 * they stand here, lines taken out here stay out, all others are the server's. `isOwn` false: nothing was done here.
 */
export const joinAnswer = <T extends Line>({
  before,
  now,
  answer,
}: BasketVersions<T>): { goods: readonly T[]; isOwn: boolean } => {
  const idsNow = new Set(now.map(({ unique_id }) => unique_id));
  const textBefore = new Map(before.map((line) => [line.unique_id, JSON.stringify(line)]));
  const own = new Map(
    now.filter((line) => textBefore.get(line.unique_id) !== JSON.stringify(line)).map((line) => [line.unique_id, line]),
  );
  const isOut = ({ unique_id }: T): boolean => textBefore.has(unique_id) && !idsNow.has(unique_id);
  const answered = new Set(answer.map(({ unique_id }) => unique_id));
  const goods = [
    ...answer.filter((line) => !isOut(line)).map((line) => own.get(line.unique_id) ?? line),
    ...[...own.values()].filter(({ unique_id }) => !answered.has(unique_id)),
  ];
  return { goods, isOwn: own.size > 0 || before.some(isOut) };
};
