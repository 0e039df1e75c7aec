import type { Language } from '@trassa/contracts';
import type { TicketKind } from '@trassa/rules';
import type { Clock } from '../../../../kernel/clock.ts';
import type { Database, Executor } from '../../../../platform/database/index.ts';
import type { Audit } from '../../../../platform/http/index.ts';
import type { OfficePlacesPort } from '../../../inventory/index.ts';
import type { ShowHistory } from '../../../staff/index.ts';
import type { SaidPoint } from '../starts/publish/read-points.ts';

/** Places that went at a price, and of how many the sale of the last days was. */
export type SoldAtPrice = {
  readonly formatId: number;
  readonly kind: TicketKind;
  /** Kopecks of a place before discounts. */
  readonly price: number;
  readonly count: number;
  readonly lately: number;
};

/** Limits of a format that some of its participants may not fit. */
export type Limits = {
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly gender: 'male' | 'female' | null;
};

/** What formats of the back office are given beside what the pages of visitors stand on. */
export type FormatsOffice = {
  readonly siteUrl: string;
  readonly showHistory: ShowHistory;
  /** Port of the inventory. */
  readonly places: OfficePlacesPort;
  readonly audit: Audit;
  /** Ports of the tickets. */
  readonly sales: {
    /** Places of reserves that lists under way were promised. */
    promised(
      db: Executor,
      formatIds: readonly number[],
    ): Promise<readonly { readonly formatId: number; readonly kind: TicketKind; readonly count: number }[]>;
    soldAtPrices(db: Executor, formatIds: readonly number[], since: Date): Promise<readonly SoldAtPrice[]>;
    countReturned(db: Executor, formatIds: readonly number[], since: Date): Promise<ReadonlyMap<string, number>>;
    misfits(
      db: Executor,
      formatId: number,
      limits: Limits,
    ): Promise<{ readonly count: number; readonly tickets: readonly { publicId: string; number: string }[] }>;
  };
};

export type FormatsStaffDeps = FormatsOffice & {
  readonly db: Database;
  readonly clock: Clock;
  /** What stands against selling a format of a start that visitors see; by the public id of the one, the internal of the other. */
  readonly pointsOf: (
    db: Executor,
    startId: number,
    asked: { readonly format: string; readonly language: Language; readonly now: Date },
  ) => Promise<SaidPoint[]>;
};

/** Who changes what, and in which words he reads. */
export type Changing = { readonly userId: number; readonly publicId: string; readonly language: Language };
