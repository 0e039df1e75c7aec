import { maskEmail, maskPhone, orderNumber } from '@trassa/rules';

export { maskEmail, maskPhone } from '@trassa/rules';

/** Any personal value: an address, a phone, or whatever else by its first sign. */
export const maskAny = (value: unknown): unknown => {
  if (value === null || value === undefined) return value;
  if (typeof value !== 'string') return '***';
  if (value.includes('@')) return maskEmail(value);
  return /^\+?[\d\s()-]{7,}$/.test(value) ? maskPhone(value) : `${[...value][0] ?? ''}***`;
};

/** A personal text on the wire of the back office; null: there is none. */
export const maskedBy =
  (mask: (text: string) => string, canReveal: boolean) =>
  (text: string | null): { masked: string; can_reveal: boolean } | null =>
    text ? { masked: mask(text), can_reveal: canReveal } : null;

export type OrderRef = { readonly public_id: string | null; readonly number: string };

/** An order by its number. Its public id opens the page of the order to anybody, so only those have it who see orders. */
export const orderRef = (publicId: string, maySeeOrders: boolean): OrderRef => ({
  public_id: maySeeOrders ? publicId : null,
  number: orderNumber(publicId),
});
