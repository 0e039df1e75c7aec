import { isEmail, normaliseEmail, suggestEmail } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import { canReceiveMail } from '../../../platform/mail/index.ts';
import type { SignInDeps } from '../account-deps.ts';

/**
 * An address that can receive letters, without outer blanks: the pattern, no known misspelling of a big mail host, and
 * with EMAIL_CHECK=dns a mail exchanger; a silent name system counts as one (DEC-30, AUTH-31).
 */
export const checkEmail = async ({ config }: Pick<SignInDeps, 'config'>, typed: string): Promise<Result<string>> => {
  const email = normaliseEmail(typed);
  if (!email) return invalid({ email: { id: 'required' } });
  if (!isEmail(email)) return invalid({ email: { id: 'email' } });
  const isReal =
    suggestEmail(email) === null &&
    (config.emailCheck !== 'dns' || (await canReceiveMail(email.slice(email.lastIndexOf('@') + 1))));
  return isReal ? ok(email) : invalid({ email: { id: 'email_real' } });
};
