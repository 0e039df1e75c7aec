import type { SettlementDay } from '@trassa/contracts/office';
import { closeObstacle, minorOf, readSettlementId, settlementId } from '@trassa/rules';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { type Minor, toRoubles } from '../../../../kernel/money.ts';
import { changedSince, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Executor, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { type Counts, countCompared, findCompared, selectDays, selectDifferences } from './compare.repository.ts';
import { acceptDifference, closeDay, type DayRow, findDay, hasPayments, lockDays, readNow } from './days.repository.ts';
import { presentDay } from './present-settlement.ts';
import { spanOf } from './span.ts';

export type SettlementDeps = {
  readonly clock: Clock;
  readonly namesOf: NamesOf;
  readonly isProvider: (name: string) => boolean;
};
export type DayKey = { readonly provider: string; readonly day: string };
type ShownDay = { values: SettlementDay };

/** Differences that a card shows. */
export const mostDifferences = 200;

/** null: there is no such day, or no such provider. */
const keyOf = async (db: Executor, deps: SettlementDeps, id: string): Promise<DayKey | null> => {
  const key = readSettlementId(id);
  return key && (deps.isProvider(key.provider) || (await hasPayments(db, key.provider))) ? key : null;
};

const obstacleOf = (
  day: string,
  row: DayRow,
  { left, moved }: Pick<Counts, 'left' | 'moved'>,
  now: Date,
): SettlementDay['obstacle'] => {
  const isTold = row.registerId !== null || moved === 0;
  const obstacle = closeObstacle({ day, isClosed: row.closedAt !== null, differences: isTold ? left : 0 }, toUnix(now));
  return obstacle === null && !isTold ? 'no_register' : obstacle;
};

const noMoney = { captured: 0, refunded: 0, isTold: false, theirCaptured: 0, theirRefunded: 0, fee: 0, closedAt: null };

const read = async (db: Executor, { namesOf }: SettlementDeps, { provider, day }: DayKey): Promise<ShownDay> => {
  const span = spanOf(provider, day, day);
  const row = await findDay(db, { provider, day });
  const counts = await countCompared(db, span, row.registerId);
  const differences = await selectDifferences(db, span, row.registerId, mostDifferences);
  const found = (await selectDays(db, span)).find((one) => one.provider === provider);
  const people = [row.closedBy, ...differences.map(({ acceptedBy }) => acceptedBy)].filter((id) => id !== null);
  const shown = {
    figures: found ?? { ...noMoney, provider, day },
    row,
    counts,
    differences: row.registerId === null ? [] : differences,
    obstacle: obstacleOf(day, row, counts, await readNow(db)),
  };
  return { values: presentDay(shown, await namesOf(db, [...new Set(people)])) };
};

/** One day of a provider with its differences. BO-080 */
export const readDay = async (db: Executor, deps: SettlementDeps, id: string): Promise<Result<ShownDay>> => {
  const key = await keyOf(db, deps, id);
  return key ? ok(await read(db, deps, key)) : notFound();
};

export type Who = { readonly userId: number };
type Asked = { readonly id: string; readonly version: number };

/** The day for an act of the staff, locked. Refuses `conflict`, and `state` once it is closed. */
const lockDay = async (
  tx: Tx,
  deps: SettlementDeps,
  { id, version }: Asked,
): Promise<Result<{ readonly key: DayKey; readonly row: DayRow }>> => {
  const key = await keyOf(tx, deps, id);
  if (!key) return notFound();
  await lockDays(tx, key.provider, [key.day]);
  const row = await findDay(tx, key);
  if (row.closedAt) return refuse({ code: 'state', message: { id: 'settlement_closed' } });
  return row.version === version ? ok({ key, row }) : changedSince(version, row.version);
};

const objectOf = ({ provider, day }: DayKey) => ({
  kind: 'settlement_day',
  publicId: settlementId(provider, day),
  title: `${provider}, ${day.split('-').toReversed().join('.')}`,
});

const sumOf = (sum: number | null): Minor | null => (sum === null ? null : minorOf(sum));

type AskedAccept = Asked & {
  readonly kind: 'payment' | 'refund';
  readonly payment: string;
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly reason: string;
};

/**
 * Accepts a difference as it was seen: with other sums it is another one, which nobody has accepted, and without a register there is none.
 * Refuses `conflict`, `state`. BO-081
 */
export const accept = async (
  tx: Tx,
  deps: SettlementDeps,
  asked: AskedAccept,
  { userId }: Who,
): Promise<Result<Acted<ShownDay>>> => {
  const { kind, payment, reason } = asked;
  const locked = await lockDay(tx, deps, asked);
  if (!locked.ok) return locked;
  const { key, row } = locked.value;
  if (row.registerId === null) return refuse({ code: 'state', message: { id: 'settlement_no_register' } });
  const sums = { ours: sumOf(asked.ours), theirs: sumOf(asked.theirs) };
  const found = await findCompared(tx, spanOf(key.provider, key.day, key.day), row.registerId, { kind, payment });
  if (!found || found.ours === found.theirs || found.ours !== sums.ours || found.theirs !== sums.theirs)
    return refuse({ code: 'state', message: { id: 'settlement_gone' } });
  await acceptDifference(tx, key, { kind, payment, ...sums, reason }, { userId, now: deps.clock() });
  const shown = await read(tx, deps, key);
  return ok({
    answer: shown,
    object: objectOf(key),
    reason,
    changes: [
      { field: 'payment', before: null, after: payment },
      { field: 'ours', before: null, after: asked.ours },
      { field: 'theirs', before: null, after: asked.theirs },
      { field: versionField, before: asked.version, after: shown.values.version },
    ],
  });
};

/**
 * Closes a day for good: its figures are those of this moment, and whatever goes back later falls on its own day. Refuses `conflict` and
 * `state`: before its last transactions have ended, without a register, with differences left. BO-081
 */
export const close = async (
  tx: Tx,
  deps: SettlementDeps,
  asked: Asked,
  { userId }: Who,
): Promise<Result<Acted<ShownDay>>> => {
  const locked = await lockDay(tx, deps, asked);
  if (!locked.ok) return locked;
  const { key, row } = locked.value;
  const now = await readNow(tx);
  const counts = await countCompared(tx, spanOf(key.provider, key.day, key.day), row.registerId);
  const obstacle = obstacleOf(key.day, row, counts, now);
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `settlement_${obstacle}` } });
  const { captured, refunded } = counts;
  await closeDay(tx, key, { captured, refunded, userId, now });
  const shown = await read(tx, deps, key);
  return ok({
    answer: shown,
    object: objectOf(key),
    changes: [
      { field: 'captured', before: null, after: toRoubles(captured) },
      { field: 'refunded', before: null, after: toRoubles(refunded) },
      { field: versionField, before: asked.version, after: shown.values.version },
    ],
  });
};
