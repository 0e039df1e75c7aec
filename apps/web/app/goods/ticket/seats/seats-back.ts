import type { BasketTicket } from '../../../shared/basket/items/basket-item.ts';

type Seated = Pick<BasketTicket, 'unique_id' | 'number'>;

/**
 * What the lines whose seats are `taken` by others get instead, by unique_id: the seat that the hold has for them still
 * (`granted`), unless that is gone too or another line has moved there meanwhile; else none.
 */
export const seatsBack = (
  lines: readonly Seated[],
  taken: readonly number[],
  granted: ReadonlyMap<string, number>,
): Map<string, number | null> => {
  const isTaken = (number: number | null): boolean => number !== null && taken.includes(number);
  const kept = new Set(lines.flatMap(({ number }) => (number === null || isTaken(number) ? [] : [number])));
  return new Map(
    lines
      .filter(({ number }) => isTaken(number))
      .map(({ unique_id: id }) => {
        const had = granted.get(id) ?? null;
        return [id, had === null || isTaken(had) || kept.has(had) ? null : had];
      }),
  );
};
