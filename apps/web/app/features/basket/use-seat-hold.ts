import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '@trassa/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import type { BasketTicket } from '../../shared/basket/basket-item.ts';
import { changeLine } from '../../shared/basket/change-lines.ts';
import { planQuery } from '../../shared/seat-plan/plan-query.ts';

/**
 * Keeps the seats of a group's lines booked for its hold, whatever changed them: a press, a ticket taken out, a reload.
 * One request after another, so that the last wish stands. Seats that others were faster for leave their lines: `lost`.
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
  useEffect(() => {
    latest.current = lines;
  });
  useEffect(() => {
    if (holdId === null || (wish === '' && !hasAsked.current)) return;
    hasAsked.current = true;
    const numbers = wish === '' ? [] : wish.split(' ').map(Number);
    const send = async (): Promise<void> => {
      try {
        await request(calls.holds.numbers, { params: { id: holdId }, body: { numbers } }, { ownErrors: true });
      } catch (error) {
        // A hold that is over is told by the basket itself; without a network the order has the last word.
        if (!(error instanceof HttpError) || error.answer.code !== 'number_taken') return;
        const taken = (error.answer.items ?? []).map((item) => Number(item.unique_id));
        setLost(taken);
        for (const line of latest.current)
          if (line.number !== null && taken.includes(line.number))
            changeLine('ticket', line.unique_id, { number: null });
      } finally {
        void client.invalidateQueries({ queryKey: planQuery(spaceId).queryKey });
      }
    };
    queue.current = queue.current.then(send);
  }, [client, holdId, spaceId, wish]);
  return { lost, forget: () => setLost([]) };
};
