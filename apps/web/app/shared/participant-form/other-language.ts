import type { EventFormat } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';
import type { Question } from '@trassa/rules';
import { queryOptions } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { languages, type Language } from '../i18n/types.ts';
import { keyOf, type TypedAnswers } from './typed-answers.ts';

const choicesOf = (format: EventFormat): Record<string, readonly string[]> => ({
  cluster: format.clusters.map(({ name }) => name),
  ...(format.select ? { [format.select_field ?? 'select']: format.select.values } : {}),
});

/** Whether an answer was chosen from the list of another language: a draft outlives a change of it. */
export const hasStranger = (typed: TypedAnswers, questions: readonly Question[]): boolean =>
  questions.some(({ type, field, options = [] }) => {
    const value = typed[keyOf(field)];
    return (
      (type === 'cluster' || type === 'option') && typeof value === 'string' && value !== '' && !options.includes(value)
    );
  });

/** The same choices in the words of `format`, found by their place in the list. */
export const translated = (typed: TypedAnswers, other: EventFormat, format: EventFormat): TypedAnswers => {
  const from = choicesOf(other);
  return Object.fromEntries(
    Object.entries(choicesOf(format)).flatMap(([field, options]) => {
      const key = keyOf(field);
      const value = typed[key];
      if (typeof value !== 'string' || options.includes(value)) return [];
      const same = options[from[field]?.indexOf(value) ?? -1];
      return same === undefined ? [] : [[key, same]];
    }),
  );
};

/** The format in the language that is not shown. */
export const otherFormat = (formatId: string, shown: Language) => {
  const language = languages.find((other) => other !== shown) ?? shown;
  const client = makeClient({ headers: () => ({ language }) });
  return queryOptions({
    queryKey: ['format-in', language, formatId],
    queryFn: async ({ signal }) => (await client(calls.events.format, { params: { id: formatId }, signal })).values,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
