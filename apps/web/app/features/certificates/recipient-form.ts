import {
  checkRecipient,
  formatTypedDate,
  type GiftRecipient,
  type GiftRecipientField,
  localDayNumber,
  type MessageSpec,
  normaliseRecipient,
  parseTypedDate,
  startOfLocalDay,
} from '@trassa/rules';
import { SITE_ZONE } from '../../shared/format/use-format.ts';

/** Hour of the day at which certificates go out, in seconds. */
const morning = 10 * 3600;
const day = 86_400;

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
  const number = Date.parse(iso) / 1000 / day;
  return { at: number === localDayNumber(now, SITE_ZONE) ? null : startOfLocalDay(number, SITE_ZONE) + morning };
};

/** The day of a sending as it is typed; '' when it goes at once. */
export const typedDay = (sendAt: number | null): string =>
  sendAt === null
    ? ''
    : formatTypedDate(new Date(localDayNumber(sendAt, SITE_ZONE) * day * 1000).toISOString().slice(0, 10));

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
