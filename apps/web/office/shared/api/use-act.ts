import type { Call } from '@trassa/contracts';
import { type Answer, type Args, HttpError, type Light, NoAnswerError } from '@trassa/contracts/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from './client.ts';

/** Milliseconds for which an unanswered change keeps its key: a press hours later is another change. */
const keyLife = 120_000;

type Options<C extends Call> = {
  /** Before things are read anew: leaves the screen of what is no more, or has another address now. */
  leave?(answer: Answer<C>): unknown;
  onDone?(answer: Answer<C>): unknown;
  /** Reads everything anew when it is refused because what it is about is another by now; not where something typed stands. */
  rereads?: boolean;
};

/** What the person saw is no more what there is. */
const isOutdated = (error: Error): boolean =>
  error instanceof HttpError && (error.status === 409 || error.answer.code === 'state');

/**
 * A change. Each one carries a key of its own; when no answer came, the same change goes again with the same key, so that it
 * is never made twice (BO-149). Everything that was read is read anew afterwards.
 */
export const useAct = <C extends Call>(call: Light<C>, { leave, onDone, rereads = false }: Options<C> = {}) => {
  const queries = useQueryClient();
  const unanswered = useRef<{ text: string; key: string; at: number } | null>(null);
  return useMutation<Answer<C>, Error, Args<C>>({
    mutationFn: async (args) => {
      const text = JSON.stringify(args);
      const kept = unanswered.current;
      const isSame = kept !== null && kept.text === text && Date.now() - kept.at < keyLife;
      const key = isSame ? kept.key : crypto.randomUUID();
      unanswered.current = { text, key, at: Date.now() };
      try {
        const answer = await ask(call, { ...args, idempotencyKey: key });
        unanswered.current = null;
        return answer;
      } catch (error) {
        if (!(error instanceof NoAnswerError)) unanswered.current = null;
        throw error;
      }
    },
    onSuccess: async (answer) => {
      await leave?.(answer);
      await queries.invalidateQueries();
      await onDone?.(answer);
    },
    onError: (error) => (rereads && isOutdated(error) ? queries.invalidateQueries() : undefined),
  });
};
