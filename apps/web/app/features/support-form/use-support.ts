import type { SupportType } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { checkSupport, formatPhone, type SupportField } from '@trassa/rules';
import { type SubmitEvent, useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { consentsOf } from '../../shared/account/consents.tsx';
import { request } from '../../shared/api/browser-client.ts';
import { useErrorText } from '../../shared/i18n/error-text.ts';
import { useUser } from '../../shared/session.ts';

export type SupportRequest = { supportType: SupportType; club?: string | undefined };
type Typed = { name: string; email: string; phone: string; text: string };
type Field = keyof Typed;

const blank: Typed = { name: '', email: '', phone: '', text: '' };

/**
 * State of a request: `thanks` is the answer's text once it is sent. A failure is only logged and the form begins anew all
 * the same (SUPPORT-07…09); fields that the server refuses keep what is typed.
 */
export const useSupport = ({ supportType, club }: SupportRequest) => {
  const errorText = useErrorText();
  const user = useUser();
  // Another turn draws the fields anew: the boxes are unticked, the phone is of the first country again.
  const [turn, setTurn] = useState(0);
  const [typed, setTyped] = useState<Typed>(() => ({
    ...blank,
    name: [user?.name, user?.last_name].filter(Boolean).join(' '),
    email: user?.email ?? '',
    phone: formatPhone(user?.phone ?? ''),
  }));
  const [isAgreed, setIsAgreed] = useState(false);
  const [left, setLeft] = useState<readonly SupportField[]>([]);
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [thanks, setThanks] = useState<string | null>(null);

  const problems = checkSupport({ ...typed, agree: isAgreed });
  const errorOf = (field: SupportField): string | undefined => {
    const problem = problems[field];
    return told[field] ?? (problem && left.includes(field) ? errorText(problem) : undefined);
  };
  const forget = (field: SupportField): void =>
    setTold((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)));
  const leave = (field: SupportField): void => setLeft((fields) => [...fields, field]);
  const field = (name: Field) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }): void => {
      forget(name);
      setTyped((now) => ({ ...now, [name]: target.value }));
    },
    onBlur: (): void => leave(name),
  });
  const agree = (isNow: boolean): void => {
    forget('agree');
    setIsAgreed(isNow);
    leave('agree');
  };
  const reset = (): void => {
    setTyped(blank);
    setIsAgreed(false);
    setLeft([]);
    setTold({});
    setTurn((count) => count + 1);
  };
  const canSend = Object.keys(problems).length === 0;
  const send = async (form: HTMLFormElement): Promise<void> => {
    setIsBusy(true);
    try {
      const body = { ...typed, ...consentsOf(form), support_type: supportType, club: club ?? null };
      const { message } = await request(calls.support.send, { body }, { ownErrors: true });
      setThanks(message);
      reset();
    } catch (error) {
      const refused = error instanceof HttpError ? error.answer.errors : undefined;
      if (refused && Object.keys(refused).some((name) => name in blank)) setTold(refused);
      else {
        console.error(error);
        reset();
      }
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (canSend && !isBusy) void send(event.currentTarget);
  };
  const close = (): void => setThanks(null);
  return { turn, field, agreeError: errorOf('agree'), agree, canSend, isBusy, submit, thanks, close };
};
export type Support = ReturnType<typeof useSupport>;
