import type { Language } from '@trassa/contracts';
import { insuranceTimezone, raceName } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';

/** The start that a policy was bought for; all null: for none. */
export type PolicyRace = {
  readonly eventRu: string | null;
  readonly eventEn: string | null;
  readonly cityRu: string | null;
  readonly cityEn: string | null;
  readonly timezone: string | null;
  /** The start of the city: its year is the race's. */
  readonly eventAt: Date | null;
};

/** 'Забег, Москва, 2027'; null for an insurance of no start. */
export const raceOf = (policy: PolicyRace, language: Language): string | null =>
  policy.eventRu === null || policy.eventAt === null
    ? null
    : raceName({
        event: say(language, policy.eventRu, policy.eventEn),
        city: say(language, policy.cityRu ?? '', policy.cityEn),
        start: toUnix(policy.eventAt),
        timezone: policy.timezone ?? insuranceTimezone,
      });
