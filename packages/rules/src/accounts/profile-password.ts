import type { MessageSpec } from '../message.ts';
import { checkPassword } from './password.ts';

/**
 * What is wrong with a change of password, by field; empty: nothing. The old one is typed unless there is none yet; the
 * new one follows the rule of registration (SET-16…18, DEC-32).
 */
export const checkPasswordChange = (
  typed: { readonly password: string; readonly new_password: string },
  hasPassword: boolean,
): Record<string, MessageSpec> => ({
  ...(hasPassword && !typed.password ? { password: { id: 'password_correct' } } : {}),
  ...(checkPassword(typed.new_password) ? { new_password: { id: 'password_correct' } } : {}),
});
