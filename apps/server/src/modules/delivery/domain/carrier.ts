import type { Minor } from '../../../kernel/money.ts';

/** What a way costs in a zone (`delivery_tariffs`). */
export type Tariff = {
  readonly firstGrams: number;
  readonly first: Minor;
  readonly stepGrams: number;
  readonly step: Minor;
  readonly maxGrams: number;
  readonly daysMin: number;
  readonly daysMax: number;
};

/** Where a parcel goes, as far as carriers care. */
export type Destination = {
  readonly country: string;
  /** null: the way does not reach the zone. */
  readonly tariff: Tariff | null;
  /** Points of the way in the city. */
  readonly points: number;
};

export type Offer = { readonly cost: Minor; readonly daysMin: number; readonly daysMax: number };

export type CarrierName = 'courier' | 'post' | 'pickup';

/** One way of carrying goods. To work with another company is to write one such object. */
export type Carrier = {
  /** The buyer comes to a point instead of giving an address. */
  readonly pickup: boolean;
  /** null: it does not go there, or not with so much. */
  offer(grams: number, to: Destination): Offer | null;
};

/** Price by weight: up to the first weight, then each begun step. */
export const weigh = (grams: number, tariff: Tariff): Minor =>
  tariff.first + Math.ceil(Math.max(0, grams - tariff.firstGrams) / tariff.stepGrams) * tariff.step;

const byTariff = (grams: number, { tariff }: Destination): Offer | null =>
  tariff === null || grams > tariff.maxGrams
    ? null
    : { cost: weigh(grams, tariff), daysMin: tariff.daysMin, daysMax: tariff.daysMax };

export const carriers: Readonly<Record<CarrierName, Carrier>> = {
  /** To the door, in Russia alone: beyond the border parcels pass customs, which only the post does. */
  courier: { pickup: false, offer: (grams, to) => (to.country === 'RU' ? byTariff(grams, to) : null) },
  post: { pickup: false, offer: byTariff },
  /** Where there are points. */
  pickup: { pickup: true, offer: (grams, to) => (to.points > 0 ? byTariff(grams, to) : null) },
};
