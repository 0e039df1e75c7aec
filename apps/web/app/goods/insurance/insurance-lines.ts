import type { InsuranceLine } from '@trassa/contracts';
import type { GoodsKind } from '../../shared/basket/goods-kind.ts';
import type { BasketInsurance } from '../../shared/basket/items/basket-item.ts';
import { renewedInsurance } from '../../shared/basket/items/insurance-item.ts';
import { insuredFields } from '../../shared/insurance/insured-text.ts';
import { insuranceBase } from './insurance-base.ts';

/** The person comes from its ticket: nothing is asked twice (DEC-97). */
export const takesTicket = (line: BasketInsurance): boolean => line.default && line.abid !== null;

const toQuote = (line: BasketInsurance): InsuranceLine => ({
  unique_id: line.unique_id,
  insurance: { public_id: line.insurance.public_id },
  count: line.count,
  abid: line.abid,
  promocode: line.promocode,
  format_public_id: line.format_public_id,
  default: line.default,
});

const toPay = (line: BasketInsurance): InsuranceLine => ({
  ...toQuote(line),
  ...(takesTicket(line)
    ? {}
    : {
        first_name: line.first_name,
        last_name: line.last_name,
        second_name: line.second_name,
        phone: line.phone,
        gender: line.gender,
        birth_date: line.birth_date,
      }),
  start_date: line.start_date,
});

/** Policies in basket and checkout. */
export const insuranceLines = {
  ...insuranceBase,
  isGrouped: false,
  takesCertificates: true,
  toQuote,
  toPay,
  fieldOf: (path) => insuredFields.find((field) => field === path) ?? null,
  nameOf: ({ title }) => title,
  section: ({ t }) => t('checkout.insurance'),
  pieces: ({ t }, count) => t('checkout.waiting.kinds.insurances', { count }),
  renewed: renewedInsurance,
} satisfies GoodsKind<BasketInsurance, InsuranceLine>;
