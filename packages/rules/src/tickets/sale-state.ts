import type { ByKind } from '../kind.ts';
import { ticketKinds } from '../kind.ts';

export const saleStates = ['soon', 'open', 'sold_out', 'closed', 'past'] as const;
export type SaleState = (typeof saleStates)[number];

/** Moments are unix seconds; an absent bound is open. */
type SaleTimes = {
  readonly start_time: number;
  readonly sale_start?: number | undefined;
  readonly sale_end?: number | undefined;
};

const stateOf = (times: SaleTimes, hasPlaces: boolean, now: number): SaleState => {
  if (now >= times.start_time) return 'past';
  if (times.sale_end !== undefined && now >= times.sale_end) return 'closed';
  if (times.sale_start !== undefined && now < times.sale_start) return 'soon';
  return hasPlaces ? 'open' : 'sold_out';
};

/** A format at a moment: sale_start is on sale, sale_end and start_time are not. */
export const formatSaleState = (
  format: SaleTimes & { readonly tickets_left: ByKind<number> },
  now: number,
): SaleState =>
  stateOf(
    format,
    ticketKinds.some((kind) => (format.tickets_left[kind] ?? 0) > 0),
    now,
  );

/** An event city by the states of its formats: the most hopeful one; without formats nothing is sold yet. */
export const overallSaleState = (formats: readonly SaleState[]): SaleState => {
  const order: readonly SaleState[] = ['open', 'soon', 'sold_out', 'closed', 'past'];
  return order.find((state) => formats.includes(state)) ?? 'soon';
};
