import { productPicturesMost } from '@trassa/rules';
import { invalid, notFound } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Change } from '../../../../platform/http/index.ts';
import { type ProductActing, type ProductShown, shown } from './change-product.ts';
import { lockProduct, type ProductCardRow, selectProduct } from './product-card.repository.ts';
import { updatePictures } from './write-product.repository.ts';

/** Names are digests: their beginnings tell one picture from another in a history. */
const inShort = (paths: unknown): unknown =>
  Array.isArray(paths) ? paths.map((path) => (String(path).split('/').at(-1) ?? '').slice(0, 6)) : paths;
const toldShort = (changes: readonly Change[]): Change[] =>
  changes.map(({ before, after, ...change }) => ({ ...change, before: inShort(before), after: inShort(after) }));

const edit = (row: ProductCardRow, version: number, pictures: readonly string[]) =>
  editVersion({ version: row.version, values: { pictures: [...row.pictures] } }, version, { pictures: [...pictures] });

/** With one more picture behind the others, or as it is; refused where none fits. */
const added = (row: ProductCardRow, version: number, picture?: string): ReturnType<typeof edit> => {
  const isNew = picture !== undefined && !row.pictures.includes(picture);
  const edited = edit(row, version, isNew ? [...row.pictures, picture] : row.pictures);
  if (!edited.ok) return edited;
  return row.pictures.length >= productPicturesMost
    ? invalid({ file: { id: 'product_pictures', max: productPicturesMost } })
    : edited;
};

/** POST …/pictures; `keep` answers its place below `/images/`, before the product is locked: a file takes its time. */
export const addPicture = async (
  tx: Tx,
  publicId: string,
  { version, keep }: { readonly version: number; keep(): Promise<string> },
  acting: ProductActing,
): ProductShown => {
  const seen = await selectProduct(tx, publicId);
  if (!seen) return notFound();
  const before = added(seen, version);
  if (!before.ok) return before;
  const picture = await keep();
  const row = await lockProduct(tx, publicId);
  if (!row) return notFound();
  const edited = added(row, version, picture);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) await updatePictures(tx, row.id, values.pictures, acting);
  return shown(tx, publicId, acting, toldShort(changes));
};

/** PUT …/pictures: those that stay, in this order; what visitors see has one at least. */
export const setPictures = async (
  tx: Tx,
  publicId: string,
  { version, pictures }: { readonly version: number; readonly pictures: string[] },
  acting: ProductActing,
): ProductShown => {
  const row = await lockProduct(tx, publicId);
  if (!row) return notFound();
  const edited = edit(row, version, pictures);
  if (!edited.ok) return edited;
  const isOwn = new Set(pictures).size === pictures.length && pictures.every((one) => row.pictures.includes(one));
  if (!isOwn) return invalid({ pictures: { id: 'wrong_value' } });
  if (row.state === 'published' && !pictures.length) return invalid({ pictures: { id: 'product_picture' } });
  const { changes } = edited.value;
  if (changes.length) await updatePictures(tx, row.id, pictures, acting);
  return shown(tx, publicId, acting, toldShort(changes));
};
