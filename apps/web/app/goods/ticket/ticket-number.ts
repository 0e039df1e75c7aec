import { type BasketItem, type BasketTicket, isTicket } from '../../shared/basket/items/basket-item.ts';

/** N of 'Билет N': the place of a line within its group, from 1. */
export const ticketNumber = (goods: readonly BasketItem[], line: BasketTicket): number =>
  goods
    .filter(isTicket)
    .filter((item) => item.groupId === line.groupId)
    .findIndex((item) => item.unique_id === line.unique_id) + 1;
