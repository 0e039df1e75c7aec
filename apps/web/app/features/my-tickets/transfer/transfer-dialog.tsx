import type { Ticket } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { emailKey, emailMaxLength, isEmail, normaliseEmail, suggestEmail } from '@trassa/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { showGlobalError } from '../../../shared/api/global-error.ts';
import { useErrorText } from '../../../shared/i18n/error-text.ts';
import { useUser } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import css from '../ticket-page.module.css';
import { useDeadline } from '../use-deadline.ts';
import { reloadTickets } from '../use-tickets.ts';

type Props = { ticket: Ticket; isOpen: boolean; onClose(): void };

const formId = 'transfer-form';

/** To whom: an address, refused at its field; the ticket waits for the answer afterwards. */
export const TransferDialog = ({ ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('myTicket');
  const u = useTranslations('ui');
  const errorText = useErrorText();
  const user = useUser();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const deadline = useDeadline(ticket.event_format.timezone);
  const offering = useMutation({
    meta: { ownErrors: true },
    mutationFn: (to: string) =>
      request(calls.tickets.transfer, { body: { public_id: ticket.public_id, email: to } }, { ownErrors: true }),
    onSuccess: async ({ message }) => {
      await reloadTickets(client);
      toast(message);
      setEmail('');
      onClose();
    },
    onError: (refusal) => {
      const told = refusal instanceof HttpError ? refusal.answer.errors?.['email'] : undefined;
      if (told !== undefined) return setError(told);
      onClose();
      const message = actionMessage(refusal);
      if (message) showGlobalError(message);
      return void reloadTickets(client);
    },
  });
  const problemOf = (to: string): string | undefined => {
    if (!isEmail(to)) return errorText({ id: 'email' });
    return user?.email && emailKey(user.email) === emailKey(to) ? errorText({ id: 'transfer_own' }) : undefined;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const to = normaliseEmail(email);
    const problem = problemOf(to);
    setError(problem);
    if (problem) field.current?.focus();
    else if (!offering.isPending) offering.mutate(to);
  };
  const suggestion = suggestEmail(email);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('transferTitle')}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={formId} isBusy={offering.isPending}>
            {t('transferSend')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {u('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css['quote']} noValidate onSubmit={submit}>
        <p>{t('transferHow', { until: deadline(ticket.event_format.registration_end) })}</p>
        <TextField
          ref={field}
          id="transfer-email"
          label={t('transferEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={emailMaxLength}
          value={email}
          error={error}
          hint={suggestion ? t('transferSuggestion', { email: suggestion }) : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
};
