import { holdSeconds, type ByKind, type TicketKind } from '@trassa/rules';
import { type LaterPlaces, resizeLater } from './held-prices.ts';

/** What a visitor asks of the places of a format. */
export type Ask =
  | {
      readonly type: 'reserve';
      readonly formatId: number;
      readonly kind: TicketKind;
      readonly count: number;
      readonly visitor: string;
      readonly address: string;
      /** People of one team where only whole teams are sold: it may be larger than the bound of a network. */
      readonly teamSize?: number;
    }
  | {
      readonly type: 'change';
      readonly formatId: number;
      readonly kind: TicketKind;
      readonly count: number;
      readonly holdId: string;
      readonly teamSize?: number;
    }
  | { readonly type: 'release'; readonly formatId: number; readonly holdId: string };

export type Answer =
  /** `expiresAt` in unix seconds; `left`: places left of the format by kind. */
  | { readonly type: 'held'; readonly holdId: string; readonly expiresAt: number; readonly left: ByKind<number> }
  | { readonly type: 'released' }
  /** `left`: how many this visitor could have, his own held ones included. */
  | { readonly type: 'short'; readonly left: number }
  | { readonly type: 'expired' }
  | ({ readonly type: 'too_many' } & TooMany)
  | { readonly type: 'unavailable' };

/** Whose bound is passed, what it is, and the seconds until some of it is free; null: only this ask passes it. */
export type TooMany = { readonly whose: 'visitor' | 'network'; readonly max: number; readonly wait: number | null };

/** What a visitor or a network has that nobody has paid for: holds, or places; seconds until the first of them ends. */
export type Owned = { readonly count: number; readonly wait: number | null };

export type Quota = {
  readonly id: number;
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly capacity: number;
  readonly taken: number;
};
/** A hold that is live by the database's clock. */
export type LiveHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly count: number;
  readonly later: readonly LaterPlaces[];
  readonly expiresAt: number;
  /** Hash of the network whose places they are. */
  readonly address: string;
};

/** The locked rows on which a batch is decided. */
export type BatchState = {
  readonly quotas: readonly Quota[];
  readonly holds: ReadonlyMap<string, LiveHold>;
  /** Holds by visitor and places by network, those of waiting orders too (DEC-113); null: not limited. */
  readonly owned: {
    readonly visitors: ReadonlyMap<string, Owned>;
    readonly addresses: ReadonlyMap<string, Owned>;
  } | null;
  readonly limits: { readonly visitor: number; readonly address: number };
  /** When a hold of this batch ends, unix seconds. */
  readonly expiresAt: number;
};

export type NewHold = {
  readonly id: string;
  readonly quotaId: number;
  readonly count: number;
  readonly visitor: string;
  readonly address: string;
};
/** `count` null: released. */
export type ChangedHold = {
  readonly id: string;
  readonly count: number | null;
  readonly later: readonly LaterPlaces[];
};

export type Decision = {
  /** One for each ask. */
  readonly answers: readonly Answer[];
  readonly added: readonly NewHold[];
  readonly changed: readonly ChangedHold[];
  /** By quota id: places taken more, or fewer. */
  readonly deltas: ReadonlyMap<number, number>;
  /** Quotas that somebody was refused for. */
  readonly short: ReadonlySet<number>;
};

type Places = { quota: Quota; left: number };

const add = (owned: Map<string, Owned>, key: string, count: number): void => {
  const known = owned.get(key) ?? { count: 0, wait: null };
  owned.set(key, { ...known, count: known.count + count });
};

/**
 * First come, first served: what does not fit is refused, a later smaller one may still fit. Pure; `makeId` gives the ids
 * of new holds. DEC-59, DEC-113, API §22
 */
export const decideBatch = (state: BatchState, asks: readonly Ask[], makeId: () => string): Decision => {
  const formats = new Map<number, Places[]>();
  for (const quota of state.quotas) {
    const places = { quota, left: quota.capacity - quota.taken };
    const ofFormat = formats.get(quota.formatId);
    if (ofFormat) ofFormat.push(places);
    else formats.set(quota.formatId, [places]);
  }
  const visitors = new Map(state.owned?.visitors);
  const addresses = new Map(state.owned?.addresses);
  const counts = new Map<string, number | null>();
  const laters = new Map<string, readonly LaterPlaces[]>();
  const now = state.expiresAt - holdSeconds;
  const added: NewHold[] = [];
  const short = new Set<number>();

  const placesOf = (formatId: number, kind: TicketKind): Places | undefined =>
    formats.get(formatId)?.find((one) => one.quota.kind === kind);
  const leftOf = (formatId: number): ByKind<number> => {
    const left: { [kind in TicketKind]?: number } = {};
    for (const one of formats.get(formatId) ?? []) left[one.quota.kind] = one.left;
    return left;
  };
  const overVisitor = (visitor: string): TooMany | null => {
    const { count, wait } = visitors.get(visitor) ?? { count: 0, wait: null };
    const max = state.limits.visitor;
    return state.owned !== null && count >= max ? { whose: 'visitor', max, wait } : null;
  };
  const overNetwork = (address: string, more: number, teamSize: number = 0): TooMany | null => {
    const { count, wait } = addresses.get(address) ?? { count: 0, wait: null };
    const max = Math.max(state.limits.address, teamSize);
    return state.owned !== null && more > 0 && count + more > max ? { whose: 'network', max, wait } : null;
  };
  const countOf = (hold: LiveHold): number | null =>
    counts.get(hold.id) === undefined ? hold.count : (counts.get(hold.id) ?? null);

  const reserve = (ask: Ask & { type: 'reserve' }): Answer => {
    const over = overVisitor(ask.visitor) ?? overNetwork(ask.address, ask.count, ask.teamSize);
    if (over) return { type: 'too_many', ...over };
    const places = placesOf(ask.formatId, ask.kind);
    if (!places) return { type: 'short', left: 0 };
    if (ask.count > places.left) {
      short.add(places.quota.id);
      return { type: 'short', left: places.left };
    }
    places.left -= ask.count;
    add(visitors, ask.visitor, 1);
    add(addresses, ask.address, ask.count);
    const hold = {
      id: makeId(),
      quotaId: places.quota.id,
      count: ask.count,
      visitor: ask.visitor,
      address: ask.address,
    };
    added.push(hold);
    return { type: 'held', holdId: hold.id, expiresAt: state.expiresAt, left: leftOf(ask.formatId) };
  };

  const change = (ask: Ask & { type: 'change' }): Answer => {
    const hold = state.holds.get(ask.holdId);
    const places = placesOf(ask.formatId, ask.kind);
    const current = hold && countOf(hold);
    if (!hold || !places || current === null || current === undefined || hold.quotaId !== places.quota.id)
      return { type: 'expired' };
    const over = overNetwork(hold.address, ask.count - current, ask.teamSize);
    if (over) return { type: 'too_many', ...over };
    if (ask.count - current > places.left) {
      short.add(places.quota.id);
      return { type: 'short', left: places.left + current };
    }
    add(addresses, hold.address, ask.count - current);
    places.left -= ask.count - current;
    const later = laters.get(hold.id) ?? hold.later;
    laters.set(hold.id, resizeLater({ count: current, later }, ask.count, now));
    counts.set(hold.id, ask.count);
    return { type: 'held', holdId: hold.id, expiresAt: hold.expiresAt, left: leftOf(ask.formatId) };
  };

  const release = (ask: Ask & { type: 'release' }): Answer => {
    const hold = state.holds.get(ask.holdId);
    const places = hold && formats.get(ask.formatId)?.find((one) => one.quota.id === hold.quotaId);
    const current = hold && countOf(hold);
    if (!places || current === null || current === undefined) return { type: 'released' };
    places.left += current;
    add(addresses, hold.address, -current);
    counts.set(ask.holdId, null);
    return { type: 'released' };
  };

  const answers = asks.map((ask) =>
    ask.type === 'reserve' ? reserve(ask) : ask.type === 'change' ? change(ask) : release(ask),
  );
  const deltas = new Map<number, number>();
  for (const { quota, left } of [...formats.values()].flat()) {
    const delta = quota.capacity - quota.taken - left;
    if (delta !== 0) deltas.set(quota.id, delta);
  }
  const changed = [...counts]
    .filter(([id, kept]) => kept !== state.holds.get(id)?.count)
    .map(([id, kept]) => ({ id, count: kept, later: laters.get(id) ?? [] }));
  return { answers, added, changed, deltas, short };
};
