import { checkPassword, isCommonPassword } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';

export type NewPassword = { readonly hash: string; readonly isWeak: boolean };

/** The rule of AUTH-27…29 and the setting for common ones (DEC-32), before anything costs; `isWeak` tightens the login. */
export const checkNewPassword = (
  { config }: Pick<SignInDeps, 'config'>,
  password: string,
  field = 'password',
): Result<{ isWeak: boolean }> => {
  const problem = checkPassword(password);
  if (problem) return invalid({ [field]: problem });
  const isWeak = config.passwordCheck !== 'off' && isCommonPassword(password);
  return isWeak && config.passwordCheck === 'enforce'
    ? invalid({ [field]: { id: 'password_common' } })
    : ok({ isWeak });
};

/** A checked password as it is kept. */
export const hashNewPassword = async (
  deps: Pick<SignInDeps, 'config' | 'passwords'>,
  password: string,
  { field, salted }: { field?: string; salted?: string } = {},
): Promise<Result<NewPassword>> => {
  const checked = checkNewPassword(deps, password, field);
  if (!checked.ok) return checked;
  const hash = await deps.passwords.hash(password, salted);
  return hash.ok ? ok({ hash: hash.value, isWeak: checked.value.isWeak }) : hash;
};
