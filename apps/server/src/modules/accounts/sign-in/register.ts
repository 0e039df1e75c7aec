import { checkName, emailKey, normaliseName } from '@trassa/rules';
import type { Language } from '@trassa/contracts';
import { ok, type Refused, refuse, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';
import { checkEmail } from './check-email.ts';
import { checkNewPassword, hashNewPassword } from './check-new-password.ts';
import { insertRequest } from './letter-requests.repository.ts';
import { takeLetter } from './request-letter.ts';

export type RegisterInput = {
  readonly email: string;
  readonly password: string;
  readonly agree?: boolean | undefined;
  readonly mailing?: boolean | undefined;
  readonly name?: string | undefined;
  readonly language: Language;
  readonly address: string;
  /** Hash of the browser's cookie: the password counts only there (DEC-114). */
  readonly visitor: string;
};

export const needsConsent = (errors: Refused['refusal']['errors'] = {}): Refused =>
  refuse({ code: 'consent_required', errors: { ...errors, agree: { id: 'consent_required' } } });

/**
 * Registration by e-mail (DEC-31, AUTH-26): checked, counted and hashed alike for new and taken addresses; the sweep makes
 * the account. The hash is salted by the address, so that a second registration can be told to have the same password.
 */
export const register = async (deps: SignInDeps, input: RegisterInput): Promise<Result<true>> => {
  const email = await checkEmail(deps, input.email);
  const password = checkNewPassword(deps, input.password);
  const name = checkName(input.name ?? '');
  const errors = {
    ...(email.ok ? {} : email.refusal.errors),
    ...(password.ok ? {} : password.refusal.errors),
    ...(name ? { name } : {}),
  };
  if (input.agree !== true) return needsConsent(errors);
  if (!email.ok || !password.ok || name) return refuse({ code: 'validation', errors });
  // Counted first: a hash costs more than everything else here.
  const taken = await takeLetter(deps, { kind: 'confirmation', email: email.value, address: input.address });
  if (!taken.ok) return taken;
  const hashed = await hashNewPassword(deps, input.password, { salted: emailKey(email.value) });
  if (!hashed.ok) return hashed;
  await insertRequest(deps.db, {
    kind: 'registration',
    email: email.value,
    language: input.language,
    registration: {
      name: normaliseName(input.name ?? ''),
      password_hash: hashed.value.hash,
      password_weak: hashed.value.isWeak,
      visitor: input.visitor,
      mailing: input.mailing ?? null,
      address: input.address,
    },
  });
  return ok(true);
};
