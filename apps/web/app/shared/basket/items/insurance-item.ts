import type { EventFormat, InsuranceOffer } from '@trassa/contracts';
import {
  asksStart,
  attachInsurance,
  earliestInsuranceStart,
  insuranceBuffer,
  insuranceDay,
  insuranceStartOn,
  lineCost,
} from '@trassa/rules';
import { type BasketInsurance, type BasketItem, type BasketTicket, groupIds, isTicket } from './basket-item.ts';
import { changeBasket, readBasket } from '../basket-store.ts';
import { carries } from './carrying-kinds.ts';
import { blankLine } from './blank-line.ts';
import { changeLine } from '../change-lines.ts';

/** The race that is insured: what a format and a ticket line both say of it. */
export type InsuredRace = Pick<EventFormat, 'event' | 'event_city' | 'start_time' | 'address' | 'timezone'> & {
  readonly format_public_id: string;
};

export type InsuranceChoice = {
  race: InsuredRace | null;
  /** The policy belongs to this ticket line. */
  ticket?: BasketTicket | null;
  /** Takes the person of its ticket; a policy whose start date the person enters has a form of its own (DEC-95, DEC-97). */
  isDefault?: boolean;
  /** The first day that the buyer chose already (moment, unix seconds), where the offer asks for one. */
  startDate?: number | null;
};

export const raceOfFormat = ({
  public_id,
  event,
  event_city,
  start_time,
  address,
  timezone,
}: EventFormat): InsuredRace => ({
  format_public_id: public_id,
  event,
  event_city,
  start_time,
  address,
  timezone,
});

const raceOfTicket = ({
  format_public_id,
  event,
  event_city,
  start_time,
  address,
  timezone,
}: BasketTicket): InsuredRace => ({
  format_public_id,
  event,
  event_city,
  start_time,
  address,
  timezone,
});

/** The line that an offer becomes: an error until its form is filled, unless it takes the person of its ticket (API §3.2, INS-22, INS-23). */
export const insuranceItem = (
  offer: InsuranceOffer,
  { race, ticket = null, isDefault = ticket !== null && offer.isStartDate, startDate = null }: InsuranceChoice,
  newId: () => string,
): BasketInsurance => ({
  ...blankLine,
  selector: 'insurance',
  unique_id: newId(),
  public_id: offer.public_id,
  groupId: ticket?.groupId ?? groupIds.insurance,
  count: isDefault ? (ticket?.count ?? 1) : 1,
  price: offer.price,
  totalCost: lineCost(offer.price, isDefault ? (ticket?.count ?? 1) : 1),
  title: offer.title,
  logo: offer.logo,
  event: race?.event ?? null,
  event_city: race?.event_city ?? null,
  format_public_id: race?.format_public_id ?? null,
  start_time: race?.start_time ?? null,
  address: race?.address ?? null,
  abid: ticket?.unique_id ?? null,
  default: isDefault,
  isStartDate: offer.isStartDate,
  start_date: offer.isStartDate ? (race?.start_time ?? null) : startDate,
  activation_delay: offer.activation_delay,
  format_start_time: race?.start_time ?? null,
  first_name: '',
  second_name: '',
  last_name: '',
  gender: '',
  phone: '',
  birth_date: null,
  info: null,
  preReg: isDefault ? 'ok' : '',
  isErrorTab: !isDefault,
  isScrolling: false,
  insurance: { public_id: offer.public_id },
  timezone: race?.timezone ?? null,
  validity_time: offer.validity_time,
  legals: offer.legals,
});

const newId = (): string => crypto.randomUUID();

/** Puts a policy of its own into the basket; answers its unique_id (INS-04). */
export const addInsurance = (offer: InsuranceOffer, choice: Omit<InsuranceChoice, 'ticket'>): string => {
  const line = insuranceItem(offer, choice, newId);
  changeBasket((goods) => [...goods, line]);
  return line.unique_id;
};

/** Attaches a policy to a ticket of the basket, in the place of an earlier one (BASKET-41); null: there is no such ticket. */
export const insureTicket = (offer: InsuranceOffer, ticketId: string): string | null => {
  const ticket = readBasket()
    .filter(isTicket)
    .find(({ unique_id }) => unique_id === ticketId);
  if (!ticket) return null;
  const line = insuranceItem(offer, { race: raceOfTicket(ticket), ticket }, newId);
  changeBasket((goods) => attachInsurance<BasketItem>(goods, ticketId, line, carries));
  return line.unique_id;
};

type Insured = Pick<
  BasketInsurance,
  'first_name' | 'last_name' | 'second_name' | 'gender' | 'phone' | 'birth_date' | 'start_date'
>;

/** Stores what was typed about the insured person; the line is an error until nothing is wrong (INS-22, INS-23). */
export const setInsured = (uniqueId: string, insured: Partial<Insured>, isComplete: boolean): void =>
  changeLine('insurance', uniqueId, { ...insured, preReg: isComplete ? 'ok' : '', isErrorTab: !isComplete });

/** The day that stands in a typed start: YYYY-MM-DD. */
export const typedStartDay = (start: number): string => insuranceDay(start - insuranceBuffer);

/** The first day a policy can begin on: YYYY-MM-DD; `now` and the delay in seconds. */
export const firstStartDay = (now: number, activationDelay: number): string =>
  insuranceDay(earliestInsuranceStart(now, activationDelay));

/** The first possible moment moves on while the basket waits: a start on the first possible day moves with it. */
export const renewedInsurance = (line: BasketInsurance, now: number): BasketInsurance => {
  const { start_date, activation_delay } = line;
  if (start_date === null || !asksStart(line)) return line;
  const earliest = earliestInsuranceStart(now, activation_delay);
  const day = typedStartDay(start_date);
  if (start_date >= earliest || day !== insuranceDay(earliest)) return line;
  return { ...line, start_date: insuranceStartOn(day, { now, activation_delay }) };
};
