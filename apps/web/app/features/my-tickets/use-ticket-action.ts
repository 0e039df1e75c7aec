import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/ui/overlays/toast.tsx';
import { reloadTickets } from './use-tickets.ts';

/**
 * Something done to a ticket: the server's words are shown, and the ticket is read anew whatever came of it, for a refusal
 * mostly means that what is shown is out of date.
 */
export const useTicketAction = <A, T extends { message: string }>(
  run: (argument: A) => Promise<T>,
  onDone?: (argument: A) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }, argument) => {
      toast(message);
      onDone?.(argument);
    },
    onSettled: () => reloadTickets(client),
  });
};
