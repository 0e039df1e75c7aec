import type { Ticket } from '@trassa/contracts';
import { NoAnswerError } from '@trassa/contracts/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { Skeleton } from '../../../shared/ui/states/skeleton.tsx';
import { CancelQuote } from './cancel-quote.tsx';
import { LoadFailed } from '../../../shared/ui/states/load-failed.tsx';
import { useOwner } from '../use-owner.ts';
import { reloadTickets } from '../use-tickets.ts';

type Props = { ticket: Ticket; isOpen: boolean; onClose(): void; onReturned(sum: number): void };

/** Shows what comes back, then returns the ticket; a failure closes the popup and is told (TICKET-52, DEC-75). */
export const CancelDialog = ({ ticket, isOpen, onClose, onReturned }: Props) => {
  const t = useTranslations('myTicket');
  const u = useTranslations('ui');
  const format = useFormat();
  const client = useQueryClient();
  const owner = useOwner();
  const id = ticket.public_id;
  const quote = useQuery({
    queryKey: ['cancel-quote', owner, id],
    queryFn: async () =>
      (await request(calls.cancellation.quote, { params: { ticket: id } }, { ownErrors: true })).values,
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  });
  // A lost answer is asked for again by the same key, so that nothing is returned twice (DEC-15).
  const attempt = useRef<{ sum: number; key: string } | null>(null);
  const keyOf = (sum: number): string => {
    if (attempt.current?.sum !== sum) attempt.current = { sum, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  const returning = useMutation({
    mutationFn: (sum: number) =>
      request(
        calls.cancellation.cancel,
        { body: { public_id: id, sum }, idempotencyKey: keyOf(sum) },
        // The popup of the mutation tells it, once.
        { isPatient: true, ownErrors: true },
      ),
    onSuccess: ({ sum }) => onReturned(sum),
    onError: (error) => {
      if (!(error instanceof NoAnswerError)) attempt.current = null;
      onClose();
    },
    onSettled: () => reloadTickets(client),
  });
  const why = quote.isError ? actionMessage(quote.error) : null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancelTitle')}
      actions={
        <>
          {quote.data && (
            <Button kind="danger" isBusy={returning.isPending} onClick={() => returning.mutate(quote.data.sum)}>
              {quote.data.sum > 0 ? t('cancelConfirm', { sum: format.money(quote.data.sum) }) : t('cancelConfirmFree')}
            </Button>
          )}
          <Button kind="line" onClick={onClose}>
            {t('cancelKeep')}
          </Button>
        </>
      }
    >
      {quote.data && <CancelQuote quote={quote.data} zone={ticket.event_format.timezone} />}
      {quote.isPending && (
        <div role="status" aria-label={u('loading')}>
          <Skeleton height="220px" />
        </div>
      )}
      {quote.isError && (
        <LoadFailed
          text={why && 'text' in why ? why.text : t('quoteFailed')}
          isBusy={quote.isFetching}
          onRetry={() => void quote.refetch()}
        />
      )}
    </Dialog>
  );
};
