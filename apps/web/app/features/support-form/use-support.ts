import type { SupportType } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { checkSupport, formatPhone, supportOptional } from '@trassa/rules';
import { useState } from 'react';
import { calls } from '../../generated/calls.ts';
import { noConsents } from '../../shared/account/no-consents.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useSentForm } from '../../shared/forms/use-sent-form.ts';
import { useUser } from '../../shared/session.ts';

export type SupportRequest = { supportType: SupportType; club?: string | undefined };

const blank = { name: '', email: '', phone: '', text: '', ...noConsents };

/**
 * State of a request: `thanks` is the answer's text once it is sent. A failure is only logged and the form begins anew all
 * the same (SUPPORT-07…09); fields that the server refuses keep what is typed.
 */
export const useSupport = ({ supportType, club }: SupportRequest) => {
  const user = useUser();
  const form = useSentForm(blank, (fields) => checkSupport({ ...fields, support_type: supportType }), {
    saysWhenLeft: true,
  });
  // Another turn draws the fields anew and empty: the boxes are unticked, the phone is of the first country again.
  const [turn, setTurn] = useState(0);
  // Kept outside the fields too: a sheet that is closed takes them away, what was typed comes back with it.
  const [typed, setTyped] = useState({
    ...blank,
    name: [user?.name, user?.last_name].filter(Boolean).join(' '),
    email: user?.email ?? '',
    phone: formatPhone(user?.phone ?? ''),
  });
  const [thanks, setThanks] = useState<string | null>(null);
  const beginAnew = (): void => {
    form.reset();
    setTyped(blank);
    setTurn((count) => count + 1);
  };
  const attributes = form.bind((sent) =>
    form.run(async () => {
      try {
        const body = { ...sent, support_type: supportType, club: club ?? null };
        const { message } = await request(calls.support.send, { body }, { ownErrors: true });
        setThanks(message);
      } catch (error) {
        const refused = error instanceof HttpError ? (error.answer.errors ?? {}) : {};
        if (Object.keys(refused).some((name) => name in blank)) throw error;
        console.error(error);
      }
      beginAnew();
    }),
  );
  return {
    form,
    attributes: { ...attributes, onInput: (): void => setTyped(form.read()) },
    turn,
    typed,
    /** The field that may be left empty. */
    optional: supportOptional(supportType),
    canSend: form.isValid,
    isBusy: form.isBusy,
    thanks,
    close: (): void => setThanks(null),
  };
};
export type Support = ReturnType<typeof useSupport>;
