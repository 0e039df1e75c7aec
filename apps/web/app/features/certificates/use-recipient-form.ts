import type { GiftRecipient } from '@trassa/rules';
import { type FormEvent, useState } from 'react';
import { readRecipient, type RecipientErrors, whenField } from './recipient-form.ts';

/** Fields in the order of the page: the first wrong one takes the focus. */
const order = ['name', 'email', 'text', 'send_at'] as const;

/**
 * The fields keep what is typed themselves, so that nothing typed before the scripts came is lost; they are read when the
 * form is sent.
 */
export const useRecipientForm = (onGood: (recipient: GiftRecipient, form: HTMLFormElement) => void) => {
  const [errors, setErrors] = useState<RecipientErrors>({});
  return {
    errors,
    /** A message goes away as soon as its field is touched. */
    forget(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      setErrors((now) => ({ ...now, [name === whenField ? 'send_at' : name]: undefined }));
    },
    send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const read = readRecipient(new FormData(form), Date.now() / 1000);
      setErrors(read.errors);
      const wrong = order.find((field) => read.errors[field]);
      if (!wrong) onGood(read.recipient, form);
      else form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    },
  };
};
