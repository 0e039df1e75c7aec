import type { TicketDetail } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { showGlobalError } from '../../../shared/api/global-error.ts';
import type {
  ParticipantAnswers,
  ParticipantHandle,
  Problems,
  Reported,
} from '../../../shared/participant-form/answers.ts';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import { answersOfTicket, registrationOf } from './answers.ts';
import { refusalOf } from '../refusal.ts';
import { dropDraft, findDraft, keepDraft } from './registration-draft.ts';
import { useOwner } from '../use-owner.ts';
import { reloadTickets } from '../use-tickets.ts';

const noErrors: Readonly<Record<string, string>> = {};

/** State of registering one ticket: the draft, what is wrong with it, and the sending. */
export const useRegistration = (ticket: TicketDetail, onDone: () => void) => {
  const owner = useOwner();
  const client = useQueryClient();
  const [base] = useState(() => answersOfTicket(ticket));
  const [start, setStart] = useState(() => ({ answers: findDraft(owner, ticket.public_id, base) ?? base, turn: 0 }));
  const form = useRef<ParticipantHandle>(null);
  const [draft, setDraft] = useState<Reported | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  const sending = useMutation({
    meta: { ownErrors: true },
    mutationFn: (answers: ParticipantAnswers) =>
      request(calls.tickets.register, { body: registrationOf(ticket, answers) }, { ownErrors: true }),
    onSuccess: async ({ message }) => {
      dropDraft(owner, ticket.public_id);
      await reloadTickets(client);
      toast(message);
      onDone();
    },
    onError: (error) => {
      const isRefused = error instanceof HttpError && error.status === 400;
      const { fields, message } = isRefused ? refusalOf(error.answer) : { fields: noErrors, message: null };
      setErrors(fields);
      if (Object.keys(fields).length > 0) return undefined;
      const told = message === null ? actionMessage(error) : { text: message };
      if (told) showGlobalError(told);
      // What is shown is out of date: the deadline has passed, or the ticket went elsewhere.
      return isRefused ? reloadTickets(client) : undefined;
    },
  });
  const change = (answers: ParticipantAnswers, _isComplete: boolean, problems: Problems): void => {
    setDraft({ answers, problems });
    keepDraft(owner, ticket.public_id, base, answers);
  };
  /** Sends what is typed; answers whether there is something to correct first. */
  const submit = (): boolean => {
    const typed = form.current?.report();
    setIsShown(true);
    setErrors(noErrors);
    if (!typed || Object.keys(typed.problems).length > 0) return true;
    sending.mutate(typed.answers);
    return false;
  };
  /** Begins anew with these answers. */
  const fill = (info: Record<string, unknown>): void => {
    const answers = form.current?.report().answers ?? start.answers;
    setStart(({ turn }) => ({ answers: { ...answers, info: { ...answers.info, ...info } }, turn: turn + 1 }));
  };
  const wrong = [...new Set([...Object.keys(errors), ...(isShown ? Object.keys(draft?.problems ?? {}) : [])])];
  return { form, start, draft, isShown, errors, wrong, isSending: sending.isPending, change, submit, fill };
};
