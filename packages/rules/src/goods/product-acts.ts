/** `draft`: nobody outside sees it; `archived`: out of the lists of the staff too. */
export const productStates = ['draft', 'published', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

export const productActs = ['publish', 'hide', 'archive', 'restore'] as const;
export type ProductAct = (typeof productActs)[number];

const moves: Readonly<Record<ProductAct, Readonly<Partial<Record<ProductState, ProductState>>>>> = {
  publish: { draft: 'published' },
  hide: { published: 'draft' },
  archive: { draft: 'archived', published: 'archived' },
  restore: { archived: 'draft' },
};

/** What a product is after an act; null: not from this state. */
export const productAfter = (act: ProductAct, state: ProductState): ProductState | null => moves[act][state] ?? null;

/** Acts of a state, in the order of their buttons. */
export const productActsOf = (state: ProductState): readonly ProductAct[] =>
  productActs.filter((act) => productAfter(act, state) !== null);

/** Roubles. */
export const productPriceMost = 1_000_000;
export const productPicturesMost = 12;
/** Characters. */
export const productTitleMost = 120;
export const productKeywordsMost = 300;
export const productTextMost = 20_000;
export const variantNameMost = 60;
export const sizeNameMost = 20;
/** Pixels. */
export const productPictureLeast = { width: 800, height: 800 } as const;

/** Sizes of a variant, or of a product that has none; null: pieces without a size. */
export type NamedSizes = { readonly variant: string | null; readonly sizes: readonly (string | null)[] };
export type SizesProblem = {
  readonly problem: 'none' | 'mixed' | 'twice';
  readonly part: number;
  /** Left out: it is about the variant. */
  readonly size?: number;
};

const fold = (name: string): string => name.trim().toLowerCase();

const firstTwice = (names: readonly (string | null)[]): number =>
  names.findIndex(
    (name, at) => name !== null && names.slice(0, at).some((one) => one !== null && fold(one) === fold(name)),
  );

/**
 * What is wrong with variants and sizes; null: nothing. A product is sold either by variants or without them, and each of these
 * either by sizes or without them, so that no piece is there that nobody can choose (DEC-106).
 */
export const sizesProblem = (parts: readonly NamedSizes[]): SizesProblem | null => {
  if (parts.length === 0) return { problem: 'none', part: 0 };
  const bare = parts.findIndex(({ variant }) => variant === null);
  if (bare >= 0 && parts.length > 1) return { problem: 'mixed', part: bare };
  const twice = firstTwice(parts.map(({ variant }) => variant));
  if (twice >= 0) return { problem: 'twice', part: twice };
  for (const [part, { sizes }] of parts.entries()) {
    if (sizes.length === 0) return { problem: 'none', part };
    const unnamed = sizes.indexOf(null);
    if (unnamed >= 0 && sizes.length > 1) return { problem: 'mixed', part, size: unnamed };
    const size = firstTwice(sizes);
    if (size >= 0) return { problem: 'twice', part, size };
  }
  return null;
};
