import type { Kind } from '@trassa/contracts';
import type { Relief } from '@trassa/artwork';
import type { Day } from './calendar.ts';
import type { CityKey } from './geography.ts';

/** A text in both languages. */
export type Text = readonly [ru: string, en: string];

export type Ground = 'soot' | 'rust' | 'clay' | 'ice' | 'moss' | 'dust';

export type TypeSeed = { id: string; project: string; title: Text; description: Text };
export type ProjectSeed = { id: string; title: Text; ground: Ground; link: `/${string}` };

export type PlaceSeed = {
  /** Key of `cities`. */
  city: CityKey;
  place: Text;
  address: Text;
  directions: Text;
  /** Latitude and longitude of the start. */
  at: readonly [number, number];
  relief: Relief;
  /** Metres climbed on the longest course. */
  climb: number;
};

/** How far the sale of an event city has come; decides its sale dates and how many places are taken. */
export type SaleStage = 'soon' | 'fresh' | 'open' | 'last' | 'sold_out' | 'closed' | 'past';

export type ClusterSeed = {
  name: Text;
  share: number;
  minutes?: number;
  file?: boolean;
  document?: string;
  capacity?: number;
};

export type FormatSeed = {
  id: string;
  title: Text;
  description: Text;
  kind: Kind;
  capacity: number;
  /** Roubles in three steps, one of them, or 0 for free. */
  prices: readonly number[];
  /** Kilometres; null where nobody runs. */
  distance: number | null;
  obstacles: number;
  /** Minutes after the event city's start. */
  minutes: number;
  /** Share of places taken instead of the one of the stage. */
  taken?: number;
  minCount?: number;
  maxCount?: number;
  isTeam?: boolean;
  teamAll?: boolean;
  fixedCount?: boolean;
  buyLimit?: number;
  ages?: readonly [min: number | null, max: number | null];
  gender?: 'male' | 'female';
  /** GeoNames ids. */
  regions?: readonly number[];
  select?: { title: Text; field: string; values: readonly Text[] };
  license?: boolean;
  fields?: readonly { name: string; label: Text; required: boolean; type: 'text' | 'number' | 'date' | 'checkbox' }[];
  notes?: Text;
  preregistration?: boolean;
  shirts?: boolean;
  /** The start pack may be sent home. */
  delivery?: boolean;
  /** Start numbers that can be chosen. */
  numbers?: { first: number; last: number };
  hidden?: boolean;
  online?: boolean;
  qr?: boolean;
  clusters?: readonly ClusterSeed[];
  /** Names of teams that people joined, with members and code of private ones. */
  teams?: readonly { title: string; members: number; code?: string }[];
  /** Seats of a plan. */
  space?: { title: Text; sectors: unknown };
};

export type EventCitySeed = PlaceSeed & {
  id: string;
  date: Day;
  time: string;
  hours: number;
  stage: SaleStage;
  formats: readonly FormatSeed[];
  programme: readonly { minutes: number; title: Text }[];
  questions: readonly { question: Text; answer: Text }[];
  /** Obstacle signs in the order of the course. */
  course: readonly string[];
};

export type EventSeed = {
  id: string;
  type: string;
  ground: Ground;
  title: Text;
  description: Text;
  slider?: boolean;
  /** Tickets may be given away; so by default. */
  transfers?: boolean;
  /** Group discount: percent off when the basket holds so many places. */
  sale?: { percent: number; count: number; formats: readonly string[] };
  /** Days before the start → per cent that come back; absent: as in the season. */
  refund?: readonly { days: number; percent: number }[];
  cities: readonly EventCitySeed[];
};
