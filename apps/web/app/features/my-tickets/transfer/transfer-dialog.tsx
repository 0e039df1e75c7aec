import type { Ticket } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { emailKey, emailMaxLength, isEmail, normaliseEmail, suggestEmail } from '@trassa/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { showGlobalError } from '../../../shared/api/global-error.ts';
import { useSentForm, type Wrong } from '../../../shared/forms/use-sent-form.ts';
import { useUser } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { mergeRefs } from '../../../shared/ui/merge-refs.ts';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import css from '../ticket-page.module.css';
import { useDeadline } from '../use-deadline.ts';
import { reloadTickets } from '../use-tickets.ts';

type Props = { ticket: Ticket; isOpen: boolean; onClose(): void };

const checkTo = (typed: string, own: string | null | undefined): Wrong<'email'> => {
  const to = normaliseEmail(typed);
  if (!isEmail(to)) return { email: { id: 'email' } };
  return own && emailKey(own) === emailKey(to) ? { email: { id: 'transfer_own' } } : {};
};

/** To whom: an address, refused at its field; the ticket waits for the answer afterwards. */
export const TransferDialog = ({ ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('myTicket');
  const u = useTranslations('ui');
  const user = useUser();
  const client = useQueryClient();
  const formId = useId();
  const form = useSentForm({ email: '' }, ({ email }) => checkTo(email, user?.email));
  const field = form.field('email');
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs<HTMLInputElement>(input, field.ref), [field.ref]);
  // Kept outside the field too: it goes with the window, and what was typed comes back with it.
  const [typed, setTyped] = useState('');
  const deadline = useDeadline(ticket.event_format.timezone);
  const offer = async (email: string): Promise<void> => {
    try {
      const { message } = await request(
        calls.tickets.transfer,
        { body: { public_id: ticket.public_id, email } },
        { ownErrors: true },
      );
      await reloadTickets(client);
      toast(message);
      setTyped('');
      onClose();
    } catch (error) {
      if (error instanceof HttpError && form.hasPlaceFor(error)) throw error;
      // What is shown of the ticket is mostly out of date then: the window has nothing to offer any more.
      onClose();
      const message = actionMessage(error);
      if (message) showGlobalError(message);
      void reloadTickets(client);
    }
  };
  const suggestion = suggestEmail(typed);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('transferTitle')}
      initialFocus={input}
      actions={
        <>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t('transferSend')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {u('cancel')}
          </Button>
        </>
      }
    >
      <form
        {...form.bind(({ email }) => form.run(() => offer(normaliseEmail(email))))}
        id={formId}
        className={css['quote']}
      >
        <p>{t('transferHow', { until: deadline(ticket.event_format.registration_end) })}</p>
        <TextField
          {...field}
          ref={refs}
          label={t('transferEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={emailMaxLength}
          defaultValue={typed}
          hint={suggestion ? t('transferSuggestion', { email: suggestion }) : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(event);
          }}
        />
      </form>
    </Dialog>
  );
};
