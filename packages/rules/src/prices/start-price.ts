import { type CountedFormat, minimumOf } from '../tickets/ticket-count.ts';

/** A kind of a listed format, as far as its price goes; `price` in one unit for all of a start. */
export type PricedPlace = {
  /** Kilometres; null: none is told. */
  readonly distance: number | null;
  readonly isForChildren: boolean;
  readonly isTeam: boolean;
  readonly hasPlaces: boolean;
  readonly price: number;
};

export type StartPrice = {
  /** Null: only children's places are left of a start of grown-ups. */
  readonly price: number | null;
  /** Whose price it is: the distance of the poster, or the longest below it that has places. */
  readonly distance: number | null;
  /** Only teams run this distance: the price is that of one of them. */
  readonly isPerPerson: boolean;
  /** Children's formats beside those of grown-ups, where they cost less; null: none. */
  readonly childrenFrom: number | null;
};

const lowest = (places: readonly PricedPlace[]): number => Math.min(...places.map(({ price }) => price));

/**
 * What a start is said to cost: the price of the distance that its poster shows, of a single runner where one can run it
 * alone. Children's formats are told apart where they cost less: «от» of the price covers the others.
 */
export const startPrice = (places: readonly PricedPlace[]): StartPrice | null => {
  const withPlaces = places.filter(({ hasPlaces }) => hasPlaces);
  const asked = withPlaces.length > 0 ? withPlaces : places;
  const grownUps = asked.filter(({ isForChildren }) => !isForChildren);
  const children = asked.filter(({ isForChildren }) => isForChildren);
  const hasGrownUps = places.some(({ isForChildren }) => !isForChildren);
  const childrenFrom = hasGrownUps && children.length > 0 ? lowest(children) : null;
  if (hasGrownUps && grownUps.length === 0) return { price: null, distance: null, isPerPerson: false, childrenFrom };
  const told = hasGrownUps ? grownUps : children;
  const [first] = told.toSorted((a, b) => (b.distance ?? -1) - (a.distance ?? -1));
  if (!first) return null;
  const ofDistance = told.filter(({ distance }) => distance === first.distance);
  const alone = ofDistance.filter(({ isTeam }) => !isTeam);
  const price = lowest(alone.length > 0 ? alone : ofDistance);
  return {
    price,
    distance: first.distance,
    isPerPerson: alone.length === 0,
    childrenFrom: childrenFrom !== null && childrenFrom < price ? childrenFrom : null,
  };
};

export type TeamPrice = { readonly count: number; readonly sum: number; readonly isExact: boolean };

/** What the smallest team that may be bought costs; null where people come one by one. */
export const teamPrice = (format: CountedFormat, price: number): TeamPrice | null => {
  const count = minimumOf(format);
  if (!format.isTeam || !format.team_all || count < 2) return null;
  return { count, sum: price * count, isExact: format.fixed_count && format.max_count === count };
};
