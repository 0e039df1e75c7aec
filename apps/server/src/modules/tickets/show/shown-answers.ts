import type { EventFormat } from '@trassa/contracts';

type Choices = Pick<EventFormat, 'clusters' | 'select' | 'select_field'>;

const listsOf = ({
  clusters,
  select,
  select_field: field,
}: Choices): (readonly [field: string, list: readonly string[]])[] => [
  ['cluster', clusters.map(({ name }) => name)],
  [field ?? 'select', select?.values ?? []],
];

/** Answers chosen from lists, in the words of `shown` instead of those in which they are kept; by their place in the list. */
export const answersIn = (
  info: Readonly<Record<string, unknown>>,
  kept: Choices,
  shown: Choices,
): Readonly<Record<string, unknown>> => {
  const words = new Map(listsOf(shown));
  const said = listsOf(kept).flatMap(([field, list]) => {
    const word = words.get(field)?.[list.indexOf(String(info[field]))];
    return word === undefined ? [] : [[field, word] as const];
  });
  return { ...info, ...Object.fromEntries(said) };
};
