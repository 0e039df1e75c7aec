import type { Pool } from '../../platform/database/index.ts';
import { randomId } from '../../kernel/ids.ts';
import type { Answer, Ask, BatchState, Decision, LiveHold } from './domain/decide-batch.ts';
import { decideBatch } from './domain/decide-batch.ts';
import type { Connection } from './holds.repository.ts';
import { type Askers, countOwned, lockAskers } from './batch-caps.repository.ts';
import { expireHolds, lockLiveHolds, lockQuotas, writeBatch } from './holds.repository.ts';

/** Live holds of a visitor and unpaid places of a network at most; null: not limited. */
export type HoldLimits = { readonly visitor: number; readonly address: number } | null;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Whoever may get more by this batch; null: nobody does, holds are only given up. */
const askersOf = (asks: readonly Ask[]): Askers | null => {
  const reserving = asks.filter((ask) => ask.type === 'reserve');
  const changing = asks.filter((ask) => ask.type === 'change');
  if (!reserving.length && !changing.length) return null;
  return {
    visitors: distinct(reserving.map((ask) => ask.visitor)),
    addresses: distinct(reserving.map((ask) => ask.address)),
    holdIds: distinct(changing.map((ask) => ask.holdId)),
  };
};

/** Opens the transaction, locks and reads, all sent at once: each statement sees what was committed when its turn came. */
const readState = async (client: Connection, asks: readonly Ask[], limits: HoldLimits): Promise<BatchState> => {
  const ids = asks.flatMap((ask) => (ask.type === 'reserve' ? [] : [ask.holdId]));
  const askers = limits ? askersOf(asks) : null;
  const [, , { quotas, expiresAt }, holds, owned] = await Promise.all([
    client.query('begin'),
    askers ? lockAskers(client, askers) : null,
    lockQuotas(client, distinct(asks.map((ask) => ask.formatId))),
    ids.length ? lockLiveHolds(client, distinct(ids)) : new Map<string, LiveHold>(),
    askers ? countOwned(client, askers) : null,
  ]);
  return { quotas, holds, owned, limits: limits ?? { visitor: Infinity, address: Infinity }, expiresAt };
};

type Outcome = { readonly decision: Decision; readonly deltas: ReadonlyMap<number, number> };

/** Decides; where places are short, ends expired holds first and decides anew with what they give back. */
const decide = async (client: Connection, state: BatchState, asks: readonly Ask[]): Promise<Outcome> => {
  const first = decideBatch(state, asks, randomId);
  if (!first.short.size) return { decision: first, deltas: first.deltas };
  const { places } = await expireHolds(client, [...first.short]);
  if (!places.size) return { decision: first, deltas: first.deltas };
  const quotas = state.quotas.map((quota) => ({ ...quota, taken: quota.taken - (places.get(quota.id) ?? 0) }));
  const decision = decideBatch({ ...state, quotas }, asks, randomId);
  const deltas = new Map(decision.deltas);
  for (const [id, given] of places) deltas.set(id, (deltas.get(id) ?? 0) - given);
  return { decision, deltas };
};

/** Writes and commits in one go; a transaction that failed on the way is answered by its rollback. */
const writeAndCommit = async (client: Connection, writes: Parameters<typeof writeBatch>[1]): Promise<void> => {
  const [, committed] = await Promise.all([writeBatch(client, writes), client.query('commit')]);
  if (committed.command !== 'COMMIT') throw new Error('the batch was rolled back');
};

/**
 * Settles a batch in one transaction: lock, decide, write, commit. Answers only after the commit; a fault means that
 * nothing is known to be done. Without a change the transaction is rolled back, which needs no flush.
 */
export const createSettleBatch =
  (pool: Pool, limits: HoldLimits) =>
  async (asks: readonly Ask[]): Promise<readonly Answer[]> => {
    const client = await pool.connect();
    try {
      const { decision, deltas } = await decide(client, await readState(client, asks, limits), asks);
      const isChanged = decision.added.length > 0 || decision.changed.length > 0 || deltas.size > 0;
      if (isChanged) await writeAndCommit(client, { ...decision, deltas });
      else await client.query('rollback');
      client.release();
      return decision.answers;
    } catch (error) {
      // The state of this connection is not known: it is closed, which rolls back what was not committed.
      client.release(error as Error);
      throw error;
    }
  };
