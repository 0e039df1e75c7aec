import type { Language } from '@trassa/contracts';
import {
  formatDatedClock,
  formatPhone,
  formatTypedDate,
  formatWithDistance,
  insuranceTimezone,
  moneyText,
  validityDays,
  withoutLinks,
} from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import type { PolicyPerson } from './insured-person.ts';
import { type PolicyRace, raceOf } from './policy-race.ts';
import { policyWords } from './policy-words.ts';

/** A policy with all that its paper and its letters say. */
export type PolicyDocument = PolicyPerson &
  PolicyRace & {
    readonly publicId: string;
    readonly userId: number;
    /** null: it was never bought by an order. */
    readonly buyerId: number | null;
    readonly number: string;
    readonly startsAt: Date;
    /** Seconds. */
    readonly validity: number;
    readonly price: Minor;
    readonly isCancelled: boolean;
    readonly nameRu: string;
    readonly nameEn: string | null;
    readonly titleRu: string;
    readonly titleEn: string | null;
    readonly subtitleRu: string;
    readonly subtitleEn: string | null;
    readonly legals: string;
    readonly formatRu: string | null;
    readonly formatEn: string | null;
    /** Kilometres. */
    readonly distance: number | null;
    /** What the terrain of the place is drawn from. */
    readonly plate: unknown;
  };

export const fullName = ({ lastName, firstName, secondName }: PolicyPerson): string =>
  [lastName, firstName, secondName].filter(Boolean).join(' ');

/** 'Забег, Москва, 2027 · Личный, 10 км'; '' for an insurance of no start. */
const eventOf = (policy: PolicyDocument, language: Language): string => {
  const race = raceOf(policy, language);
  if (race === null) return '';
  const format = say(language, policy.formatRu ?? '', policy.formatEn);
  return `${race}\u00a0· ${formatWithDistance(format, policy.distance, language)}`;
};

/** '4 мая 2027, 10:00 (МСК)': by the clock of the place, the insurer's where there is none. */
const startOf = ({ startsAt, timezone }: PolicyDocument, language: Language): string =>
  formatDatedClock(toUnix(startsAt), timezone ?? insuranceTimezone, language);

/** What to do if something happens: there is a marshal at a start alone. */
export const helpOf = ({ eventRu }: PolicyDocument, language: Language): string =>
  eventRu === null ? policyWords[language].helpAlone : policyWords[language].help;

export type Fact = readonly [name: string, value: string];

/** Name and value of each line; what is not known is left out. */
export const factsOf = (policy: PolicyDocument, language: Language): Fact[] => {
  const words = policyWords[language];
  const facts: Fact[] = [
    [words.insured, withoutLinks(fullName(policy))],
    [words.birthDate, policy.birthDate ? formatTypedDate(policy.birthDate) : ''],
    [words.phone, policy.phone && formatPhone(policy.phone)],
    [words.offer, say(language, policy.nameRu, policy.nameEn)],
    [words.event, eventOf(policy, language)],
    [words.start, startOf(policy, language)],
    [words.days, String(validityDays(policy.validity))],
    [words.price, moneyText(policy.price, language)],
  ];
  return facts.filter(([, value]) => value !== '');
};
