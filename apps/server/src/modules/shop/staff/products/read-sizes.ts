import type { MessageSpec } from '@trassa/contracts';
import type { ProductPartAsked } from '@trassa/contracts/office';
import { sizeNameMost, type SizesProblem, sizesMost, sizesProblem, variantNameMost } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { ProductCardRow } from './product-card.repository.ts';
import type { Kept } from './write-product.repository.ts';

const wordOf = { none: 'size_none', mixed: 'size_mixed', twice: 'size_twice' } as const;

const wrong = ({ problem, part, size }: SizesProblem): Record<string, MessageSpec> => {
  const field = size === undefined ? 'variant.name_ru' : `sizes.${size}.size`;
  return { [problem === 'none' ? `parts.${part}` : `parts.${part}.${field}`]: { id: wordOf[problem] } };
};

const isEach = (ids: readonly string[], known: readonly { readonly publicId: string }[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.some(({ publicId }) => publicId === id));

/** Lines and variants of this product, each once. */
const isOwn = (row: ProductCardRow, parts: readonly ProductPartAsked[]): boolean =>
  isEach(
    parts.flatMap(({ sizes }) => sizes.flatMap(({ public_id: id }) => id ?? [])),
    row.sizes,
  ) &&
  isEach(
    parts.flatMap(({ variant }) => variant?.public_id ?? []),
    row.variants,
  );

/** A name as it stands where only its blanks are others; an empty one is none. */
const nameOr = (old: string | null | undefined, typed: string | null): string | null =>
  old !== undefined && (old ?? '').trim() === (typed ?? '') ? old : typed || null;

/** As asked, with names that are not changed as they stand. */
const keepNames = (row: ProductCardRow, parts: readonly ProductPartAsked[]): ProductPartAsked[] =>
  parts.map(({ variant, sizes }) => {
    const old = row.variants.find(({ publicId }) => publicId === variant?.public_id);
    return {
      variant: variant && {
        ...variant,
        name_ru: nameOr(old?.nameRu, variant.name_ru) ?? '',
        name_en: nameOr(old?.nameEn, variant.name_en),
      },
      sizes: sizes.map(({ public_id: id, size }) => ({
        public_id: id,
        size: nameOr(row.sizes.find(({ publicId }) => publicId === id)?.size, size),
      })),
    };
  });

const lengthProblem = (old: string | null | undefined, name: string | null, max: number): MessageSpec | null =>
  name === old || (name?.length ?? 0) <= max ? null : { id: 'too_long', max };

/** Limits of names that are changed. */
const nameProblems = (row: ProductCardRow, parts: readonly ProductPartAsked[]): Record<string, MessageSpec> => {
  const found = parts.flatMap(({ variant, sizes }, at): [string, MessageSpec | null][] => {
    const old = row.variants.find(({ publicId }) => publicId === variant?.public_id);
    const required: MessageSpec | null =
      variant && variant.name_ru === '' && old?.nameRu !== '' ? { id: 'required' } : null;
    return [
      [
        `parts.${at}.variant.name_ru`,
        required ?? lengthProblem(old?.nameRu, variant?.name_ru ?? null, variantNameMost),
      ],
      [`parts.${at}.variant.name_en`, lengthProblem(old?.nameEn, variant?.name_en ?? null, variantNameMost)],
      ...sizes.map(({ public_id: id, size }, line): [string, MessageSpec | null] => [
        `parts.${at}.sizes.${line}.size`,
        lengthProblem(row.sizes.find(({ publicId }) => publicId === id)?.size, size, sizeNameMost),
      ]),
    ];
  });
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
};

/** What is asked for, fit to be kept; a variant or a size of another product, or one named twice, fits nothing. */
export const readSizes = (row: ProductCardRow, asked: readonly ProductPartAsked[]): Result<ProductPartAsked[]> => {
  if (!isOwn(row, asked)) return invalid({ parts: { id: 'wrong_value' } });
  if (asked.reduce((sum, { sizes }) => sum + sizes.length, 0) > sizesMost)
    return invalid({ parts: { id: 'number_max', max: sizesMost } });
  const parts = keepNames(row, asked);
  const names = nameProblems(row, parts);
  if (Object.keys(names).length) return invalid(names);
  const problem = sizesProblem(
    parts.map(({ variant, sizes }) => ({
      variant: variant?.name_ru ?? null,
      sizes: sizes.map(({ size }) => size || null),
    })),
  );
  return problem ? invalid(wrong(problem)) : ok(parts);
};

/** The same by internal ids, new variants with an id of their own. */
export const keptOf = (row: ProductCardRow, parts: readonly ProductPartAsked[]): Kept => {
  const named = parts.map(({ variant, sizes }) => ({ variant, sizes, id: variant?.public_id ?? randomId() }));
  return {
    variants: named.flatMap(({ variant, id }) =>
      variant
        ? {
            id: row.variants.find(({ publicId }) => publicId === variant.public_id)?.id ?? null,
            publicId: id,
            nameRu: variant.name_ru,
            nameEn: variant.name_en,
          }
        : [],
    ),
    sizes: named.flatMap(({ variant, sizes, id }) =>
      sizes.map((size) => ({
        id: row.sizes.find(({ publicId }) => publicId === size.public_id)?.id ?? null,
        variant: variant && id,
        size: size.size,
      })),
    ),
  };
};
