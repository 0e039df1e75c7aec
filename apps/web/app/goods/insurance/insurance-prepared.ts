import type { PreparedKind } from '../../features/prepared-basket/prepared-kind.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { changeLine } from '../../shared/basket/change-lines.ts';
import { addInsurance } from '../../shared/basket/items/insurance-item.ts';
import { insuranceBase } from './insurance-base.ts';

/** Policies of a prepared basket: each has a form of its own. */
export const insurancePrepared = {
  ...insuranceBase,
  sign: 'hurdle',
  pieces: ({ t }, count) => t('preparedBasket.count.insurance', { count }),
  put: async ({ public_id: id, count, promocode }) => {
    const { values: offer } = await request(calls.insurances.one, { params: { id } }, { ownErrors: true });
    for (let index = 0; index < count; index += 1) {
      const line = addInsurance(offer, { race: null });
      if (promocode) changeLine('insurance', line, { promocode });
    }
  },
} satisfies PreparedKind;
