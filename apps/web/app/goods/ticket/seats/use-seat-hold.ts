import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import type { BasketTicket } from '../../../shared/basket/items/basket-item.ts';
import { changeLine } from '../../../shared/basket/change-lines.ts';
import { planQuery } from '../../../shared/seat-plan/plan-query.ts';
import { seatsBack } from './seats-back.ts';

/**
 * Keeps the seats of a group's lines booked for its hold, whatever changed them: a press, a ticket taken out, a reload.
 * One request after another, so that the last wish stands. Seats that others were faster for are `lost`: their lines get
 * back the seats they had, which the hold has still.
 */
export const useSeatHold = (spaceId: string, lines: readonly BasketTicket[]) => {
  const client = useQueryClient();
  const [lost, setLost] = useState<readonly number[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const hasAsked = useRef(false);
  const holdId = lines[0]?.hold_id ?? null;
  const wish = lines
    .flatMap(({ number }) => number ?? [])
    .toSorted((a, b) => a - b)
    .join(' ');
  const latest = useRef(lines);
  /** What the hold has: the seats of the last request that was granted. */
  const granted = useRef<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    latest.current = lines;
  });
  useEffect(() => {
    if (holdId === null || (wish === '' && !hasAsked.current)) return;
    hasAsked.current = true;
    const numbers = wish === '' ? [] : wish.split(' ').map(Number);
    const asked = new Map(
      latest.current.flatMap(({ unique_id: id, number }) => (number === null ? [] : [[id, number]])),
    );
    const send = async (): Promise<void> => {
      try {
        await request(calls.holds.numbers, { params: { id: holdId }, body: { numbers } }, { ownErrors: true });
        granted.current = asked;
      } catch (error) {
        // A hold that is over is told by the basket itself; without a network the order has the last word.
        if (!(error instanceof HttpError) || error.answer.code !== 'number_taken') return;
        const taken = (error.answer.items ?? []).map((item) => Number(item.unique_id));
        setLost(taken);
        for (const [id, number] of seatsBack(latest.current, taken, granted.current))
          changeLine('ticket', id, { number });
      } finally {
        void client.invalidateQueries({ queryKey: planQuery(spaceId).queryKey });
      }
    };
    queue.current = queue.current.then(send);
  }, [client, holdId, spaceId, wish]);
  return { lost, forget: () => setLost([]) };
};
