import type { Quote } from '@trassa/contracts';
import type { BasketItem } from './items/basket-item.ts';

type Names = NonNullable<Quote['lines'][number]['names']>;

const called = (line: BasketItem, { title, event = line.event?.title, variant }: Names): BasketItem => ({
  ...line,
  title,
  ...(line.event && event !== undefined ? { event: { ...line.event, title: event } } : {}),
  ...(variant === undefined ? {} : { proportion: variant }),
});

/** In the place of a name that is on its way. */
const soon = '…';

/** Goods whose names are on their way in the language of the page: what is named in another one says `…` till then. */
export const awaitNames = (goods: readonly BasketItem[], language: string): readonly BasketItem[] =>
  goods.map((line) => {
    if (line.language === undefined || line.language === language) return line;
    const hasVariant = 'proportion' in line && line.proportion !== null;
    return called(line, { title: soon, event: soon, ...(hasVariant ? { variant: soon } : {}) });
  });

/** Goods as the language of the page calls them: a line keeps the names of the language in which it was put here (I18N-01). */
export const renameGoods = (goods: readonly BasketItem[], quote: Quote | null): readonly BasketItem[] => {
  const names = new Map((quote?.lines ?? []).map((line) => [line.unique_id, line.names]));
  return goods.map((line) => {
    const known = names.get(line.unique_id);
    return known ? called(line, known) : line;
  });
};
