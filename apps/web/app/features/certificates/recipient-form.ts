import {
  checkRecipient,
  formatTypedDate,
  type GiftRecipient,
  type GiftRecipientField,
  isoDay,
  momentAt,
  type MessageSpec,
  normaliseRecipient,
  parseTypedDate,
} from '@trassa/rules';
import { SITE_ZONE } from '../../shared/format/use-format.ts';

/** When certificates go out by the site's clocks. */
const morning = '10:00';

export type RecipientErrors = Partial<Record<GiftRecipientField, MessageSpec>>;

/** Names of the fields, besides those of the recipient himself. */
export const whenField = 'when';
export const dayField = 'send_at';

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The morning of a typed day, null for today: then it goes at once; or why it is no such day. */
export const readSendAt = (typed: string, now: number): { at: number | null } | { error: MessageSpec } => {
  if (!typed.trim()) return { error: { id: 'send_date' } };
  const iso = parseTypedDate(typed);
  if (iso === null) return { error: { id: 'date_format' } };
  return { at: iso === isoDay(now, SITE_ZONE) ? null : momentAt(iso, morning, SITE_ZONE) };
};

/** The day of a sending as it is typed; '' when it goes at once. */
export const typedDay = (sendAt: number | null): string =>
  sendAt === null ? '' : formatTypedDate(isoDay(sendAt, SITE_ZONE));

/** What the fields say, and what is wrong with it (DEC-84); `now` in unix seconds. */
export const readRecipient = (form: FormData, now: number): { recipient: GiftRecipient; errors: RecipientErrors } => {
  const isLater = textOf(form, whenField) === 'day';
  const sending = isLater ? readSendAt(textOf(form, dayField), now) : { at: null };
  const recipient = normaliseRecipient({
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    text: textOf(form, 'text'),
    send_at: 'at' in sending ? sending.at : null,
  });
  const errors = checkRecipient(recipient, now);
  return { recipient, errors: 'error' in sending ? { ...errors, send_at: sending.error } : errors };
};
