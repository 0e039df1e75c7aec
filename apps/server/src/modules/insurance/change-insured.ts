import type { InsuranceRecord, Language } from '@trassa/contracts';
import { checkInsured, type InsuredFields, insuranceStart, type InsuranceTerms, normaliseInsured } from '@trassa/rules';
import { type Clock, fromUnix, toUnix } from '../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import { type PolicyPerson, toPerson } from './insured-person.ts';
import { findOwnPolicy } from './policies.repository.ts';
import { type LockedPolicy, lockPolicy, savePerson, saveStart } from './policy-changes.repository.ts';
import { presentPolicy } from './policy.presenter.ts';

export type ChangeDeps = { readonly db: Database; readonly clock: Clock };

export type ChangeInsured = {
  readonly publicId: string;
  readonly userId: number;
  readonly language: Language;
  readonly fields: InsuredFields;
};

/** A start that stays as it is has been allowed already; only another one is checked anew. */
const termsOf = (policy: LockedPolicy, fields: InsuredFields): InsuranceTerms => {
  const start = toUnix(policy.startsAt);
  const isKept = policy.isStartDate || fields.start_date == null || fields.start_date === start;
  return {
    isStartDate: isKept,
    activation_delay: policy.activationDelay,
    format_start_time: start,
    timezone: policy.timezone,
  };
};

type Checked = { readonly person: PolicyPerson; readonly terms: InsuranceTerms };

/** The insured as typed, by the rules of the form. Refuses `validation` by field. */
export const checkPerson = (policy: LockedPolicy, fields: InsuredFields, now: Date): Result<Checked> => {
  const terms = termsOf(policy, fields);
  const problems = checkInsured(fields, terms, toUnix(now));
  if (Object.keys(problems).length) return invalid(problems);
  return ok({ person: toPerson(normaliseInsured(fields)), terms });
};

/** Fills or corrects who is insured, before the insurance begins. Refuses `validation` by field and `state`. DEC-98 */
export const changeInsured = async (
  { db, clock }: ChangeDeps,
  { publicId, userId, language, fields }: ChangeInsured,
): Promise<Result<InsuranceRecord>> => {
  const now = clock();
  const changed = await transact(db, async (tx) => {
    const policy = await lockPolicy(tx, publicId, userId);
    if (!policy) return notFound();
    if (policy.isCancelled) return refuse({ code: 'state' });
    if (policy.startsAt <= now) return refuse({ code: 'state', message: { id: 'insurance_started' } });
    const checked = checkPerson(policy, fields, now);
    if (!checked.ok) return checked;
    await savePerson(tx, [policy.id], checked.value.person);
    const start = insuranceStart(fields, checked.value.terms);
    if (start !== null && start !== toUnix(policy.startsAt)) await saveStart(tx, policy.id, fromUnix(start));
    return ok(null);
  });
  if (!changed.ok) return changed;
  const policy = await findOwnPolicy(db, publicId, userId);
  return policy ? ok(presentPolicy(policy, now, language)) : notFound();
};
