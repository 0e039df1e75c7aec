import type { ProductPartAsked } from '@trassa/contracts/office';
import { changedSince, notFound, ok } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Change } from '../../../../platform/http/index.ts';
import { type ProductActing, type ProductShown, shown } from './change-product.ts';
import { type NamedSize, nameSizes } from './name-sizes.ts';
import { partsOf } from './present-product.ts';
import { lockSizes } from './product-card.repository.ts';
import { keptOf, readSizes } from './read-sizes.ts';
import { refuseSizes } from './refuse-sizes.ts';
import { updateSizes } from './write-product.repository.ts';

/** All that is kept of them, in their order. */
const shapeOf = (parts: readonly ProductPartAsked[]): string =>
  JSON.stringify(
    parts.map(({ variant, sizes }) => [
      variant && [variant.public_id, variant.name_ru, variant.name_en],
      sizes.map(({ public_id: id, size }) => [id, size]),
    ]),
  );

const told = (sizes: readonly NamedSize[]): string[] => sizes.map((size) => size.told);

/** Lines whose name is another one, so that it is seen where their pieces went. */
const renamed = (before: readonly NamedSize[], after: readonly NamedSize[]): string[] =>
  before.flatMap((old) => {
    const next = after.find(({ publicId }) => publicId === old.publicId);
    return next && next.told !== old.told ? `${old.told} → ${next.told}` : [];
  });

const changesOf = (before: readonly NamedSize[], after: readonly NamedSize[], version: number): Change[] => {
  const names = renamed(before, after);
  return [
    { field: 'sizes', before: told(before), after: told(after) },
    ...(names.length ? [{ field: 'size', before: null, after: names }] : []),
    { field: versionField, before: version, after: version + 1 },
  ];
};

/** PUT …/sizes: all variants and sizes in their order. What has pieces, also those that were sold, does not go. */
export const setSizes = async (
  tx: Tx,
  publicId: string,
  { version, parts }: { readonly version: number; readonly parts: readonly ProductPartAsked[] },
  acting: ProductActing,
): ProductShown => {
  const row = await lockSizes(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const wanted = readSizes(row, parts);
  if (!wanted.ok) return wanted;
  const standing = partsOf(row);
  if (shapeOf(standing) === shapeOf(wanted.value)) {
    const same = await shown(tx, publicId, acting, []);
    return same.ok ? ok({ ...same.value, unchanged: true }) : same;
  }
  const [before, after] = [nameSizes(standing), nameSizes(wanted.value)];
  const refusal = refuseSizes(row.sizes, before, after);
  if (refusal) return refusal;
  await updateSizes(tx, row.id, keptOf(row, wanted.value), acting);
  return shown(tx, publicId, acting, changesOf(before, after, version));
};
