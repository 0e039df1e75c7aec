import type { Call } from '@trassa/contracts';
import { type Answer, type Args, type Light, NoAnswerError } from '@trassa/contracts/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from './client.ts';

type Options<C extends Call> = { onDone?(answer: Answer<C>): unknown };

/**
 * A change. Each one carries a key of its own; when no answer came, the same change goes again with the same key, so that it
 * is never made twice (BO-149). Everything that was read is read anew afterwards.
 */
export const useAct = <C extends Call>(call: Light<C>, { onDone }: Options<C> = {}) => {
  const queries = useQueryClient();
  const unanswered = useRef<{ text: string; key: string } | null>(null);
  return useMutation<Answer<C>, Error, Args<C>>({
    mutationFn: async (args) => {
      const text = JSON.stringify(args);
      const key = unanswered.current?.text === text ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { text, key };
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
      await queries.invalidateQueries();
      await onDone?.(answer);
    },
  });
};
