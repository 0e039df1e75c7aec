import type { ProductPart, ProductPartAsked } from '@trassa/contracts/office';

/** A size as it is typed, with the pieces that it has; null: it is new. */
export type TypedSize = {
  readonly public_id: string | null;
  readonly size: string;
  readonly pieces: { readonly stock: number; readonly taken: number } | null;
};
export type TypedPart = { readonly variant: ProductPartAsked['variant']; readonly sizes: readonly TypedSize[] };

export const typedOf = (parts: readonly ProductPart[]): TypedPart[] =>
  parts.map(({ variant, sizes }) => ({
    variant,
    sizes: sizes.map(({ public_id: id, size, stock, taken }) => ({
      public_id: id,
      size: size ?? '',
      pieces: { stock, taken },
    })),
  }));

/** An empty name is none. */
export const askedOf = (parts: readonly TypedPart[]): ProductPartAsked[] =>
  parts.map(({ variant, sizes }) => ({
    variant: variant && { ...variant, name_en: variant.name_en || null },
    sizes: sizes.map(({ public_id: id, size }) => ({ public_id: id, size: size.trim() || null })),
  }));

/** Whether what is edited here is the same; pieces are sold and received meanwhile. */
export const isSameParts = (one: readonly ProductPart[], other: readonly ProductPart[]): boolean =>
  JSON.stringify(askedOf(typedOf(one))) === JSON.stringify(askedOf(typedOf(other)));

const newSize: TypedSize = { public_id: null, size: '', pieces: null };
/** One line to type into where nothing stands. */
export const startOf = (parts: readonly ProductPart[]): TypedPart[] =>
  parts.length ? typedOf(parts) : [{ variant: null, sizes: [newSize] }];

const newVariant = { public_id: null, name_ru: '', name_en: null };

export const withSize = (part: TypedPart): TypedPart => ({ ...part, sizes: [...part.sizes, newSize] });

/** The first variant takes what there was without one. */
export const withVariant = (parts: readonly TypedPart[]): TypedPart[] => {
  const [first] = parts;
  return first && first.variant === null
    ? [{ ...first, variant: newVariant }, ...parts.slice(1)]
    : [...parts, { variant: newVariant, sizes: [newSize] }];
};

/** What the last variant has stays without one. */
export const withoutVariant = (parts: readonly TypedPart[], at: number): TypedPart[] =>
  parts.length > 1 ? parts.filter((_, index) => index !== at) : parts.map((part) => ({ ...part, variant: null }));

/** This one before the one before it. */
export const upward = <T>(list: readonly T[], at: number): T[] => {
  const [one, before] = [list[at], list[at - 1]];
  return one === undefined || before === undefined ? [...list] : list.toSpliced(at - 1, 2, one, before);
};
