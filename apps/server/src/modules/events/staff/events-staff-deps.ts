import type { MoveEffects } from '@trassa/contracts/office';
import type { RefundTier } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Executor, Tx } from '../../../platform/database/index.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { KeepMedia } from '../../media/index.ts';
import type { NewRun } from '../../runs/index.ts';
import type { FollowedPlace, ShowHistory } from '../../staff/index.ts';
import type { PicturePaths } from '../city.presenter.ts';
import type { Plates } from './starts/plates.ts';

/** Port: what a copied start has of places, by internal ids; `later`: seconds. */
type CopyPlaces = (
  tx: Tx,
  copied: {
    readonly formats: { readonly from: readonly number[]; readonly to: readonly number[] };
    readonly from: number;
    readonly to: number;
    readonly later: number;
    releaseOf(at: Date): Date | null;
    readonly with: { readonly clusters: boolean; readonly numbers: boolean; readonly shirts: boolean };
  },
) => Promise<void>;

/** Ports: what moves with a start and who is told, by internal ids; `seconds` may be below 0. */
export type Moving = {
  countPeople(db: Executor, startId: number): Promise<{ readonly tickets: number; readonly letters: number }>;
  /** Public ids of whoever holds or bought a ticket that counts. */
  listPeople(db: Executor, startId: number): Promise<readonly string[]>;
  findMisfits(
    db: Executor,
    formats: readonly { readonly id: number; readonly startTime: Date }[],
    timezone: string,
  ): Promise<MoveEffects['misfits']>;
  countPolicies(db: Executor, formatIds: readonly number[], now: Date): Promise<MoveEffects['policies']>;
  movePolicies(tx: Tx, formatIds: readonly number[], seconds: number, now: Date): Promise<void>;
  /** Waves, and moments at which reserves go on sale. */
  movePlaces(tx: Tx, formatIds: readonly number[], seconds: number): Promise<void>;
  startRun(tx: Tx, run: NewRun): Promise<string>;
};

export type SaleDefaults = {
  readonly sale_tiers: readonly RefundTier[] | null;
  readonly sale_transfers: boolean;
  readonly sale_move_fee: number;
};

/** What the back office of events is given beside what the pages of visitors stand on. */
export type EventsOffice = {
  readonly storage: Pick<Storage, 'keep'>;
  readonly keepMedia: KeepMedia;
  /** Port: what was done to a thing. */
  readonly showHistory: ShowHistory;
  /** Port: grants go with a thing to its new address, and end with it. */
  readonly followPlace: (tx: Tx, place: FollowedPlace) => Promise<void>;
  readonly plates: Plates;
  /** Port: what a new event or start begins with; the fee in roubles. */
  readonly saleDefaults: (tx: Tx) => Promise<SaleDefaults>;
  readonly copyPlaces: CopyPlaces;
  readonly moving: Moving;
  /** Port: how many tickets a start has, and what they lack. */
  readonly ticketFigures: (
    db: Executor,
    startId: number,
  ) => Promise<{
    readonly tickets: number;
    readonly withoutParticipant: number;
    readonly documentsMissing: number;
  }>;
  /** What publishing asks of the rest of the house. */
  readonly house: {
    /** Port: names of the legal texts that are in force. */
    documentsInForce(db: Executor): Promise<ReadonlySet<string>>;
    hasPayment(): boolean;
    readonly isProduction: boolean;
    /** Signs links to drafts. */
    readonly previewKey: Buffer;
  };
};

/** What the back office of events stands on. */
export type EventsStaffDeps = EventsOffice & {
  readonly db: Database;
  readonly clock: Clock;
  readonly pictures: PicturePaths;
  /** Whether all that pages and letters say of a start can be said. */
  readonly isPresentable: (db: Executor, publicId: string) => Promise<boolean>;
};
