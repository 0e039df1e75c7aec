import { parcelPrice, type WayLack } from '@trassa/rules';
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
  /** null: its region has none. */
  readonly zone: number | null;
  /** null: the way does not reach the zone. */
  readonly tariff: Tariff | null;
  /** Points of the way in the city. */
  readonly points: number;
};

export type Offer = { readonly cost: Minor; readonly daysMin: number; readonly daysMax: number };
export type Judged = { readonly offer: Offer } | { readonly why: WayLack };

export type CarrierName = 'courier' | 'post' | 'pickup';

/** One way of carrying goods. To work with another company is to write one such object. */
export type Carrier = {
  /** The buyer comes to a point instead of giving an address. */
  readonly pickup: boolean;
  /** An offer, or why it does not go there or not with so much. */
  judge(grams: number, to: Destination): Judged;
};

const byTariff = (grams: number, { zone, tariff }: Destination): Judged => {
  if (zone === null) return { why: 'zone' };
  if (tariff === null) return { why: 'tariff' };
  if (grams > tariff.maxGrams) return { why: 'weight' };
  return { offer: { cost: parcelPrice(grams, tariff), daysMin: tariff.daysMin, daysMax: tariff.daysMax } };
};

export const carriers: Readonly<Record<CarrierName, Carrier>> = {
  /** To the door, in Russia alone: beyond the border parcels pass customs, which only the post does. */
  courier: { pickup: false, judge: (grams, to) => (to.country === 'RU' ? byTariff(grams, to) : { why: 'abroad' }) },
  post: { pickup: false, judge: byTariff },
  /** Where there are points. */
  pickup: { pickup: true, judge: (grams, to) => (to.points > 0 ? byTariff(grams, to) : { why: 'points' }) },
};

/** null: the way does not go there, or not with so much. */
export const offerOf = (carrier: CarrierName, grams: number, to: Destination): Offer | null => {
  const judged = carriers[carrier].judge(grams, to);
  return 'offer' in judged ? judged.offer : null;
};
