import { normaliseCode } from '@trassa/rules';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { Config } from '../../../platform/config.ts';
import { type Baskets, linesOf, maxLines } from './request-lines.ts';
import type { Sellables, SentLine } from '../sellable.ts';

/** Seconds of one window. */
const seconds = 60;
/** Bounds memory: beyond it the oldest address starts afresh. */
const maxAddresses = 20_000;

type Window = { readonly until: number; readonly used: number; readonly known: readonly string[] };

/**
 * So many words per address and minute that it has not named before; an older one costs nothing. A call with more of them
 * waits, and brings what there is room for: with a patient page a long list gets through. Answers the seconds to wait.
 */
const createWordLimit = (clock: Clock, count: number) => {
  const windows = new LRUCache<string, Window>({ max: maxAddresses });
  return (address: string, words: Iterable<string>): number => {
    const now = clock().getTime();
    const kept = windows.get(address);
    const known = kept?.known ?? [];
    const { until, used } = kept && kept.until > now ? kept : { until: now + seconds * 1000, used: 0 };
    const fresh = [...new Set(words)].filter((word) => word && !known.includes(word));
    if (!fresh.length) return 0;
    const taken = fresh.slice(0, count - used);
    windows.set(address, { until, used: used + taken.length, known: [...known, ...taken].slice(-maxLines) });
    return taken.length < fresh.length ? Math.max(1, Math.ceil((until - now) / 1000)) : 0;
  };
};

/** Codes as they were typed. */
export type TypedCodes = { readonly promocodes: readonly string[]; readonly certificates: readonly string[] };

const promocodeOf = ({ line }: SentLine): string =>
  typeof line === 'object' && line !== null && 'promocode' in line && typeof line.promocode === 'string'
    ? line.promocode
    : '';

export const codesOf = (sellables: Sellables, body: Baskets): TypedCodes => ({
  promocodes: linesOf(sellables, body).flatMap(({ lines }) => lines.map(promocodeOf)),
  certificates: body.certificate_codes ?? [],
});

export type CodeLimit = (address: string, codes: TypedCodes) => number;

/**
 * Prices, payments and baskets tell as well as the checks whether a code works: an address may name as many different ones
 * in a minute as it may check, right or wrong (API §6, §22). 0 when allowed, else the seconds to wait.
 */
export const createCodeLimit = (
  clock: Clock,
  { limits, limitsOff }: Pick<Config, 'limits' | 'limitsOff'>,
): CodeLimit => {
  const waitForPromocodes = createWordLimit(clock, limits.promocodes);
  const waitForCertificates = createWordLimit(clock, limits.certificates);
  if (limitsOff) return () => 0;
  return (address, { promocodes, certificates }) =>
    waitForPromocodes(address, promocodes.map(normaliseCode)) ||
    waitForCertificates(address, certificates.map(normaliseCode));
};
