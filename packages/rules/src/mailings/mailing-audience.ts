import { parseIsoDate } from '../people/birth-date.ts';
import type { MessageSpec } from '../message.ts';
import type { MailingKind } from './mailing-state.ts';

/** Joined by AND, the values of one by OR; what is empty asks for nothing. Ids are public. */
export type MailingConditions = {
  readonly formats: readonly string[];
  readonly kinds: readonly string[];
  readonly states: readonly MailingTicketState[];
  readonly registered: boolean | null;
  /** A start number that is not given yet. */
  readonly no_number: boolean;
  readonly incomplete_team: boolean;
  /** Days, both included, by the clocks of the start. */
  readonly bought_from: string | null;
  readonly bought_to: string | null;
  readonly promocode: string | null;
  readonly languages: readonly ('ru' | 'en')[];
  readonly cities: readonly number[];
  /** Years on the day of the start, of the participant. */
  readonly age_from: number | null;
  readonly age_to: number | null;
  /** Only addresses that subscribed, with or without an account. */
  readonly subscribers: boolean;
  /** Nobody whom this mailing was for. */
  readonly exclude: string | null;
};

export const mailingTicketStates = ['active', 'transfer', 'processing', 'returned', 'blocked'] as const;
export type MailingTicketState = (typeof mailingTicketStates)[number];

export const noConditions: MailingConditions = {
  formats: [],
  kinds: [],
  states: [],
  registered: null,
  no_number: false,
  incomplete_team: false,
  bought_from: null,
  bought_to: null,
  promocode: null,
  languages: [],
  cities: [],
  age_from: null,
  age_to: null,
  subscribers: false,
  exclude: null,
};

/** Whom a letter about a start goes to unless tickets of another state are asked for: whoever still comes. */
export const usualTicketStates: readonly MailingTicketState[] = ['active', 'transfer'];

/** Whether tickets have to be asked, and not people alone. */
export const asksTickets = (c: MailingConditions, hasStart: boolean): boolean =>
  hasStart ||
  c.cities.length + c.formats.length + c.kinds.length + c.states.length > 0 ||
  c.registered !== null ||
  c.no_number ||
  c.incomplete_team ||
  [c.bought_from, c.bought_to, c.promocode, c.age_from, c.age_to].some((value) => value !== null);

type Asked = { readonly kind: MailingKind; readonly hasStart: boolean; readonly conditions: MailingConditions };

const ageMax = 120;
const isAge = (age: number | null): boolean => age === null || (Number.isInteger(age) && age >= 0 && age <= ageMax);
const isDay = (day: string | null): boolean => day === null || parseIsoDate(day) !== null;

/** What is wrong with an audience, by its field. A service letter is about a start, and only subscribers are asked for news. BO-110 */
export const checkAudience = ({ kind, hasStart, conditions: c }: Asked): Record<string, MessageSpec> => {
  const problems: Record<string, MessageSpec> = {};
  if (kind === 'service' && !hasStart) problems['start'] = { id: 'mailing_start' };
  if (kind === 'service' && c.subscribers) problems['subscribers'] = { id: 'mailing_subscribers' };
  if (!hasStart && c.formats.length > 0) problems['start'] = { id: 'mailing_start' };
  if (hasStart && c.cities.length) problems['cities'] = { id: 'wrong_value' };
  if (!isDay(c.bought_from)) problems['bought_from'] = { id: 'date' };
  if (!isDay(c.bought_to)) problems['bought_to'] = { id: 'date' };
  if (c.bought_from && c.bought_to && c.bought_to < c.bought_from) problems['bought_to'] = { id: 'date_order' };
  if (!isAge(c.age_from)) problems['age_from'] = { id: 'wrong_value' };
  if (!isAge(c.age_to) || (c.age_from !== null && c.age_to !== null && c.age_to < c.age_from))
    problems['age_to'] = { id: 'wrong_value' };
  return problems;
};
