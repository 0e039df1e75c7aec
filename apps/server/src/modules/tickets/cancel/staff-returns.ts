import { stateAfter, staffReturnObstacle, ticketTransitions } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { AskedLine, AskedTerms, ReturnedPiece, StaffReturns } from '../../orders/index.ts';
import { closeOffers, selectToReturn, setTicketStatus, type TicketToReturn } from './cancel.repository.ts';
import { groupAmong, selectGroups } from './group.repository.ts';
import { countBack, findPurchaser, lockOfLines, selectOfLines } from './line-tickets.repository.ts';
import { lockStocksOf, type StocksDeps } from './lock-stocks.ts';
import { beyondPromise, quoteOn, type ReturnPolicies } from './quote-return.ts';
import { beginReturn, ticketCause } from './return-ticket.ts';

/** Which tickets of a line are given back: those that are named, so many of those left, or all that are left. */
const chosenOf = (line: AskedLine, tickets: readonly TicketToReturn[]): readonly TicketToReturn[] => {
  const own = tickets.filter(({ lineId }) => lineId === line.id);
  if (line.named) return own.filter(({ publicId }) => line.named?.includes(publicId));
  const left = own.filter(({ status }) => status !== 'returned' && status !== 'processing');
  return line.pieces === null ? left : left.slice(0, line.pieces);
};

type Given = { readonly ticket: TicketToReturn; readonly line: AskedLine };

/** Tickets in turn, as they are returned: each one's group is what those before it have left (BO-065). */
export const quoteInTurn = async (
  db: Tx,
  policies: Pick<ReturnPolicies, 'returnable' | 'valid'>,
  given: readonly Given[],
  { now, withInsurance, withBegun, isOurs }: Omit<AskedTerms, 'isGlance'>,
): Promise<ReturnedPiece[]> => {
  const ids = given.map(({ ticket }) => ticket.id);
  const [insured, groups] = [await policies.returnable(db, ids, { now, withBegun }), await selectGroups(db, ids)];
  const valid = await policies.valid(db, ids, now);
  const asked = new Map<number, Minor>();
  return given.map(({ ticket, line: { percent } }) => {
    const around = {
      insurance: insured.get(ticket.id) ?? 0,
      group: groupAmong(groups.get(ticket.id) ?? [], ticket.id, asked),
    };
    const policy = quoteOn(ticket, around, { percent: null, withInsurance, isOurs }, now);
    const own = { percent, withInsurance, isOurs };
    const quote = quoteOn(ticket, around, own, now);
    const start = toUnix(ticket.startTime);
    asked.set(ticket.id, quote.basis);
    const { coming, begun } = valid.get(ticket.id) ?? { coming: 0, begun: 0 };
    return {
      cause: `${ticketCause}:${ticket.id}`,
      lineId: ticket.lineId,
      publicId: ticket.publicId,
      paid: ticket.paid,
      basis: quote.basis,
      percent: quote.percent,
      policyPercent: policy.percent,
      policySum: policy.sum,
      insurance: quote.insurance,
      policiesEnded: quote.insurance > 0 ? 0 : coming,
      policiesKept: withBegun ? 0 : begun,
      sum: quote.sum,
      rest: beyondPromise(ticket, around, own, now),
      why: whyOf(ticket, quote.basis, quote.percent),
      obstacle: staffReturnObstacle({ ...ticket, start }, percent !== null, toUnix(now)),
    };
  });
};

const whyOf = ({ promised, paid }: TicketToReturn, basis: Minor, percent: number): ReturnedPiece['why'] => {
  if (promised) return 'promised';
  if (basis < paid) return 'group';
  return percent < 100 ? 'tier' : null;
};

const idOf = ({ cause }: Pick<ReturnedPiece, 'cause'>): number => Number(cause.split(':')[1]);

/** Whoever holds it now, it is its buyer's money: an offer that waits ends, and the ticket waits for its money. */
const begin: StaffReturns['begin'] = async (tx, { cause, percent, insurance, sum, basis }, { now, withBegun }) => {
  const id = idOf({ cause });
  const [found] = await selectToReturn(tx, [id]);
  if (!found) return refuse({ code: 'state' });
  const isOffered = found.status === 'transfer';
  if (isOffered) {
    await closeOffers(tx, [id]);
    await setTicketStatus(tx, id, stateAfter(ticketTransitions, found.status, 'take_back'));
  }
  const ticket: TicketToReturn = isOffered ? { ...found, status: 'active' } : found;
  const quote = { percent, insurance, sum, basis, until: null };
  const userId = await findPurchaser(tx, id);
  const begun = await beginReturn(tx, ticket, { userId, quote, now, isQuiet: true, withBegun });
  return begun.ok ? ok(undefined) : begun;
};

/** Returning tickets for their buyer (back-office 5.11). */
export const staffReturns = ({
  policies,
  ...stocks
}: StocksDeps & { readonly policies: Pick<ReturnPolicies, 'returnable' | 'valid'> }): StaffReturns => ({
  async quote(tx, lines, { isGlance, ...terms }) {
    const lineIds = lines.map(({ id }) => id);
    const ids = isGlance ? await selectOfLines(tx, lineIds) : await lockOfLines(tx, lineIds);
    const tickets = await selectToReturn(tx, ids);
    const given = lines.flatMap((line) => chosenOf(line, tickets).map((ticket) => ({ ticket, line })));
    return quoteInTurn(tx, policies, given, terms);
  },
  lockStocks: (tx, pieces) => lockStocksOf(tx, stocks, pieces.map(idOf)),
  begin,
  countReturned: countBack,
});
