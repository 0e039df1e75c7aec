import { divideHalfUp, shareOut } from '@trassa/rules';
import { ok, refuse } from '../../kernel/result.ts';
import { type AskedLine, isWhole, type RefundedGoods, type ReturnedPiece } from '../orders/index.ts';
import {
  countReturned,
  endGoodsReturn,
  insertGoodsReturn,
  lockStockOfLines,
  repeatGoodsReturn,
  restockPiece,
  selectReturned,
} from './returns.repository.ts';

const goodsCause = 'goods';

/** Pieces of a line by their places: each costs its share of the line, to the kopeck (BO-069). */
const piecesOf = (line: AskedLine, gone: ReadonlySet<number>): ReturnedPiece[] => {
  const shares = shareOut(
    line.total,
    Array.from({ length: line.count }, () => 1),
  );
  const left = shares.flatMap((paid, index) => (gone.has(index + 1) ? [] : [{ paid, piece: index + 1 }]));
  const percent = line.percent ?? 100;
  const chosen = isWhole(line) ? left : left.slice(0, line.pieces ?? 0);
  return chosen.map(({ paid, piece }) => ({
    cause: `${goodsCause}:${line.id}:${piece}`,
    lineId: line.id,
    publicId: null,
    paid,
    basis: paid,
    percent,
    policyPercent: 100,
    policySum: paid,
    insurance: 0,
    sum: divideHalfUp(paid * percent, 100),
    why: null,
    // What has left comes back when somebody says by how much: nobody knows yet when it arrived.
    obstacle: line.isSent && line.percent === null ? 'state' : null,
  }));
};

/** Goods come back piece by piece, and on sale only when somebody has said so (back-office 5.11, BO-069). */
export const refundedGoods: RefundedGoods = {
  name: goodsCause,
  async done(tx, lineId, piece) {
    const ended = await endGoodsReturn(tx, { lineId, piece }, 'done');
    if (ended?.restock) await restockPiece(tx, ended.orderId, lineId);
  },
  async failed(tx, lineId, piece) {
    await endGoodsReturn(tx, { lineId, piece }, 'failed');
  },
  again: (tx, lineId, piece) => repeatGoodsReturn(tx, { lineId, piece }),
  byStaff: {
    async quote(tx, lines) {
      const returned = await selectReturned(
        tx,
        lines.map(({ id }) => id),
      );
      return lines.flatMap((line) => {
        const gone = returned.filter(({ lineId, isFailed }) => lineId === line.id && !isFailed);
        return piecesOf(line, new Set(gone.map(({ piece }) => piece)));
      });
    },
    async lockStocks(tx, pieces) {
      await lockStockOfLines(tx, [...new Set(pieces.map(({ lineId }) => lineId))]);
    },
    async begin(tx, { lineId, cause }, { orderId, restock }) {
      const piece = Number(cause.split(':')[2]);
      return (await insertGoodsReturn(tx, { lineId, piece, orderId, restock }))
        ? ok(undefined)
        : refuse({ code: 'state' });
    },
    countReturned,
  },
};
