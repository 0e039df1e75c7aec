import type { EventFormat, Kind } from '@trassa/contracts';
import { addTickets, findTicketGroup, groupCount, removeLine, setGroupCount } from '@trassa/rules';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { ticketTemplate, type BasketItem, type TicketPlace } from './basket-item.ts';
import { changeBasket, readBasket, writeBasket } from './basket-store.ts';

const newId = (): string => crypto.randomUUID();
const silent = { ownErrors: true } as const;

export type Purchase = { format: EventFormat; kind: Kind; count: number; place: TicketPlace; promocode: string | null };

/**
 * Holds places and puts the tickets into the basket; a group of the same format and kind grows, its hold is not prolonged
 * (DEC-59). Rejects with the server's refusal, and the basket stays as it was.
 */
export const addToBasket = async ({ format, kind, count, place, promocode }: Purchase): Promise<void> => {
  const group = findTicketGroup(readBasket(), { format_public_id: format.public_id, kind });
  if (group?.hold_id) {
    const total = groupCount(readBasket(), group.groupId) + count;
    await request(calls.holds.change, { params: { id: group.hold_id }, body: { count: total } }, silent);
    changeBasket((goods) =>
      setGroupCount(goods, group.groupId, total, newId).map((line) =>
        line.groupId === group.groupId && promocode ? { ...line, promocode } : line,
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
  const holdId = readBasket().find((line) => line.groupId === groupId)?.hold_id;
  if (holdId && count > 0) await request(calls.holds.change, { params: { id: holdId }, body: { count } }, silent);
  else if (holdId) await release(holdId);
  changeBasket((goods) => setGroupCount(goods, groupId, count, newId));
};

/** Removes one participant; the last one takes the group along. */
export const removeTicket = async (line: BasketItem): Promise<void> => {
  const left = groupCount(readBasket(), line.groupId) - line.count;
  if (line.hold_id && left > 0)
    await request(calls.holds.change, { params: { id: line.hold_id }, body: { count: left } }, silent);
  else if (line.hold_id) await release(line.hold_id);
  changeBasket((goods) => removeLine(goods, line.unique_id));
};

/** Empties the basket at once and gives the places back (BASKET-03). */
export const clearBasket = async (): Promise<void> => {
  const holds = new Set(readBasket().flatMap(({ hold_id }) => (hold_id ? [hold_id] : [])));
  writeBasket([]);
  await Promise.allSettled([...holds].map(release));
};

/**
 * Holds places anew for tickets whose time ran out, with everything that was typed (TICKET drafts). Groups that no longer
 * fit stay out; answers their titles.
 */
export const holdAgain = async (stale: readonly BasketItem[]): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (const groupId of new Set(stale.map((line) => line.groupId))) {
    const lines = stale.filter((line) => line.groupId === groupId);
    const [first] = lines;
    if (!first) continue;
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    try {
      const hold = await request(
        calls.holds.create,
        { body: { format_public_id: first.format_public_id, kind: first.kind, count } },
        silent,
      );
      const addedAt = Date.now();
      changeBasket((goods) => [
        ...goods,
        ...lines.map((line) => ({ ...line, hold_id: hold.hold_id, addTicketToBasketTime: addedAt })),
      ]);
    } catch {
      lost.push(first.title);
    }
  }
  return lost;
};

const release = (holdId: string): Promise<unknown> => request(calls.holds.release, { params: { id: holdId } }, silent);
