import type { BasketLine, Carries } from '../basket/basket-line.ts';
import { removeLine } from '../basket/basket.ts';

/** The form of a policy lacks nothing; it gives `false` too (INS-22, API 3.2). */
export const isPolicyComplete = ({ preReg }: { readonly preReg: 'ok' | '' | false }): boolean => preReg === 'ok';

/** Links an insurance line to a ticket; an earlier one of that ticket is replaced (BASKET-41, INS-24, DEC-97). */
export const attachInsurance = <T extends BasketLine>(
  goods: readonly T[],
  ticketId: string,
  insurance: T,
  carries: Carries,
): T[] => {
  const ticket = goods.find((line) => line.unique_id === ticketId);
  if (ticket?.selector !== 'ticket') return [...goods];
  const rest = ticket.abid === null ? goods : removeLine(goods, ticket.abid, carries);
  const flags = {
    abid: insurance.unique_id,
    isAddInsurance: true,
    insurancePublic_id: insurance.public_id,
    insurancePrice: insurance.price,
    insurance_cost: insurance.totalCost,
  };
  return [
    ...rest.map((line) => (line.unique_id === ticketId ? { ...line, ...flags } : line)),
    { ...insurance, abid: ticketId, groupId: ticket.groupId },
  ];
};
