import type { WaySaid } from '@trassa/contracts/office';

export type Tariff = WaySaid['tariffs'][number];
export type TariffField = Exclude<keyof Tariff, 'zone'>;
/** As it is typed: a number may be missing meanwhile. */
export type TypedTariff = Pick<Tariff, 'zone'> & { readonly [F in TariffField]: number | null };
export type WayTyped = Omit<WaySaid, 'tariffs'> & { readonly tariffs: readonly TypedTariff[] };

/** In the order of the columns. */
export const tariffFields = [
  'first_grams',
  'first',
  'step_grams',
  'step',
  'max_grams',
  'days_min',
  'days_max',
] as const satisfies readonly TariffField[];

const isWholeTariff = (tariff: TypedTariff): tariff is Tariff => tariffFields.every((field) => tariff[field] !== null);

/** What can be sent; null: a number is missing somewhere. */
export const wholeTariffs = (typed: readonly TypedTariff[]): Tariff[] | null =>
  typed.every(isWholeTariff) ? [...typed] : null;

/** With a tariff of one more zone: as that of the zone before it, which differs from it least. */
export const withZone = (typed: readonly TypedTariff[], zone: number): TypedTariff[] => {
  const near = typed.filter((one) => one.zone < zone).at(-1) ?? typed[0];
  const empty = {
    first_grams: 1000,
    first: null,
    step_grams: 1000,
    step: null,
    max_grams: 20_000,
    days_min: null,
    days_max: null,
  };
  return [...typed, { ...empty, ...near, zone }].toSorted((a, b) => a.zone - b.zone);
};
