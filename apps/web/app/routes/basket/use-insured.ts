import { asksStart, checkInsured } from '@trassa/rules';
import { useCallback, useState } from 'react';
import {
  type BasketInsurance,
  type BasketItem,
  type BasketTicket,
  isTicket,
} from '../../shared/basket/items/basket-item.ts';

/** Fields of an insured person that are wrong, in the order of the form; a policy of a ticket asks at most for its start. */
export const wrongInsured = (line: BasketInsurance): readonly string[] => {
  const found = Object.keys(checkInsured(line, line, Date.now() / 1000));
  return line.default && line.abid ? found.filter((field) => field === 'start_date' && asksStart(line)) : found;
};

/** Whose data may be copied into the form of a policy: the participant of its ticket, else the first one known. */
export const participantFor = (goods: readonly BasketItem[], line: BasketInsurance): BasketTicket | null => {
  const tickets = goods.filter(isTicket);
  const own = tickets.find(({ unique_id }) => unique_id === line.abid);
  const known = own ?? tickets.find(({ preReg }) => preReg === 'ok');
  return known?.info ? known : null;
};

/** Policies whose forms show everything that is wrong. */
export const useInsured = () => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback((id: string) => setShown((now) => new Set([...now, id])), []);
  return { shown, show };
};
