import { checkPassword, passwordMinLength } from '@trassa/rules';

export type PasswordRule = { id: 'length' | 'upper' | 'digit'; isKept: boolean };

const filler = { length: '', upper: 'A', digit: '1' } as const;
const long = 'x'.repeat(passwordMinLength);

/** Which rules a typed password keeps already; each is asked of the rule itself with the others satisfied (AUTH-27…29). */
export const passwordRules = (text: string): readonly PasswordRule[] => [
  { id: 'length', isKept: checkPassword(text)?.id !== 'password_short' },
  { id: 'upper', isKept: checkPassword(`${text}${long}${filler.digit}`)?.id !== 'password_upper' },
  { id: 'digit', isKept: checkPassword(`${text}${long}${filler.upper}`)?.id !== 'password_digit' },
];
