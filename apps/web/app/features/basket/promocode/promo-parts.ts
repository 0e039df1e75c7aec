import { normaliseCode } from '@trassa/rules';
import type { BasketItem } from '../../../shared/basket/items/basket-item.ts';

type PromoLine = Pick<BasketItem, 'unique_id' | 'title' | 'promocode'>;

/** Lines that one promocode field speaks for; `code` null: none is applied to them. */
export type PromoPart<L extends PromoLine> = { readonly code: string | null; readonly lines: readonly L[] };

/** Lines with the same code share a field; those without one have another below, where a further code can be typed. */
export const promoParts = <L extends PromoLine>(lines: readonly L[]): PromoPart<L>[] => {
  const parts = new Map<string, { code: string | null; lines: L[] }>();
  for (const line of lines) {
    const key = normaliseCode(line.promocode);
    const part = parts.get(key) ?? { code: key ? line.promocode : null, lines: [] };
    part.lines.push(line);
    parts.set(key, part);
  }
  return [...parts.values()].sort((a, b) => Number(a.code === null) - Number(b.code === null));
};

/** Items of a part by name, each once. */
export const titlesOf = (lines: readonly PromoLine[]): string[] => [...new Set(lines.map(({ title }) => title))];

/**
 * What the server said of the lines of a field, in one text: as it is when it said the same of all, else by item (PROMO-07).
 * null: nothing.
 */
export const refusalOf = (
  lines: readonly PromoLine[],
  told: Readonly<Record<string, string>>,
  name: (title: string, text: string) => string,
): string | null => {
  const texts = lines.map(({ unique_id }) => told[unique_id]);
  const [first] = texts;
  if (first !== undefined && texts.every((text) => text === first)) return first;
  const named = lines.flatMap(({ unique_id, title }) => {
    const text = told[unique_id];
    return text === undefined ? [] : [name(title, text)];
  });
  return [...new Set(named)].join('; ') || null;
};
