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

/** When they go out on the day of a moment. */
export const morningOf = (at: number): number => momentAt(isoDay(at, SITE_ZONE), morning, SITE_ZONE);

export type RecipientErrors = Partial<Record<GiftRecipientField, MessageSpec>>;

/** The fields in the order of the page; the day counts when it is `when`. */
export const blankRecipient = { name: '', email: '', text: '', when: 'now', send_at: '' };
export type TypedRecipient = typeof blankRecipient;

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
export const readRecipient = (
  { when, send_at, ...words }: TypedRecipient,
  now: number,
): { recipient: GiftRecipient; errors: RecipientErrors } => {
  const sending = when === 'day' ? readSendAt(send_at, now) : { at: null };
  const recipient = normaliseRecipient({ ...words, send_at: 'at' in sending ? sending.at : null });
  const errors = checkRecipient(recipient, now);
  return { recipient, errors: 'error' in sending ? { ...errors, send_at: sending.error } : errors };
};

/** The check of a form that is sent now. */
export const checkTypedRecipient = (typed: TypedRecipient): RecipientErrors =>
  readRecipient(typed, Date.now() / 1000).errors;

/** What a form says that is sent now and nothing is wrong with. */
export const typedRecipient = (typed: TypedRecipient): GiftRecipient =>
  readRecipient(typed, Date.now() / 1000).recipient;
