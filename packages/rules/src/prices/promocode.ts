import type { MessageSpec } from '../message.ts';

/** Codes ignore case and outer blanks (DEC-81); '' for an empty one. */
export const normaliseCode = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFC').trim().toUpperCase();

export type PromocodeTerms = {
  /** Unix seconds; absent or null: no bound. */
  readonly starts_at?: number | null;
  readonly ends_at?: number | null;
  /** Uses left in all (DEC-81). */
  readonly available_code_count: number;
};

/**
 * Why a code does not work at a moment (unix seconds); null: it does. A code for something else is to be passed as
 * undefined, so that it gets the text of an unknown one (DEC-82).
 */
export const checkPromocode = (code: string, terms: PromocodeTerms | undefined, now: number): MessageSpec | null => {
  if (!normaliseCode(code)) return { id: 'promocode_empty' };
  if (!terms) return { id: 'promocode_unknown' };
  if (typeof terms.starts_at === 'number' && now < terms.starts_at) return { id: 'promocode_early' };
  const isOver = typeof terms.ends_at === 'number' && now >= terms.ends_at;
  return isOver || terms.available_code_count < 1 ? { id: 'promocode_ended' } : null;
};
