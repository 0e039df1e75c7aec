import type { RefundQuote } from '@trassa/contracts/office';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import type { ReturnedPiece } from '../returned-goods.ts';
import type { Quoted } from './quote-refund.ts';

const sumBy = (pieces: readonly ReturnedPiece[], of: (piece: ReturnedPiece) => Minor): number =>
  toRoubles(pieces.reduce((sum, piece) => sum + of(piece), 0));

/** The one value of all of them, or null. */
const common = (numbers: readonly number[]): number | null => {
  const [first, ...others] = new Set(numbers);
  return first === undefined || others.length ? null : first;
};

/** Policies for which nothing comes back with their tickets: those that end all the same, and those that stay valid. */
export type UnpaidPolicies = { readonly ended: number; readonly kept: number };

/** Of the tickets of a refund (back-office 5.11). */
export const policiesOf = ({ lines }: Pick<Quoted, 'lines'>): UnpaidPolicies =>
  lines
    .flatMap(({ pieces }) => pieces)
    .reduce(
      ({ ended, kept }, { policiesEnded = 0, policiesKept = 0 }) => ({
        ended: ended + policiesEnded,
        kept: kept + policiesKept,
      }),
      { ended: 0, kept: 0 },
    );

/** A quote as the wire has it. */
export const presentQuote = (
  quoted: Quoted,
  { needsApproval, version }: { readonly needsApproval: boolean; readonly version: number },
): RefundQuote => {
  const pieces = quoted.lines.flatMap((one) => one.pieces);
  return {
    lines: quoted.lines.map(({ line, pieces: own }) => ({
      unique_id: line.uniqueId,
      pieces: own.length,
      paid: sumBy(own, ({ paid }) => paid),
      percent: common(own.map(({ percent }) => percent)),
      policy_percent: common(own.map(({ policyPercent }) => policyPercent)),
      insurance: sumBy(own, ({ insurance }) => insurance),
      sum: sumBy(own, ({ sum }) => sum),
      why: [...new Set(own.flatMap(({ why }) => (why === null ? [] : [why])))],
      obstacle: own.length ? (own.find(({ obstacle }) => obstacle !== null)?.obstacle ?? null) : 'state',
    })),
    delivery: toRoubles(quoted.deliveries.reduce((sum, part) => sum + part.sum, 0)),
    insurance: sumBy(pieces, ({ insurance }) => insurance),
    policies_ended: policiesOf(quoted).ended,
    policies_kept: policiesOf(quoted).kept,
    goodwill: toRoubles(quoted.goodwill),
    sum: toRoubles(quoted.sum),
    to_certificates: toRoubles(quoted.toCertificates),
    to_money: toRoubles(quoted.toMoney),
    provider: quoted.order.provider,
    releases: {
      places: quoted.lines.reduce(
        (count, { line, pieces: own }) => count + (line.selector === 'ticket' ? own.length : 0),
        0,
      ),
      pieces: quoted.lines.reduce(
        (count, { line, pieces: own }) => count + (line.selector === 'shop' ? own.length : 0),
        0,
      ),
    },
    approval_needed: needsApproval,
    version,
  };
};
