import type { RevealedField } from '@trassa/contracts/office';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { createAttempts, isTaken } from '../codes/attempts.ts';
import type { OfficeDeps } from './office-deps.ts';
import { findPerson, type Person } from './person.repository.ts';

/** Fields that one person of the staff may see in the clear within an hour. */
const perHour = { count: 60, seconds: 3600 };
const reasonMin = 5;
const reasonMax = 500;

const fieldOf: Readonly<Record<RevealedField, keyof Person>> = {
  email: 'email',
  phone: 'phone',
  birth_date: 'birthDate',
  extra_contact: 'extraContact',
  contact_name: 'contactName',
  contact_phone: 'contactPhone',
};

type Asked = {
  readonly by: number;
  readonly publicId: string;
  readonly field: RevealedField;
  readonly reason: string;
};

/**
 * One more field, if it may be shown, in the transaction of its entry: the limit is shared by all processes, and what is
 * refused does not count. The entry says which field and why, not what it holds. BO-135
 */
export const revealField = async (
  { codesKey }: Pick<OfficeDeps, 'codesKey'>,
  tx: Tx,
  { by, publicId, field, reason: typed }: Asked,
): Promise<Result<Acted<{ value: string }>>> => {
  const reason = typed.trim();
  const length = [...reason].length;
  if (length < reasonMin) return invalid({ reason: { id: 'reason' } });
  if (length > reasonMax) return invalid({ reason: { id: 'too_long', max: reasonMax } });
  const person = await findPerson(tx, publicId);
  if (!person) return notFound();
  const value = person[fieldOf[field]] as string | null;
  if (!value) return refuse({ code: 'state' });
  const taken = await createAttempts(tx, codesKey).take('people_reveal', String(by), [perHour]);
  if (!isTaken(taken)) return refuse({ code: 'rate_limited', retryAfter: taken.wait });
  return ok({
    answer: { value },
    object: { kind: 'person', publicId, title: '', person: person.id },
    changes: [{ field, before: null, after: null }],
    reason,
  });
};
