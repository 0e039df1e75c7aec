import type { api, MessageSpec } from '@trassa/contracts';
import type { z } from 'zod';
import type { LinesOfKind, Sellables, SentLine } from '../sellable.ts';

export type { LinesOfKind } from '../sellable.ts';

/** Lines of all kinds and gift certificates, as a quote takes them. */
export type Baskets = z.output<(typeof api.orders.price)['body']>;

/** Lines of one order; a basket on the server holds as many (API 5.4). */
export const maxLines = 100;

/** The body by the fields of kinds: the contract has checked it by the same kinds. */
type ByField = Readonly<Record<string, readonly { readonly unique_id: string }[] | undefined>>;

/** Lines of a request by kind of goods, each with its place in the request. */
export const linesOf = (sellables: Sellables, body: Baskets): LinesOfKind[] =>
  [...sellables.values()].flatMap(({ kind, contract: { field } }) => {
    const lines = ((body as ByField)[field] ?? []).map((line, index): SentLine => ({
      path: `${field}.${index}`,
      uniqueId: line.unique_id,
      line,
    }));
    return lines.length ? [{ kind, lines }] : [];
  });

/** Lines that repeat another one's unique_id, by path. */
export const repeatedIds = (kinds: readonly LinesOfKind[]): Record<string, MessageSpec> => {
  const seen = new Set<string>();
  const errors: Record<string, MessageSpec> = {};
  for (const { path, uniqueId } of kinds.flatMap(({ lines }) => lines)) {
    if (seen.has(uniqueId)) errors[`${path}.unique_id`] = { id: 'unique_id_repeated' };
    seen.add(uniqueId);
  }
  return errors;
};
