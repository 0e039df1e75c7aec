import type { MessageSpec } from '@trassa/contracts';
import { checkSlug, productTextMost } from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { keepsCategory } from '../categories/categories.repository.ts';
import type { ProductValues } from './product-card.repository.ts';

export type WantedProduct = { readonly [F in keyof ProductValues]?: ProductValues[F] | undefined };

/** Port: addresses that products share with events and starts (DEC-91). */
export type Addresses = {
  free(tx: Tx, title: string): Promise<string>;
  isTaken(tx: Tx, slug: string): Promise<boolean>;
};

/** BO-016 */
export const checkAddress = async (tx: Tx, addresses: Addresses, slug: string): Promise<MessageSpec | null> => {
  const wrong = checkSlug(slug);
  if (wrong) return { id: wrong };
  return (await addresses.isTaken(tx, slug)) ? { id: 'slug_taken' } : null;
};

const cleanOrNull = (html: string | null): string | null => (html ? cleanHtml(html) || null : null);

const texts = ['description_ru', 'description_en', 'text_ru', 'text_en'] as const;

/** What was typed of a product, made fit to be kept. */
export const checkProduct = async (tx: Tx, wanted: WantedProduct): Promise<Result<WantedProduct>> => {
  if (wanted.category !== undefined && !(await keepsCategory(tx, wanted.category)))
    return invalid({ category: { id: 'option' } });
  const cleaned = {
    ...wanted,
    ...(wanted.title_en !== undefined && { title_en: wanted.title_en || null }),
    ...(wanted.description_ru !== undefined && { description_ru: cleanHtml(wanted.description_ru) }),
    ...(wanted.description_en !== undefined && { description_en: cleanOrNull(wanted.description_en) }),
    ...(wanted.text_ru !== undefined && { text_ru: cleanHtml(wanted.text_ru) }),
    ...(wanted.text_en !== undefined && { text_en: cleanOrNull(wanted.text_en) }),
  };
  const long = texts.filter((field) => wanted[field] !== undefined && (cleaned[field]?.length ?? 0) > productTextMost);
  return long.length
    ? invalid(Object.fromEntries(long.map((field) => [field, { id: 'too_long', max: productTextMost }])))
    : ok(cleaned);
};
