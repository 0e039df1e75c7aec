import type { Client } from '@trassa/contracts/client';
import { kindOf, linesOf } from '../../shared/basket/goods-kind.ts';
import type { Description, PreparedKinds } from './prepared-kind.ts';
import type { PreparedLine } from './prepared-line.ts';

/** A line with its picture and words. */
export type DescribedLine = PreparedLine & Description;

/** Adds what a person looks at before agreeing: pictures, variants, city and day of a race. */
export const describeLines = async (
  kinds: PreparedKinds,
  client: Client,
  lines: readonly PreparedLine[],
): Promise<DescribedLine[]> => {
  const described = await Promise.all(
    kinds.map(async (kind) => [kind, await kind.describe?.(client, linesOf(lines, kind))] as const),
  );
  const describeOf = new Map(described);
  return lines.map((line) => {
    const kind = kindOf(kinds, line);
    return { ...line, picture: null, ...(kind && describeOf.get(kind)?.(line)) };
  });
};
