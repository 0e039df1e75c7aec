import type { PreparedLine } from './prepared-line.ts';

/** Answers about the things of some lines by their public_id, each asked once; one that fails describes nothing. */
export const readAll = async <T>(
  lines: readonly PreparedLine[],
  read: (id: string) => Promise<T>,
): Promise<Map<string, T>> => {
  const ids = [...new Set(lines.map(({ public_id }) => public_id))];
  const answers = await Promise.allSettled(ids.map(read));
  return new Map(
    answers.flatMap((answer, index) => (answer.status === 'fulfilled' ? [[ids[index] ?? '', answer.value]] : [])),
  );
};
