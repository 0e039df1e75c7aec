import type { Language } from '@trassa/contracts';
import {
  addWorkingDays,
  checkEmail,
  checkName,
  isCalendarDay,
  normaliseEmail,
  normaliseName,
  privacyDays,
  type PrivacyKind,
  type PrivacySource,
} from '@trassa/rules';
import { randomId } from '../../../kernel/ids.ts';
import { invalid, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { createKeyedHash } from '../../../platform/secrets/keyed-hash.ts';
import { daysOf, objectOf } from '../present-request.ts';
import type { PrivacyDeps } from '../privacy-deps.ts';
import { type Hand, insertRequest } from '../write-request.repository.ts';

type Asked = {
  readonly kind: PrivacyKind;
  readonly source: PrivacySource;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly received: string;
  readonly wish?: string | undefined;
};

/** Days back that a paper may have lain. */
const oldest = 365;

const isLately = (day: string, now: Date): boolean =>
  isCalendarDay(day) && day <= daysOf(now).today && day >= daysOf(new Date(now.getTime() - oldest * 86_400_000)).today;

/** Registers what a person asks; ten working days from receipt are counted here. BO-137 */
export const registerRequest = async (
  tx: Tx,
  { secrets, accounts }: Pick<PrivacyDeps, 'secrets' | 'accounts'>,
  { kind, source, language, wish, received, ...typed }: Asked,
  hand: Hand,
): Promise<Result<Acted<{ values: { public_id: string } }>>> => {
  const [name, email] = [normaliseName(typed.name), normaliseEmail(typed.email)];
  const wrong = {
    name: checkName(name) ?? (name ? null : ({ id: 'required' } as const)),
    email: checkEmail(email),
    received: isLately(received, hand.now) ? null : ({ id: 'privacy_received' } as const),
  };
  const errors = Object.fromEntries(
    Object.entries(wrong).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  const nameHash = createKeyedHash(secrets.codes)(`privacy name ${name.toLowerCase()}`);
  const due = addWorkingDays(received, privacyDays.answer);
  const ownerId = await accounts.findOwner(tx, email);
  const one = { publicId, kind, source, name, nameHash, email, ownerId, language, wish: wish || null, received, due };
  const id = await insertRequest(tx, one, hand);
  return ok({
    answer: { values: { public_id: publicId } },
    object: objectOf({ publicId, id }),
    changes: [
      { field: 'kind', before: null, after: kind },
      { field: 'received', before: null, after: received },
      { field: 'due', before: null, after: due },
    ],
  });
};
