import type { MessageSpec } from '../message.ts';

/** What a way carries: goods of the shop, or packs of participants. */
export const wayGoods = ['shop', 'ticket'] as const;
export type WayGoods = (typeof wayGoods)[number];

/** `draft`: nobody outside is offered it. */
export const wayStates = ['draft', 'published'] as const;
export type WayState = (typeof wayStates)[number];

/** Why a parcel does not go by a way: beyond the border, no point in the city, a region without a zone, a zone without a tariff, too heavy. */
export const wayLacks = ['abroad', 'points', 'zone', 'tariff', 'weight'] as const;
export type WayLack = (typeof wayLacks)[number];

/** Of the whole house: screens show all of them. */
export const waysMost = 50;
export const zonesMost = 9;
/** Characters. */
export const wayNameMost = 60;
export const wayTextMost = 200;
export const pointTextMost = 200;
export const tariffGramsMost = 1_000_000;
/** Roubles. */
export const tariffPriceMost = 100_000;
export const tariffDaysMost = 180;
/** Roubles of the heaviest parcel of a tariff: dearer is a mistake of units, and no sum that a basket could tell. */
export const parcelPriceMost = 100_000;

/** What a way costs in a zone: roubles up to the first weight, then for each begun step; heavier than the last one is not taken. */
export type ZoneTariff = {
  readonly zone: number;
  readonly first_grams: number;
  readonly first: number;
  readonly step_grams: number;
  readonly step: number;
  readonly max_grams: number;
  readonly days_min: number;
  readonly days_max: number;
};

const isWholeKopecks = (roubles: number): boolean => Math.abs(roubles * 100 - Math.round(roubles * 100)) < 1e-6;

const between = (value: number, min: number, max: number): MessageSpec | null => {
  if (!Number.isInteger(value)) return { id: 'count_integer' };
  if (value < min) return { id: 'number_min', min };
  return value > max ? { id: 'number_max', max } : null;
};

const money = (value: number): MessageSpec | null => {
  if (!isWholeKopecks(value)) return { id: 'number' };
  if (value < 0) return { id: 'number_min', min: 0 };
  return value > tariffPriceMost ? { id: 'number_max', max: tariffPriceMost } : null;
};

/** What a parcel costs, in the unit of the tariff's sums: up to the first weight, then each begun step. */
export const parcelPrice = (
  grams: number,
  tariff: { readonly firstGrams: number; readonly first: number; readonly stepGrams: number; readonly step: number },
): number => tariff.first + Math.ceil(Math.max(0, grams - tariff.firstGrams) / tariff.stepGrams) * tariff.step;

/** Of a tariff whose every number is fit by itself. */
const heaviestProblem = (tariff: ZoneTariff): MessageSpec | null => {
  const { first_grams: firstGrams, first, step_grams: stepGrams, step } = tariff;
  const price = parcelPrice(tariff.max_grams, { firstGrams, first, stepGrams, step });
  return price > parcelPriceMost ? { id: 'tariff_heaviest', price: Math.round(price), max: parcelPriceMost } : null;
};

const problemsOf = (tariff: ZoneTariff): Partial<Record<keyof ZoneTariff, MessageSpec | null>> => {
  const { first_grams: first, max_grams: most, days_min: soonest, days_max: latest } = tariff;
  return {
    zone: between(tariff.zone, 1, zonesMost),
    first_grams: between(first, 1, tariffGramsMost),
    first: money(tariff.first),
    step_grams: between(tariff.step_grams, 1, tariffGramsMost),
    step: money(tariff.step),
    max_grams: between(most, 1, tariffGramsMost) ?? (most < first ? { id: 'tariff_max' } : null),
    days_min: between(soonest, 0, tariffDaysMost),
    days_max: between(latest, 0, tariffDaysMost) ?? (latest < soonest ? { id: 'tariff_days' } : null),
  };
};

/** What is wrong with the tariffs of a way, by path: `tariffs.1.max_grams`. A zone has one tariff. DELIV-12 */
export const tariffProblems = (tariffs: readonly ZoneTariff[]): Record<string, MessageSpec> =>
  Object.fromEntries(
    tariffs.flatMap((tariff, index) => {
      const isTwice = tariffs.slice(0, index).some(({ zone }) => zone === tariff.zone);
      const own = problemsOf(tariff);
      const isFit = Object.values(own).every((problem) => problem === null);
      const problems = {
        ...own,
        ...(isFit && { step: heaviestProblem(tariff) }),
        ...(isTwice && { zone: { id: 'tariff_zone_twice' } as const }),
      };
      return Object.entries(problems).flatMap(([field, problem]) =>
        problem ? [[`tariffs.${index}.${field}`, problem] as const] : [],
      );
    }),
  );

/** Zones that regions have and a way has no tariff for, sorted: it does not go there. */
export const unreachedZones = (zones: readonly number[], tariffs: readonly Pick<ZoneTariff, 'zone'>[]): number[] =>
  [...new Set(zones)].filter((zone) => !tariffs.some((tariff) => tariff.zone === zone)).toSorted((a, b) => a - b);
