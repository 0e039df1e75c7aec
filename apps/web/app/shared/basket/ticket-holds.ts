import type { EventFormat, Kind } from '@trassa/contracts';
import {
  addTickets,
  countLines,
  findTicketGroup,
  groupCount,
  holdMilliseconds,
  removeLine,
  setGroupCount,
} from '@trassa/rules';
import { HttpError } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { type BasketItem, type BasketTicket, isTicket } from './items/basket-item.ts';
import { changeBasket, readBasket, setGroupsAside, writeBasket } from './basket-store.ts';
import { carries } from './items/carrying-kinds.ts';
import { dropStaleLines, staleLines, takeFromStale } from './stale-lines.ts';
import { type TicketPlace, ticketTemplate } from './items/ticket-item.ts';

const newId = (): string => crypto.randomUUID();
const silent = { ownErrors: true } as const;

export type Purchase = { format: EventFormat; kind: Kind; count: number; place: TicketPlace; promocode: string | null };

/**
 * Holds places and puts the tickets into the basket; a group of the same format and kind grows, its hold is not prolonged
 * (DEC-59). Rejects with the server's refusal, and the basket stays as it was.
 */
export const addToBasket = async ({ format, kind, count, place, promocode }: Purchase): Promise<void> => {
  const group = findTicketGroup(readBasket().filter(isTicket), { format_public_id: format.public_id, kind });
  const total = group ? groupCount(readBasket(), group.groupId) + count : count;
  if (group && (await changeHold(group, total))) {
    changeBasket((goods) =>
      setGroupCount(goods, { groupId: group.groupId, count: total }, newId, carries).map((line) =>
        isTicket(line) && line.groupId === group.groupId && promocode ? { ...line, promocode } : line,
      ),
    );
    return;
  }
  const hold = await request(calls.holds.create, { body: { format_public_id: format.public_id, kind, count } }, silent);
  const template = ticketTemplate({ format, kind, place, promocode, holdId: hold.hold_id, addedAt: Date.now() }, newId);
  changeBasket((goods) => addTickets<BasketItem>(goods, template, count, newId));
};

/** Changes how many tickets a group has, on the server first (BASKET-37, 38, 43). */
export const setTicketCount = async (groupId: string, count: number): Promise<void> => {
  const [first] = ticketsOf(readBasket(), groupId);
  if (first?.hold_id && count > 0 && !(await changeHold(first, count))) return;
  if (first?.hold_id && count <= 0) await release(first.hold_id);
  changeBasket((goods) => setGroupCount(goods, { groupId, count }, newId, carries));
};

/** Removes one participant; the last one takes the group along. */
export const removeTicket = async (line: BasketTicket): Promise<void> => {
  const left = groupCount(readBasket(), line.groupId) - line.count;
  if (line.hold_id && left > 0 && !(await changeHold(line, left))) return;
  if (line.hold_id && left <= 0) await release(line.hold_id);
  changeBasket((goods) => removeLine(goods, line.unique_id, carries));
};

/** Empties the basket at once and gives the places back (BASKET-03). */
export const clearBasket = async (): Promise<void> => {
  const holds = new Set(
    readBasket()
      .filter(isTicket)
      .flatMap(({ hold_id }) => (hold_id ? [hold_id] : [])),
  );
  writeBasket([]);
  dropStaleLines();
  await Promise.allSettled([...holds].map(release));
};

/**
 * Holds places anew for tickets whose time ran out: each group comes back with everything that was typed and added to it.
 * Groups that no longer fit stay where they are; answers their titles. Throws when the server cannot be asked.
 */
export const holdAgain = async (stale: readonly BasketItem[]): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (const groupId of new Set(stale.filter(isTicket).map((line) => line.groupId))) {
    const tickets = ticketsOf(stale, groupId);
    const [first] = tickets;
    if (!first) continue;
    try {
      const hold = await request(
        calls.holds.create,
        { body: { format_public_id: first.format_public_id, kind: first.kind, count: countLines(tickets) } },
        silent,
      );
      const held = { hold_id: hold.hold_id, addTicketToBasketTime: Date.now() };
      putBack(tickets, () => held);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error;
      lost.push(`${first.event.title}: ${first.title}`);
    }
  }
  return lost;
};

type Held = Pick<BasketTicket, 'hold_id' | 'addTicketToBasketTime'>;

/** Tickets that had been set aside are in the basket again, with what was taken along with them. */
const putBack = (tickets: readonly BasketTicket[], heldOf: (line: BasketTicket) => Held): void => {
  const ids = new Set(tickets.map(({ unique_id }) => unique_id));
  const isBack = ({ unique_id, abid }: BasketItem): boolean => ids.has(unique_id) || (abid !== null && ids.has(abid));
  // A line is in one of the two places at any moment, so it is put before it is taken.
  const back = staleLines().filter(isBack);
  changeBasket((goods) => [
    ...goods.filter((line) => !back.some(({ unique_id }) => unique_id === line.unique_id)),
    ...back.map((line) => (isTicket(line) ? { ...line, ...heldOf(line) } : line)),
  ]);
  takeFromStale(isBack);
};

export type HeldAgain = { readonly unique_id: string; readonly hold_id: string; readonly seconds_left: number };

/** A waiting order is the basket again: its tickets stand by the holds that the server names (by this device's clock). */
export const takeOrderBack = (holds: readonly HeldAgain[]): void => {
  const byLine = new Map(holds.map((held) => [held.unique_id, held]));
  const heldOf = (line: BasketTicket): Held => {
    const held = byLine.get(line.unique_id);
    return held
      ? { hold_id: held.hold_id, addTicketToBasketTime: Date.now() + held.seconds_left * 1000 - holdMilliseconds }
      : { hold_id: line.hold_id, addTicketToBasketTime: line.addTicketToBasketTime };
  };
  putBack(
    staleLines()
      .filter(isTicket)
      .filter(({ unique_id }) => byLine.has(unique_id)),
    heldOf,
  );
  changeBasket((goods) => goods.map((line) => (isTicket(line) ? { ...line, ...heldOf(line) } : line)));
};

const ticketsOf = (goods: readonly BasketItem[], groupId: string): BasketTicket[] =>
  goods.filter(isTicket).filter((line) => line.groupId === groupId);

/** False: the server knows the hold no more, and its tickets were set aside; without a hold nothing is asked. */
const changeHold = async ({ groupId, hold_id: id }: BasketTicket, count: number): Promise<boolean> => {
  if (!id) return false;
  try {
    await request(calls.holds.change, { params: { id }, body: { count } }, silent);
    return true;
  } catch (error) {
    if (!(error instanceof HttpError) || error.answer.code !== 'hold_expired') throw error;
    setGroupsAside(new Set([groupId]));
    return false;
  }
};

const release = (holdId: string): Promise<unknown> => request(calls.holds.release, { params: { id: holdId } }, silent);
