import type { ProductPartAsked } from '@trassa/contracts/office';

/** One line of pieces: its own id, of which variant it is, and its names as visitors of both languages read them. */
export type NamedSize = {
  /** null: a new one. */
  readonly publicId: string | null;
  /** null: of none. */
  readonly variant: string | null;
  readonly ru: string;
  readonly en: string;
  /** Both, as an entry of the log tells them: `Сажа / Soot M`; a dash where there is no name. */
  readonly told: string;
};

const newVariant = 'new';
const joined = (names: readonly (string | null | undefined)[], by: string): string => names.filter(Boolean).join(by);

/** Names that visitors cannot tell from each other are one. */
const keyOf = (variant: string, size: string | null): string => JSON.stringify([variant, size ?? '']).toLowerCase();

const sizesOf = ({ variant, sizes }: ProductPartAsked): NamedSize[] =>
  sizes.map(({ public_id: publicId, size }) => ({
    publicId,
    variant: variant && (variant.public_id ?? newVariant),
    ru: keyOf(variant?.name_ru ?? '', size),
    en: keyOf(variant?.name_en ?? variant?.name_ru ?? '', size),
    told: joined([joined([variant?.name_ru, variant?.name_en], ' / '), size], ' ') || '–',
  }));

export const nameSizes = (parts: readonly ProductPartAsked[]): NamedSize[] => parts.flatMap(sizesOf);
