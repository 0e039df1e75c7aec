import type { BasketShop } from './basket-item.ts';

/** Fields of a line that has no race, no size, no way of delivery and no insurance yet. */
export const blankLine = {
  event: null,
  event_city: null,
  format_public_id: null,
  start_time: null,
  address: null,
  space: null,
  sale: null,
  size: null,
  promocode: null,
  delivery: null,
  delivery_method: null,
  delivery_public_id: null,
  isHiddenDeliveryAddres: false,
  currentPickupSelect: null,
  abid: null,
  isAddInsurance: false,
  insurancePublic_id: null,
  insurancePrice: null,
  insurance_cost: null,
} as const satisfies Partial<BasketShop>;
