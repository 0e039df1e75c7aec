import { divideHalfUp, shareOut } from '@trassa/rules';
import type { Clock } from '../../kernel/clock.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { AskedLine, RefundedGoods, ReturnedPiece } from '../orders/index.ts';
import {
  type BoughtCertificate,
  blockUnspent,
  countBlocked,
  selectBought,
  unblock,
  voidCertificate,
} from './returns.repository.ts';

const certificateCause = 'certificate';
/** Days after the purchase for which the whole of it comes back. */
const returnDays = 14;
const day = 86_400_000;

const chosenOf = (line: AskedLine, bought: readonly BoughtCertificate[]): readonly BoughtCertificate[] => {
  const own = bought.filter(({ lineId }) => lineId === line.id);
  if (line.named) return own.filter(({ publicId }) => line.named?.includes(publicId));
  const left = own.filter(({ isBlocked, isUnspent }) => !isBlocked && isUnspent);
  return line.pieces === null ? left : left.slice(0, line.pieces);
};

const quoteOne = (line: AskedLine, one: BoughtCertificate, isInTime: boolean): ReturnedPiece => {
  const shares = shareOut(
    line.total,
    Array.from({ length: line.count }, () => 1),
  );
  const paid = shares[one.place - 1] ?? 0;
  const policyPercent = isInTime ? 100 : 0;
  const percent = line.percent ?? policyPercent;
  const isUnspent = !one.isBlocked && one.isUnspent;
  const isLate = line.percent === null && !isInTime;
  return {
    cause: `${certificateCause}:${one.id}`,
    lineId: line.id,
    publicId: one.publicId,
    paid,
    basis: paid,
    percent,
    policyPercent,
    policySum: isInTime ? paid : 0,
    insurance: 0,
    sum: divideHalfUp(paid * percent, 100),
    why: percent < 100 ? 'tier' : null,
    obstacle: isUnspent ? (isLate ? 'deadline' : null) : 'state',
  };
};

/** Unspent certificates come back to whoever bought them; blocked from the moment it is asked for (back-office 5.11). */
export const refundedCertificates = (clock: Clock): RefundedGoods => ({
  name: certificateCause,
  done: (tx, id) => voidCertificate(tx, id, `${certificateCause}:${id}`),
  failed: unblock,
  again: (tx, id) => blockUnspent(tx, id, clock()),
  byStaff: {
    async quote(tx, lines, { now, isGlance }) {
      const bought = await selectBought(
        tx,
        lines.map(({ id }) => id),
        { isLocked: !isGlance },
      );
      const isInTime = ({ boughtAt }: AskedLine): boolean => now.getTime() - boughtAt.getTime() <= returnDays * day;
      return lines.flatMap((line) => chosenOf(line, bought).map((one) => quoteOne(line, one, isInTime(line))));
    },
    async begin(tx, { cause }, { now }) {
      const id = Number(cause.split(':')[1]);
      return (await blockUnspent(tx, id, now)) ? ok(undefined) : refuse({ code: 'state' });
    },
    countReturned: countBlocked,
  },
});
