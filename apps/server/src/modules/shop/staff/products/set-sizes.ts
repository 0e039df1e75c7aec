import type { MessageSpec } from '@trassa/contracts';
import type { ProductPartAsked } from '@trassa/contracts/office';
import { type SizesProblem, sizesMost, sizesProblem } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { changedSince, invalid, notFound, refuse, type Result, ok } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import { type ProductActing, type ProductShown, shown } from './change-product.ts';
import { lockProduct, type ProductCardRow, type SizeCardRow } from './product-card.repository.ts';
import { type Kept, updateSizes } from './write-product.repository.ts';

const wordOf = { none: 'size_none', mixed: 'size_mixed', twice: 'size_twice' } as const;

const wrong = ({ problem, part, size }: SizesProblem): Record<string, MessageSpec> => {
  const field = size === undefined ? 'variant.name_ru' : `sizes.${size}.size`;
  return { [problem === 'none' ? `parts.${part}` : `parts.${part}.${field}`]: { id: wordOf[problem] } };
};

const isEach = (ids: readonly string[], known: readonly { readonly publicId: string }[]): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.some(({ publicId }) => publicId === id));

/** What is asked for by internal ids; a variant or a size of another product, or one named twice, fits nothing. */
const readKept = (row: ProductCardRow, parts: readonly ProductPartAsked[]): Result<Kept> => {
  const sizeIds = parts.flatMap(({ sizes }) => sizes.flatMap(({ public_id: id }) => id ?? []));
  const variantIds = parts.flatMap(({ variant }) => variant?.public_id ?? []);
  if (!isEach(sizeIds, row.sizes) || !isEach(variantIds, row.variants))
    return invalid({ parts: { id: 'wrong_value' } });
  if (parts.reduce((sum, { sizes }) => sum + sizes.length, 0) > sizesMost)
    return invalid({ parts: { id: 'number_max', max: sizesMost } });
  const named = parts.map(({ variant, sizes }) => ({ variant, sizes, id: variant?.public_id ?? randomId() }));
  return ok({
    variants: named.flatMap(({ variant, id }) =>
      variant
        ? {
            id: row.variants.find(({ publicId }) => publicId === variant.public_id)?.id ?? null,
            publicId: id,
            nameRu: variant.name_ru,
            nameEn: variant.name_en || null,
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
  });
};

/** `Сажа M`, or a dash where it has neither. */
const nameOf = ({ variants }: ProductCardRow, { variantId, size }: SizeCardRow): string => {
  const variant = variants.find(({ id }) => id === variantId);
  return [variant?.nameRu, size].filter(Boolean).join(' ') || '–';
};

/** All of them as an entry of the log tells it. */
const listed = (row: ProductCardRow): string => row.sizes.map((size) => nameOf(row, size)).join(', ');

const refuseLoss = (row: ProductCardRow, lost: readonly SizeCardRow[]) => {
  const [size] = lost;
  if (!size) return null;
  const { stock, taken } = size;
  const about = { size: nameOf(row, size), stock, taken };
  return refuse({
    code: 'has_dependants',
    message: { id: stock > taken ? 'size_has_pieces' : 'size_is_kept', ...about },
    details: { dependants: [{ kind: 'pieces', count: stock }] },
  });
};

/** PUT …/sizes: all variants and sizes in their order. What has pieces, also those that orders keep, does not go. */
export const setSizes = async (
  tx: Tx,
  publicId: string,
  { version, parts }: { readonly version: number; readonly parts: readonly ProductPartAsked[] },
  acting: ProductActing,
): ProductShown => {
  const row = await lockProduct(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const problem = sizesProblem(
    parts.map(({ variant, sizes }) => ({ variant: variant?.name_ru ?? null, sizes: sizes.map(({ size }) => size) })),
  );
  if (problem) return invalid(wrong(problem));
  const kept = readKept(row, parts);
  if (!kept.ok) return kept;
  const lost = row.sizes.filter(({ id, stock }) => stock > 0 && !kept.value.sizes.some((one) => one.id === id));
  const refusal = refuseLoss(row, lost);
  if (refusal) return refusal;
  await updateSizes(tx, row.id, kept.value, acting);
  const after = await lockProduct(tx, publicId);
  if (!after) return notFound();
  const edited = editVersion({ version, values: { sizes: listed(row) } }, version, { sizes: listed(after) });
  return edited.ok ? shown(tx, publicId, acting, edited.value.changes) : edited;
};
