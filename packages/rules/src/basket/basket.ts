import type { BasketLine, BasketTicketLine } from './basket-line.ts';
import { countLines, lineCost } from './basket-line.ts';
import { isStale } from '../tickets/hold.ts';

type Goods = readonly BasketLine[];
type NewId = () => string;

const isTicket = (line: BasketLine): line is BasketTicketLine => line.selector === 'ticket';

const withCount = <T extends BasketLine>(line: T, count: number): T => ({
  ...line,
  count,
  totalCost: lineCost(line.price, count),
  ...(isTicket(line) && line.insurancePrice !== null
    ? { insurance_cost: lineCost(line.insurancePrice, count) }
    : undefined),
});

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
  if (present) return setGroupCount(goods, present.groupId, groupCount(goods, present.groupId) + count, newId);
  if (!template.preregistration) return [...goods, { ...withCount(template, count), unique_id: newId() }];
  return [...goods, ...Array.from({ length: count }, () => blankCopy(template, newId()))];
};

/** Pieces of a group's tickets. */
export const groupCount = (goods: Goods, groupId: string): number =>
  countLines(goods.filter((line) => line.groupId === groupId && isTicket(line)));

/** Tickets whose participants are named later are insured all at once: as many policies as tickets. */
const isPolicyOf = (line: BasketLine, ticket: BasketLine): boolean =>
  line.selector === 'insurance' && line.abid === ticket.unique_id && ticket.abid === line.unique_id;

/**
 * Sets the tickets of a group to `count`: new participants come after the last one, surplus ones go from the end with what
 * is linked to them; 0 removes the group (BASKET-37, 38, 43). Which counts are allowed is for nextCount, previousCount.
 */
export const setGroupCount = <T extends BasketLine>(
  goods: readonly T[],
  groupId: string,
  count: number,
  newId: NewId,
): T[] => {
  const tickets = goods.filter((line) => line.groupId === groupId && isTicket(line));
  const last = tickets.at(-1);
  if (!last || !isTicket(last)) return [...goods];
  if (!last.preregistration)
    return count > 0
      ? goods.map((line) => (line === last || isPolicyOf(line, last) ? withCount(line, count) : line))
      : removeLine(goods, last.unique_id);
  if (count < tickets.length)
    return tickets
      .slice(Math.max(0, count))
      .reduceRight<T[]>((rest, line) => removeLine(rest, line.unique_id), [...goods]);
  const added = Array.from({ length: count - tickets.length }, () => blankCopy(last, newId()));
  const at = goods.indexOf(last) + 1;
  return [...goods.slice(0, at), ...added, ...goods.slice(at)];
};

const unlink = <T extends BasketLine>(line: T): T => ({
  ...line,
  abid: null,
  isAddInsurance: false,
  insurancePublic_id: null,
  insurancePrice: null,
  ...(isTicket(line) ? { insurance_cost: null } : {}),
});

/**
 * Removes a line and what hangs on it: a ticket takes its insurance along, a special item its pair (BASKET-39, 40, DEC-97).
 * A ticket never goes with what was added to it, only its insurance flag is cleared (BASKET-42).
 */
export const removeLine = <T extends BasketLine>(goods: readonly T[], uniqueId: string): T[] => {
  const gone = goods.find((line) => line.unique_id === uniqueId);
  if (!gone) return [...goods];
  const isLinked = (line: T): boolean => line.abid === uniqueId || line.unique_id === gone.abid;
  return (
    goods
      .filter((line) => line !== gone && (isTicket(line) || !isLinked(line)))
      // Goods bought with a ticket name it, but it names its insurance alone.
      .map((line) => (line.abid === uniqueId ? unlink(line) : line))
  );
};

/** Sets the pieces of a line that is no ticket; a special pair has as many (BASKET-40). */
export const setLineCount = <T extends BasketLine>(goods: readonly T[], uniqueId: string, count: number): T[] => {
  const line = goods.find((one) => one.unique_id === uniqueId);
  if (!line || isTicket(line)) return [...goods];
  if (count < 1) return removeLine(goods, uniqueId);
  const isPair = (one: T): boolean => one.unique_id === line.abid && one.abid === uniqueId && !isTicket(one);
  return goods.map((one) => (one === line || isPair(one) ? withCount(one, count) : one));
};

/** Links an insurance line to a ticket; an earlier one of that ticket is replaced (BASKET-41, INS-24, DEC-97). */
export const attachInsurance = <T extends BasketLine>(goods: readonly T[], ticketId: string, insurance: T): T[] => {
  const ticket = goods.find((line) => line.unique_id === ticketId);
  if (!ticket || !isTicket(ticket)) return [...goods];
  const rest = ticket.abid === null ? goods : removeLine(goods, ticket.abid);
  const flags = {
    abid: insurance.unique_id,
    isAddInsurance: true,
    insurancePublic_id: insurance.public_id,
    insurancePrice: insurance.price,
    insurance_cost: insurance.totalCost,
  };
  return [
    ...rest.map((line) => (line.unique_id === ticketId ? { ...line, ...flags } : line)),
    { ...insurance, abid: ticketId, groupId: ticket.groupId },
  ];
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

export type Dropped<T> = { readonly goods: T[]; readonly dropped: T[] };

/** Takes out tickets kept longer than a hold and what hangs on them; `nowMs` in milliseconds (BASKET-44). */
export const dropStale = <T extends BasketLine>(goods: readonly T[], nowMs: number): Dropped<T> => {
  const stale = goods.filter((line) => isTicket(line) && isStale(line.addTicketToBasketTime, nowMs));
  const left = removeLines(goods, stale);
  const kept = new Set(left.map(({ unique_id }) => unique_id));
  return { goods: left, dropped: goods.filter(({ unique_id }) => !kept.has(unique_id)) };
};

/** Takes out the tickets of holds that the server no longer knows. */
export const dropHold = <T extends BasketLine>(goods: readonly T[], holdId: string): Dropped<T> => {
  const held = goods.filter((line) => isTicket(line) && line.hold_id === holdId);
  return { goods: removeLines(goods, held), dropped: held };
};

/** After an order: what it shows leaves the basket (BASKET-45, DEC-86); line by line, as the order lists linked ones too. */
export const removeBought = <T extends BasketLine>(
  goods: readonly T[],
  bought: readonly { readonly unique_id: string }[],
): T[] => {
  const ids = new Set(bought.map(({ unique_id }) => unique_id));
  return goods
    .filter((line) => !ids.has(line.unique_id))
    .map((line) => (line.abid !== null && ids.has(line.abid) ? unlink(line) : line));
};

const removeLines = <T extends BasketLine>(goods: readonly T[], lines: readonly T[]): T[] =>
  lines.reduce<T[]>((rest, line) => removeLine(rest, line.unique_id), [...goods]);
