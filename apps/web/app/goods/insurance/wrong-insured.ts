import { asksStart, checkInsured } from '@trassa/rules';
import type { BasketInsurance } from '../../shared/basket/items/basket-item.ts';

/** Fields of an insured person that are wrong, in the order of the form; a policy of a ticket asks at most for its start. */
export const wrongInsured = (line: BasketInsurance): readonly string[] => {
  const found = Object.keys(checkInsured(line, line, Date.now() / 1000));
  return line.default && line.abid ? found.filter((field) => field === 'start_date' && asksStart(line)) : found;
};
