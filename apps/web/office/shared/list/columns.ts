import type { ListColumns } from '@trassa/contracts/office';

type Named = { readonly id: string };

/** All columns in the person's order; the first one names the row and stays first, those that came later stand last. */
export const inOrder = <C extends Named>(columns: readonly C[], kept: ListColumns | null): readonly C[] => {
  const [first, ...rest] = columns;
  if (!first || kept === null) return columns;
  const place = ({ id }: Named): number => {
    const at = kept.order.indexOf(id);
    return at === -1 ? kept.order.length : at;
  };
  return [first, ...rest.toSorted((a, b) => place(a) - place(b))];
};

/** Those that are shown; the first one always is. */
export const shownOf = <C extends Named>(columns: readonly C[], kept: ListColumns | null): readonly C[] =>
  inOrder(columns, kept).filter(({ id }, index) => index === 0 || !kept?.hidden.includes(id));

/** One step up or down among those behind the first. */
export const moved = (order: readonly string[], id: string, step: -1 | 1): readonly string[] => {
  const at = order.indexOf(id);
  const other = order[at + step];
  if (at < 1 || at + step < 1 || other === undefined) return order;
  return order.map((one, index) => (index === at ? other : index === at + step ? id : one));
};
