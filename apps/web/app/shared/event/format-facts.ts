import type { EventFormat, Kind } from '@trassa/contracts';

/** Kinds of a format that are on sale, athlete first (DEC-53). */
export const mainKind = (format: EventFormat): Kind => format.kinds[0] ?? 'athlete';

/** Kilometres of a distance in words ('21,1 км'); null where there is none. */
export const kilometresOf = (distance: string | null | undefined): number | null => {
  const value = Number.parseFloat((distance ?? '').replace(',', '.'));
  return Number.isFinite(value) ? value : null;
};

/** Price of a place of the format's main kind; undefined where none is set. */
export const mainPrice = (format: EventFormat) => format.prices[mainKind(format)];

/** Places left and capacity over all kinds of a format. */
export const placesOf = (format: EventFormat): { left: number; quota: number } => ({
  left: format.kinds.reduce((sum, kind) => sum + (format.tickets_left[kind] ?? 0), 0),
  quota: format.kinds.reduce((sum, kind) => sum + (format.quota[kind] ?? 0), 0),
});
