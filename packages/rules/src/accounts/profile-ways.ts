import { emailKey, isEmail, normaliseEmail } from '../people/email.ts';
import type { MessageSpec } from '../message.ts';
import { loginPhoneCountries, parsePhone } from '../people/phone.ts';

/** A new e-mail fits the pattern and is not the current one, letters' case aside (SET-12, DEC-108). */
export const checkNewEmail = (text: string, current: string | null): MessageSpec | null => {
  const email = normaliseEmail(text);
  if (!email) return { id: 'required' };
  if (!isEmail(email)) return { id: 'email' };
  return current !== null && emailKey(email) === emailKey(current) ? { id: 'email_same' } : null;
};

/** A new phone is a Russian number and not the confirmed one (SET-08, DEC-29). */
export const checkNewPhone = (text: string, confirmed: string | null): MessageSpec | null => {
  const phone = parsePhone(text, { countries: loginPhoneCountries });
  if (!phone) return { id: 'phone' };
  return phone === confirmed ? { id: 'phone_same' } : null;
};
