import { type BasketLine, type Carries, countLines, withCount } from '../basket/basket-line.ts';
import { removeLine } from '../basket/basket.ts';
import type { TicketKind } from '../kind.ts';

export type PreReg = 'ok' | 'later' | '';

/** A ticket in the basket, with the wire's names (API 3.2). */
export type BasketTicketLine = BasketLine & {
  readonly selector: 'ticket';
  readonly format_public_id: string | null;
  readonly kind: TicketKind;
  readonly promocode: string | null;
  readonly preregistration: boolean;
  readonly preReg: PreReg;
  readonly isErrorTab: boolean;
  /** Of all pieces of the linked policy (INS-24). */
  readonly insurance_cost: number | null;
  readonly hold_id: string | null;
  /** Milliseconds. */
  readonly addTicketToBasketTime: number;
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly license_file: string | null;
  readonly file: string | null;
  readonly number: number | null;
};

type NewId = () => string;

const isTicket = (line: BasketLine): line is BasketTicketLine => line.selector === 'ticket';

/** A ticket that needs its participant has one; without preregistration the data may come later (BASKET-36, DEC-57). */
export const isTicketComplete = (line: Pick<BasketTicketLine, 'preregistration' | 'preReg'>): boolean =>
  line.preregistration ? line.preReg === 'ok' : true;

/** Another participant of the same group: everything of the format, nothing of the person and nothing linked. */
const blankCopy = <T extends BasketTicketLine>(line: T, unique_id: string): T => ({
  ...withCount(line, 1),
  unique_id,
  abid: null,
  isAddInsurance: false,
  insurancePublic_id: null,
  insurancePrice: null,
  insurance_cost: null,
  info: null,
  license_file: null,
  file: null,
  number: null,
  preReg: '',
  isErrorTab: true,
});

/** The line of a format and kind whose group a further purchase joins; its hold is the one to enlarge (API 5.1). */
export const findTicketGroup = <T extends BasketLine>(
  goods: readonly T[],
  ticket: { format_public_id: string | null; kind: string },
): T | null =>
  goods.find(
    (line) => isTicket(line) && line.format_public_id === ticket.format_public_id && line.kind === ticket.kind,
  ) ?? null;

/** Pieces of a group's tickets. */
export const groupCount = (goods: readonly BasketLine[], groupId: string): number =>
  countLines(goods.filter((line) => line.groupId === groupId && isTicket(line)));

/** Tickets whose participants are named later are insured all at once: as many policies as tickets. */
const isPolicyOf = (line: BasketLine, ticket: BasketLine): boolean =>
  line.abid === ticket.unique_id && ticket.abid === line.unique_id;

/** The tickets of a group with `count` of them; fewer than now is for setGroupCount. */
const grown = <T extends BasketLine>(
  goods: readonly T[],
  tickets: readonly T[],
  last: T & BasketTicketLine,
  { count, newId }: { count: number; newId: NewId },
): T[] => {
  if (!last.preregistration)
    return goods.map((line) => (line === last || isPolicyOf(line, last) ? withCount(line, count) : line));
  const added = Array.from({ length: count - tickets.length }, () => blankCopy(last, newId()));
  const at = goods.indexOf(last) + 1;
  return [...goods.slice(0, at), ...added, ...goods.slice(at)];
};

const ticketsOf = <T extends BasketLine>(goods: readonly T[], groupId: string): T[] =>
  goods.filter((line) => line.groupId === groupId && isTicket(line));

/**
 * Puts `count` tickets into the basket: one line per participant with preregistration, else one line for all (DEC-56). A
 * group of the same format and kind grows instead, and keeps its hold and the moment of its first adding (DEC-59). The
 * template carries groupId, hold_id and addTicketToBasketTime of a new group.
 */
export const addTickets = <T extends BasketLine>(
  goods: readonly T[],
  template: T & BasketTicketLine,
  count: number,
  newId: NewId,
): T[] => {
  const present = findTicketGroup(goods, template);
  const tickets = present ? ticketsOf(goods, present.groupId) : [];
  const last = tickets.at(-1);
  if (last && isTicket(last)) return grown(goods, tickets, last, { count: countLines(tickets) + count, newId });
  if (!template.preregistration) return [...goods, { ...withCount(template, count), unique_id: newId() }];
  return [...goods, ...Array.from({ length: count }, () => blankCopy(template, newId()))];
};

/** How many tickets a group is to have. */
export type GroupCount = { readonly groupId: string; readonly count: number };

/**
 * Sets the tickets of a group to `count`: new participants come after the last one, surplus ones go from the end with what
 * is linked to them; 0 removes the group (BASKET-37, 38, 43). Which counts are allowed is for nextCount, previousCount.
 */
export const setGroupCount = <T extends BasketLine>(
  goods: readonly T[],
  { groupId, count }: GroupCount,
  newId: NewId,
  carries: Carries,
): T[] => {
  const tickets = ticketsOf(goods, groupId);
  const last = tickets.at(-1);
  if (!last || !isTicket(last)) return [...goods];
  const surplus = last.preregistration ? tickets.slice(Math.max(0, count)) : count > 0 ? [] : [last];
  if (surplus.length > 0)
    return surplus.reduceRight<T[]>((rest, line) => removeLine(rest, line.unique_id, carries), [...goods]);
  return grown(goods, tickets, last, { count, newId });
};

/** Stores what was typed about a participant; the tab is an error until nothing is wrong (BASKET-36). */
export const setParticipant = <T extends BasketLine>(
  goods: readonly T[],
  uniqueId: string,
  answers: Partial<Pick<BasketTicketLine, 'info' | 'license_file' | 'file' | 'number'>>,
  isComplete: boolean,
): T[] =>
  goods.map((line) => {
    if (line.unique_id !== uniqueId || !isTicket(line)) return line;
    return { ...line, ...answers, preReg: isComplete ? 'ok' : '', isErrorTab: !isComplete };
  });
