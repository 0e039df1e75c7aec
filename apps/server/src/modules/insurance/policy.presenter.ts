import type { InsuranceRecord, Language } from '@trassa/contracts';
import { insuranceTimezone } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import type { PolicyRow } from './policies.repository.ts';
import { raceOf } from './policy-race.ts';

const statusOf = ({ isCancelled, startsAt, validity }: PolicyRow, now: Date): InsuranceRecord['status'] => {
  if (isCancelled) return 'cancelled';
  if (now < startsAt) return 'new';
  return now.getTime() < startsAt.getTime() + validity * 1000 ? 'active' : 'ended';
};

/** A policy of the person; its state is told by the time (API §3.5). */
export const presentPolicy = (policy: PolicyRow, now: Date, language: Language): InsuranceRecord => ({
  info: {
    number: policy.number,
    start_date: toUnix(policy.startsAt),
    last_name: policy.lastName,
    first_name: policy.firstName,
    second_name: policy.secondName,
    phone: policy.phone,
    birth_date: policy.birthDate,
    gender: policy.gender,
  },
  insurance: {
    name: say(language, policy.nameRu, policy.nameEn),
    logo: policy.logo,
    legals: policy.legals,
    validity_time: policy.validity,
    isStartDate: policy.isStartDate,
    activation_delay: policy.activationDelay,
  },
  public_id: policy.publicId,
  status: statusOf(policy, now),
  race: raceOf(policy, language),
  timezone: policy.isStartDate ? (policy.timezone ?? insuranceTimezone) : insuranceTimezone,
  ticket_public_id: policy.ticketPublicId,
  file: policy.hasFile,
  selector: 'insurance',
  totalCost: toRoubles(policy.price),
  count: 1,
  promocode: null,
  format_public_id: policy.formatPublicId,
  unique_id: policy.publicId,
  start_date: toUnix(policy.startsAt),
  default: false,
});
