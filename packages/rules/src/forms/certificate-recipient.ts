import { isEmail, normaliseEmail } from '../people/email.ts';
import type { MessageSpec } from '../message.ts';
import { carriesLink, checkName } from '../people/names.ts';

/** Who gets a gift certificate; `send_at` in unix seconds, null: as soon as it is paid (DEC-84). */
export type GiftRecipientForm = {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly text?: string | undefined;
  readonly send_at?: number | null | undefined;
};
export type GiftRecipient = {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly send_at: number | null;
};
export type GiftRecipientField = keyof GiftRecipient;

/** Signs of the greeting: as many as the certificate has room for. */
export const recipientTextMax = 400;
/** Certificates of one line. */
export const certificateCountMax = 20;
/** Seconds a letter can be put off; a little more than the year that is offered, for zones and leap years. */
const furthest = 367 * 86_400;

/** As it is stored: no outer blanks, no control characters but line breaks. */
export const normaliseRecipient = ({ name, email, text, send_at: sendAt }: GiftRecipientForm): GiftRecipient => ({
  name: (name ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(),
  email: normaliseEmail(email ?? ''),
  text: (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
  send_at: sendAt ?? null,
});

/** What is wrong with a recipient, by field; `now` in unix seconds (DEC-84). */
export const checkRecipient = (
  form: GiftRecipientForm | null | undefined,
  now: number,
): Partial<Record<GiftRecipientField, MessageSpec>> => {
  const { name, email, text, send_at: sendAt } = normaliseRecipient(form ?? {});
  const errors: Partial<Record<GiftRecipientField, MessageSpec>> = {};
  const problem = name ? checkName(form?.name ?? '') : ({ id: 'recipient_name' } as const);
  if (problem) errors.name = problem;
  if (!isEmail(email)) errors.email = { id: 'email' };
  if (text.length > recipientTextMax) errors.text = { id: 'too_long', max: recipientTextMax };
  else if (carriesLink(text)) errors.text = { id: 'text_link' };
  if (sendAt !== null && (sendAt <= now || sendAt > now + furthest)) errors.send_at = { id: 'send_date' };
  return errors;
};
