import type { TicketDetail } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { actionMessage } from '../../../shared/api/error-message.ts';
import { showGlobalError } from '../../../shared/api/global-error.ts';
import { toast } from '../../../shared/ui/overlays/toast.tsx';
import { type Answers, answersOfTicket, type Problems, registrationOf } from './answers.ts';
import { refusalOf } from '../refusal.ts';
import { dropDraft, findDraft, keepDraft } from './registration-draft.ts';
import { useOwner } from '../use-owner.ts';
import { reloadTickets } from '../use-tickets.ts';

type Typed = { answers: Answers; problems: Problems };

/** The form waits so long after the last key, and a little more. */
const HAND_OVER_MS = 180;
const noErrors: Readonly<Record<string, string>> = {};

/** State of registering one ticket: the draft, what is wrong with it, and the sending. */
export const useRegistration = (ticket: TicketDetail, onDone: () => void) => {
  const owner = useOwner();
  const client = useQueryClient();
  const [base] = useState(() => answersOfTicket(ticket));
  const [start, setStart] = useState(() => ({ answers: findDraft(owner, ticket.public_id, base) ?? base, turn: 0 }));
  const [draft, setDraft] = useState<Typed | null>(null);
  const latest = useRef<Typed | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [errors, setErrors] = useState(noErrors);

  const sending = useMutation({
    meta: { ownErrors: true },
    mutationFn: (answers: Answers) =>
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
  const change = (answers: Answers, _isComplete: boolean, problems: Problems): void => {
    latest.current = { answers, problems };
    setDraft(latest.current);
    keepDraft(owner, ticket.public_id, base, answers);
  };
  /** Sends what is typed; answers whether there is something to correct first. */
  const submit = async (): Promise<boolean> => {
    setIsChecking(true);
    // The form hands on what is typed a moment later.
    await new Promise((resolve) => setTimeout(resolve, HAND_OVER_MS));
    setIsChecking(false);
    setIsShown(true);
    setErrors(noErrors);
    const last = latest.current;
    if (!last || Object.keys(last.problems).length > 0) return true;
    sending.mutate(last.answers);
    return false;
  };
  /** Begins anew with these answers. */
  const fill = (info: Record<string, unknown>): void => {
    const answers = draft?.answers ?? start.answers;
    setStart(({ turn }) => ({ answers: { ...answers, info: { ...answers.info, ...info } }, turn: turn + 1 }));
  };
  const wrong = [...new Set([...Object.keys(errors), ...(isShown ? Object.keys(draft?.problems ?? {}) : [])])];
  return { start, draft, isShown, errors, wrong, isSending: isChecking || sending.isPending, change, submit, fill };
};
