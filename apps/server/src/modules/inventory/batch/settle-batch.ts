import type { Pool } from '../../../platform/database/index.ts';
import { randomId } from '../../../kernel/ids.ts';
import type { Answer, Ask, BatchState, Decision, LiveHold } from '../domain/decide-batch.ts';
import { decideBatch } from '../domain/decide-batch.ts';
import type { Connection } from '../holds.repository.ts';
import { type BatchParties, countOwned, lockParties } from './batch-caps.repository.ts';
import { expireHolds, lockLiveHolds, lockQuotas, writeBatch } from '../holds.repository.ts';

/** Live holds of a visitor and unpaid places of a network at most; null: not limited. */
export type HoldLimits = { readonly visitor: number; readonly address: number } | null;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Whoever may get more by this batch; null: nobody does, holds are only given up. */
const partiesOf = (asks: readonly Ask[]): BatchParties | null => {
  const reserving = asks.filter((ask) => ask.type === 'reserve');
  const changing = asks.filter((ask) => ask.type === 'change');
  if (!reserving.length && !changing.length) return null;
  return {
    visitors: distinct(reserving.map((ask) => ask.visitor)),
    addresses: distinct(reserving.map((ask) => ask.address)),
    holdIds: distinct(changing.map((ask) => ask.holdId)),
  };
};

/** What an order is taking this moment: the asks that need it come again (`null`). */
type Busy = { readonly keys: ReadonlySet<string>; readonly holds: ReadonlySet<string> };

const isBusy = (ask: Ask, { keys, holds: taken }: Busy, holds: BatchState['holds']): boolean => {
  if (ask.type === 'reserve') return keys.has(`holds:${ask.visitor}`) || keys.has(`places:${ask.address}`);
  const hold = holds.get(ask.holdId);
  return taken.has(ask.holdId) || (ask.type === 'change' && hold !== undefined && keys.has(`places:${hold.address}`));
};

/** Opens the transaction, locks and reads, all sent at once: each statement sees what was committed when its turn came. */
const readState = async (
  client: Connection,
  asks: readonly Ask[],
  limits: HoldLimits,
): Promise<{ state: BatchState; busy: Busy }> => {
  const ids = asks.flatMap((ask) => (ask.type === 'reserve' ? [] : [ask.holdId]));
  const parties = limits ? partiesOf(asks) : null;
  const [, keys, { quotas, expiresAt }, { holds, busy }, owned] = await Promise.all([
    client.query('begin'),
    parties ? lockParties(client, parties) : new Set<string>(),
    lockQuotas(client, distinct(asks.map((ask) => ask.formatId))),
    ids.length ? lockLiveHolds(client, distinct(ids)) : { holds: new Map<string, LiveHold>(), busy: new Set<string>() },
    parties ? countOwned(client, parties) : null,
  ]);
  const state = { quotas, holds, owned, limits: limits ?? { visitor: Infinity, address: Infinity }, expiresAt };
  return { state, busy: { keys, holds: busy } };
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
  async (asks: readonly Ask[]): Promise<readonly (Answer | null)[]> => {
    const client = await pool.connect();
    try {
      const { state, busy } = await readState(client, asks, limits);
      const ready = asks.filter((ask) => !isBusy(ask, busy, state.holds));
      const { decision, deltas } = await decide(client, state, ready);
      const isChanged = decision.added.length > 0 || decision.changed.length > 0 || deltas.size > 0;
      if (isChanged) await writeAndCommit(client, { ...decision, deltas });
      else await client.query('rollback');
      client.release();
      if (ready.length === asks.length) return decision.answers;
      const answers = new Map(ready.map((ask, index) => [ask, decision.answers[index]]));
      return asks.map((ask) => answers.get(ask) ?? null);
    } catch (error) {
      // The state of this connection is not known: it is closed, which rolls back what was not committed.
      client.release(error as Error);
      throw error;
    }
  };
