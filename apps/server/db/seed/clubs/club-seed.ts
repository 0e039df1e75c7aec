import type { CityKey } from '../geography.ts';
import type { Day } from '../calendar.ts';

/** A club as its people write of it: one language. */
export type ClubSeed = {
  /** Name in the address, and public id. */
  readonly id: string;
  readonly title: string;
  readonly city: CityKey;
  readonly founded: Day;
  readonly members: number;
  readonly link?: string;
  readonly text: string;
};
