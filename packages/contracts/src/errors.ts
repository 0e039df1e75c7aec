/** Every refusal the server can give (API §1), with its status. Exhaustive on both sides. */
export const errorCodes = {
  validation: 400,
  temporary_user: 400,
  role_required: 403,
  second_factor_required: 403,
  network_not_allowed: 403,
  reauth_required: 403,
  captcha_required: 400,
  consent_required: 400,
  tickets_unavailable: 400,
  required_ticket_count: 400,
  hold_expired: 400,
  sale_closed: 400,
  price_changed: 400,
  sum_changed: 400,
  promocode: 400,
  certificate: 400,
  size_unavailable: 400,
  delivery_unavailable: 400,
  insurance_unavailable: 400,
  number_taken: 400,
  age: 400,
  deadline: 400,
  state: 400,
  rows: 400,
  order_open: 400,
  not_owner: 400,
  email_not_confirmed: 418,
  has_dependants: 400,
  not_publishable: 400,
  expected_changed: 400,
  conflict: 409,
  idempotency: 409,
} as const satisfies Record<string, 400 | 403 | 409 | 418>;

export type ErrorCode = keyof typeof errorCodes;

/** Codes that the basket shows beside its lines instead of in the global popup (DEC-05). */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCodes, text);
