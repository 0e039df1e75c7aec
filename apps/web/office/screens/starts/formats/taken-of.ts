type Place = {
  readonly capacity: number;
  readonly reserve: number;
  readonly held: number;
  readonly ordered: number;
  readonly sold: number;
};

/** Places of some kinds together: those that are gone – in baskets, orders and tickets – of how many. */
export const takenOf = (places: readonly Place[]): { capacity: number; taken: number; sold: number; free: number } => {
  const sum = (of: (place: Place) => number): number => places.reduce((total, place) => total + of(place), 0);
  const capacity = sum((place) => place.capacity);
  const taken = sum(({ held, ordered, sold }) => held + ordered + sold);
  return { capacity, taken, sold: sum(({ sold }) => sold), free: capacity - taken - sum(({ reserve }) => reserve) };
};
