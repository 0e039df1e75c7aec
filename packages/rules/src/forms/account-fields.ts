import { checkPassword } from '../accounts/password.ts';
import type { MessageSpec } from '../message.ts';
import { isEmail, normaliseEmail } from '../people/email.ts';

/** An address that a letter or a login needs (DEC-108). */
export const checkEmail = (text: string): MessageSpec | null => {
  const email = normaliseEmail(text);
  if (!email) return { id: 'required' };
  return isEmail(email) ? null : { id: 'email' };
};

/** A password that is being chosen: there is one, and it keeps the rules (AUTH-27…29). */
export const checkChosenPassword = (text: string): MessageSpec | null =>
  text ? checkPassword(text) : { id: 'required' };

/** Nothing is sent without the consent to personal data (AUTH-19, DEC-44). */
export const checkConsent = (isAgreed: boolean): MessageSpec | null => (isAgreed ? null : { id: 'consent_required' });
