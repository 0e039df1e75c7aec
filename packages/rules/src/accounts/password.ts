import { commonPasswords } from './weak-passwords.ts';
import type { MessageSpec } from '../message.ts';

export const passwordMinLength = 4;
/** DEC-32 */
export const passwordMaxLength = 128;

/** The first rule that a password breaks, at registration, reset and change alike (AUTH-27…29, DEC-32). */
export const checkPassword = (text: string): MessageSpec | null => {
  if ([...text].length < passwordMinLength) return { id: 'password_short' };
  if ([...text].length > passwordMaxLength) return { id: 'too_long', max: passwordMaxLength };
  if (!/[A-ZА-ЯЁ]/.test(text)) return { id: 'password_upper' };
  return /[0-9]/.test(text) ? null : { id: 'password_digit' };
};

/** Letters alone, keyboard slips and years aside: `Qwerty2024!` → `qwerty`. */
const stemOf = (text: string): string => text.toLowerCase().replace(/[^a-zа-яё]/g, '');

/**
 * A password that fits the rule and is tried first by everybody who guesses: a common one, one character over and over,
 * or a short one. DEC-32: accepted or refused by the setting PASSWORD_CHECK.
 */
export const isCommonPassword = (text: string): boolean => {
  const plain = text.toLowerCase();
  const digits = plain.replace(/[^0-9]/g, '');
  return (
    [...text].length < 6 ||
    new Set(plain).size < 4 ||
    commonPasswords.has(plain) ||
    (commonPasswords.has(stemOf(text)) && digits.length <= 4) ||
    (commonPasswords.has(digits) && stemOf(text).length <= 2)
  );
};
