import type { Language } from '@trassa/contracts';
import type { OfficePolicy, OfficePolicyRow } from '@trassa/contracts/office';
import {
  maskName,
  maskPhone,
  orderNumber,
  policyActs,
  type PolicyFacts,
  policyMoment,
  policyObstacle,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import { type LetterState, presentLetter } from '../../../notifications/index.ts';
import { isNamed } from '../../insured-person.ts';
import { raceOf } from '../../policy-race.ts';
import type { PolicyCardRow, PolicyRow, ToldRow } from './policy-rows.repository.ts';

/** Unix seconds with their parts, so that the rule sees the ends of a policy as statements do. */
export const momentOf = (date: Date): number => date.getTime() / 1000;

const termOf = ({ isCancelled, startsAt, endsAt }: PolicyRow) => ({
  isCancelled,
  starts: momentOf(startsAt),
  ends: momentOf(endsAt),
});

export const factsOf = (row: PolicyCardRow): PolicyFacts => ({
  ...termOf(row),
  repayment: row.repayment,
  isNamed: isNamed(row),
  isErased: row.isErased,
  isReturning: row.isReturning,
  isByHand: row.isByHand,
});

export const presentRow = (row: PolicyRow, now: Date, language: Language): OfficePolicyRow => ({
  public_id: row.publicId,
  number: row.number,
  insured: isNamed(row) ? maskName(`${row.lastName} ${row.firstName}`) : null,
  offer: say(language, row.offerRu, row.offerEn),
  starts: toUnix(row.startsAt),
  ends: toUnix(row.endsAt),
  timezone: row.zone,
  price: toRoubles(row.price),
  state: policyMoment(termOf(row), momentOf(now)),
  repayment: row.repayment,
  created: toUnix(row.issuedAt),
});

/** `***.1990`: the year alone, as start lists show it. */
const maskBirth = (day: string): string => `***.${day.slice(0, 4)}`;

type Card = {
  readonly row: PolicyCardRow;
  readonly told: readonly ToldRow[];
  readonly letters: readonly LetterState[];
  /** Whoever looks may act on it. */
  readonly mayEdit: boolean;
};

const personOf = (row: PolicyCardRow): OfficePolicy['person'] =>
  isNamed(row)
    ? {
        last_name: row.lastName,
        first_name: row.firstName,
        second_name: row.secondName,
        gender: row.gender,
        birth_date: { masked: maskBirth(row.birthDate ?? ''), can_reveal: false },
        phone: { masked: row.phone && maskPhone(row.phone), can_reveal: false },
      }
    : null;

export const presentCard = (
  { row, told, letters, mayEdit }: Card,
  { now, language }: { readonly now: Date; readonly language: Language },
): OfficePolicy => ({
  ...presentRow(row, now, language),
  person: personOf(row),
  erased: row.isErased,
  race: raceOf(row, language),
  order: row.order === null ? null : { public_id: row.order, number: orderNumber(row.order) },
  ticket: row.ticket === null ? null : { public_id: row.ticket, number: row.ticketNumber ?? '' },
  cancelled_at: row.cancelledAt && toUnix(row.cancelledAt),
  failures: row.failures,
  batches: told.map(({ number, kind, madeAt, sentAt }) => ({
    number,
    kind,
    made: toUnix(madeAt),
    sent: sentAt && toUnix(sentAt),
  })),
  letters: letters.map((letter) => presentLetter(letter, false)),
  acts: mayEdit ? policyActs.filter((act) => policyObstacle(act, factsOf(row), momentOf(now)) === null) : [],
  version: row.version,
  updated: toUnix(row.updatedAt),
  updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
});
