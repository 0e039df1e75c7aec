import type { Language } from '@trassa/contracts';
import type { OfficeProduct } from '@trassa/contracts/office';
import { type ProductAct, productAfter, slugOf } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { findProducts } from '../../products.repository.ts';
import { type Addresses, checkAddress, checkProduct, type WantedProduct } from './check-product.ts';
import { presentProductCard, productObject, productValues } from './present-product.ts';
import { lockProduct, type ProductCardRow, selectProduct } from './product-card.repository.ts';
import { type By, insertProduct, updateProduct, updateState } from './write-product.repository.ts';

export type ProductActing = By & { readonly language: Language; readonly namesOf: NamesOf };
type Card = { readonly values: OfficeProduct };
export type ProductShown = Promise<Result<Acted<Card>>>;

/** The card of a row that was just read. */
export const cardOf = async (
  db: Tx | Parameters<NamesOf>[0],
  row: ProductCardRow,
  { language, now, namesOf }: Omit<ProductActing, 'userId'>,
): Promise<Card> => {
  const [product] = await findProducts(db, [row.id], now);
  if (!product) throw new Error(`product ${row.publicId} is gone`);
  const editor = row.updatedBy === null ? undefined : (await namesOf(db, [row.updatedBy])).get(row.updatedBy);
  return { values: presentProductCard(row, { product, editor, language, now }) };
};

/** After a change, with what its entry says. */
export const shown = async (
  tx: Tx,
  publicId: string,
  acting: ProductActing,
  changes: readonly Change[],
): ProductShown => {
  const row = await selectProduct(tx, publicId);
  if (!row) return notFound();
  return ok({ answer: await cardOf(tx, row, acting), object: productObject(row), changes });
};

/** POST /api/admin/products: a draft; nobody outside sees it. */
export const createProduct = async (
  tx: Tx,
  addresses: Addresses,
  {
    slug: given,
    ...typed
  }: WantedProduct & {
    readonly slug?: string | undefined;
    readonly title_ru: string;
    readonly category: string;
    readonly price: number;
  },
  acting: ProductActing,
): ProductShown => {
  const checked = await checkProduct(tx, typed);
  const address = given ? await checkAddress(tx, addresses, given) : null;
  if (address) return invalid({ ...(checked.ok ? {} : checked.refusal.errors), slug: address });
  if (!checked.ok) return checked;
  const wanted = checked.value;
  const slug = given || (await addresses.free(tx, slugOf(typed.title_ru)));
  await insertProduct(
    tx,
    slug,
    {
      title_ru: typed.title_ru,
      title_en: wanted.title_en ?? null,
      category: typed.category,
      price: typed.price,
      gender: wanted.gender ?? 'unisex',
      keywords: wanted.keywords ?? '',
      delivery: wanted.delivery ?? true,
      weight_grams: wanted.weight_grams ?? 300,
      description_ru: wanted.description_ru ?? '',
      description_en: wanted.description_en ?? null,
      text_ru: wanted.text_ru ?? '',
      text_en: wanted.text_en ?? null,
    },
    acting,
  );
  return shown(tx, slug, acting, []);
};

/** PUT /api/admin/products/{id} */
export const changeProduct = async (
  tx: Tx,
  publicId: string,
  { version, ...typed }: WantedProduct & { readonly version: number },
  acting: ProductActing,
): ProductShown => {
  const row = await lockProduct(tx, publicId);
  if (!row) return notFound();
  const checked = await checkProduct(tx, typed);
  if (!checked.ok) return checked;
  const edited = editVersion({ version: row.version, values: productValues(row) }, version, checked.value);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) await updateProduct(tx, row.id, values, acting);
  return shown(tx, publicId, acting, changes);
};

/** PUT …/state: what visitors see has a picture. */
export const moveProduct = async (
  tx: Tx,
  publicId: string,
  { version, act }: { readonly version: number; readonly act: ProductAct },
  acting: ProductActing,
): ProductShown => {
  const row = await lockProduct(tx, publicId);
  if (!row) return notFound();
  const state = productAfter(act, row.state);
  const edited = editVersion({ version: row.version, values: { state: row.state } }, version, {
    state: state ?? row.state,
  });
  if (!edited.ok) return edited;
  if (state === null) return refuse({ code: 'state' });
  if (state === 'published' && !row.pictures.length) return invalid({ pictures: { id: 'product_picture' } });
  await updateState(tx, row.id, state, acting);
  return shown(tx, publicId, acting, edited.value.changes);
};
