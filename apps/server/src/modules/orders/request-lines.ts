import type { MessageSpec, PaymentBody } from '@trassa/contracts';
import type { LinesOfKind, SentLine } from './sellable.ts';

export type { LinesOfKind } from './sellable.ts';

export type Baskets = Pick<PaymentBody, 'tickets' | 'shop' | 'insurances' | 'certificates' | 'certificate_codes'>;

/** Lines of one order; a basket on the server holds as many (API 5.4). */
export const maxLines = 100;

const fields = [
  ['tickets', 'ticket'],
  ['shop', 'shop'],
  ['insurances', 'insurance'],
  ['certificates', 'certificate'],
] as const;

/** Lines of a request by kind of goods, each with its place in the request. */
export const linesOf = (body: Baskets): LinesOfKind[] =>
  fields.flatMap(([field, kind]) => {
    const lines = (body[field] ?? []).map((line, index): SentLine => ({
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
