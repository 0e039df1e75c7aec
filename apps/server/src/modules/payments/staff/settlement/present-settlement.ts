import type {
  Difference,
  RegisterDay,
  SettlementDay,
  SettlementDayRow,
  SettlementRegister,
} from '@trassa/contracts/office';
import { matchOf, orderNumber, settlementId } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { type Minor, toRoubles } from '../../../../kernel/money.ts';
import type { NamesOf } from '../../../staff/index.ts';
import type { Counts, DayFigures, DifferenceRow } from './compare.repository.ts';
import type { DayRow, RegisterHead } from './days.repository.ts';

type Names = Awaited<ReturnType<NamesOf>>;

const byOf = (userId: number | null, names: Names): SettlementDay['closed_by'] => {
  const found = userId === null ? undefined : names.get(userId);
  return found ? { public_id: found.publicId, name: found.name } : null;
};
const sumOf = (sum: Minor | null): number | null => (sum === null ? null : toRoubles(sum));

export const presentDayRow = (row: DayFigures): SettlementDayRow => {
  const { captured, refunded, theirCaptured, theirRefunded, fee } = row;
  return {
    public_id: settlementId(row.provider, row.day),
    provider: row.provider,
    day: row.day,
    ours: { captured: toRoubles(captured), refunded: toRoubles(refunded) },
    theirs: row.isTold
      ? {
          captured: toRoubles(theirCaptured),
          refunded: toRoubles(theirRefunded),
          fee: toRoubles(fee),
          transferred: toRoubles(theirCaptured - theirRefunded - fee),
        }
      : null,
    difference: row.isTold ? toRoubles(captured - refunded - theirCaptured + theirRefunded) : null,
    closed: row.closedAt && toUnix(row.closedAt),
  };
};

const presentMovement = ({
  kind,
  payment,
  ours,
  theirs,
  orderPublicId,
}: DifferenceRow): Omit<Difference, 'accepted'> => ({
  kind,
  payment,
  match: matchOf(ours, theirs),
  ours: sumOf(ours),
  theirs: sumOf(theirs),
  order: orderPublicId === null ? null : { public_id: orderPublicId, number: orderNumber(orderPublicId) },
});

const presentDifference = (row: DifferenceRow, names: Names): Difference => ({
  ...presentMovement(row),
  accepted:
    row.acceptedAt === null
      ? null
      : { reason: row.reason ?? '', by: byOf(row.acceptedBy, names), at: toUnix(row.acceptedAt) },
});

type Day = {
  readonly figures: DayFigures;
  readonly row: DayRow;
  readonly counts: Counts;
  readonly differences: readonly DifferenceRow[];
  readonly obstacle: SettlementDay['obstacle'];
};

export const presentDay = ({ figures, row, counts, differences, obstacle }: Day, names: Names): SettlementDay => ({
  ...presentDayRow(figures),
  matched: counts.matched,
  difference_count: counts.oursOnly + counts.theirsOnly + counts.different,
  left: counts.left,
  differences: differences.map((difference) => presentDifference(difference, names)),
  register:
    row.fileName === null || row.appliedAt === null ? null : { file: row.fileName, applied: toUnix(row.appliedAt) },
  closed_by: byOf(row.closedBy, names),
  obstacle,
  version: row.version,
});

export const presentRegister = (
  register: RegisterHead,
  {
    counts,
    differences,
    days,
  }: { counts: Counts; differences: readonly DifferenceRow[]; days: readonly RegisterDay[] },
): SettlementRegister => ({
  public_id: register.publicId,
  provider: register.provider,
  file: register.fileName,
  rows: register.count,
  from: register.from,
  until: register.until,
  days: [...days],
  matched: counts.matched,
  ours_only: counts.oursOnly,
  theirs_only: counts.theirsOnly,
  different: counts.different,
  differences: differences.map((row) => ({ ...presentMovement(row), day: row.day })),
  same: days.every(({ state }) => state === 'same' || state === 'closed'),
  applied: register.appliedAt && toUnix(register.appliedAt),
});
