import { formatSaleState, overallSaleState, type SaleState, startPrice, type StartPrice } from '@trassa/rules';
import { priceAt, type Steps } from './price-now.ts';

/** What a card needs of a format that is not hidden; moments in unix seconds. */
export type FormatInCity = {
  readonly start: number;
  readonly saleStart: number | null;
  readonly saleEnd: number | null;
  /** Kilometres. */
  readonly distance: number | null;
  readonly obstacles: number;
  readonly isTeam: boolean;
  readonly kinds: readonly {
    readonly kind: string;
    readonly capacity: number;
    readonly taken: number;
    readonly prices: Steps;
  }[];
};

export type CitySummary = {
  readonly state: SaleState;
  readonly left: number;
  readonly capacity: number;
  /** In kopecks; null: nothing is sold. */
  readonly price: StartPrice | null;
  /** The first opening that is still to come of what is counted; null: none is. */
  readonly opensAt: number | null;
  readonly distance: number | null;
  readonly obstacles: number;
};

/** Those who run. Free volunteers' and spectators' places would make every start «от 0 ₽» and never sold out. */
export const runs = (kind: string): boolean => kind === 'athlete' || kind === 'kids';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * An event city by its formats: places, price and sale state count those who run, all kinds only where nobody
 * does. `start` of the city and `now` in unix seconds.
 */
export const summariseCity = (formats: readonly FormatInCity[], start: number, now: number): CitySummary => {
  const hasRunners = formats.some((format) => format.kinds.some(({ kind }) => runs(kind)));
  const shown = formats
    .map((format) => ({ ...format, kinds: format.kinds.filter(({ kind }) => !hasRunners || runs(kind)) }))
    .filter(({ kinds }) => kinds.length > 0);
  const states = shown.map((format) =>
    formatSaleState(
      {
        start_time: format.start,
        sale_start: format.saleStart ?? undefined,
        sale_end: format.saleEnd ?? undefined,
        tickets_left: { athlete: sum(format.kinds.map((kind) => kind.capacity - kind.taken)) },
      },
      now,
    ),
  );
  const coming = states.filter((one) => one !== 'past');
  const state = now >= start ? 'past' : states.length && !coming.length ? 'closed' : overallSaleState(coming);
  const inState = (...wanted: readonly SaleState[]): typeof shown =>
    shown.filter((_, index) => wanted.includes(states[index] ?? 'past'));
  // Before an opening only what opens: a full or ended format's price is nobody's any more.
  const said = state === 'soon' ? inState('soon') : inState('open', 'sold_out');
  const counted = said.length ? said : shown;
  const kinds = counted.flatMap((format) => format.kinds.map((kind) => ({ ...kind, format })));
  const openings = shown.flatMap(({ saleStart }, index) =>
    states[index] === 'soon' && saleStart !== null ? [saleStart] : [],
  );
  return {
    state,
    left: state === 'open' || state === 'soon' ? sum(kinds.map((kind) => kind.capacity - kind.taken)) : 0,
    capacity: sum(kinds.map((kind) => kind.capacity)),
    price: startPrice(
      kinds.map(({ format, ...kind }) => ({
        distance: format.distance,
        isForChildren: kind.kind === 'kids',
        isTeam: format.isTeam,
        hasPlaces: kind.capacity > kind.taken,
        price: priceAt(kind.prices, now, format.saleEnd).price,
      })),
    ),
    opensAt: openings.length ? Math.min(...openings) : null,
    distance: formats.reduce<number | null>(
      (longest, { distance }) => (distance !== null && distance > (longest ?? 0) ? distance : longest),
      null,
    ),
    obstacles: Math.max(0, ...formats.map(({ obstacles }) => obstacles)),
  };
};
