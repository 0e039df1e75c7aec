import type { AdditionalField, Kind, Language } from '@trassa/contracts';
import { raceName } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';

/** A text in both languages; the English one falls back to Russian (DEC-13). */
export type Texts = Readonly<Record<Language, string>>;

export type PriceStep = {
  /** Holds from this moment until the next step of the same kind. */
  readonly startsAt: Date;
  /** Kopecks per place. */
  readonly price: Minor;
};

/** One kind that is sold: its quota row and its price steps, earliest first. Without a step the kind is free. */
export type KindForSale = {
  readonly kind: Kind;
  readonly quotaId: number;
  readonly capacity: number;
  /** Live holds and sold places. */
  readonly taken: number;
  readonly prices: readonly PriceStep[];
};

export type ClusterForSale = {
  readonly id: number;
  readonly name: Texts;
  /** A document is asked of its participants. */
  readonly file: boolean;
  readonly document: string | null;
  /** null: bounded by the quota alone. */
  readonly capacity: number | null;
  readonly taken: number;
  readonly startTime: Date | null;
};

/** A group discount (DEC-79), past and coming ones too: check its dates before using it. */
export type GroupSale = {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly discountForm: 'percent' | 'amount';
  /** Percent, or kopecks off each place. */
  readonly discount: number;
  /** Places of the listed formats that the basket must hold. */
  readonly count: number;
  /** Empty: all formats of the event. */
  readonly formatIds: readonly number[];
  readonly formatPublicIds: readonly string[];
};

export type SelectQuestion = {
  readonly title: Texts;
  readonly values: readonly Texts[];
  /** Key of the answer in the participant's info. */
  readonly field: string;
};

export type AdditionalQuestion = {
  readonly name: string;
  readonly label: Texts;
  readonly required: boolean;
  readonly type: NonNullable<AdditionalField['type']>;
};

/** Everything that holds, prices, participants' checks, tickets and letters need to know of a published format. */
export type FormatForSale = {
  readonly id: number;
  readonly publicId: string;
  readonly title: Texts;
  readonly event: {
    readonly id: number;
    readonly publicId: string;
    readonly title: Texts;
    readonly typeTitle: Texts;
    readonly logo: string;
  };
  readonly eventCity: {
    readonly id: number;
    readonly publicId: string;
    readonly cityId: number;
    readonly cityName: Texts;
    readonly place: Texts;
    readonly address: Texts;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly startTime: Date;
    readonly finishTime: Date | null;
    /** What its pictures are drawn from (artwork's `Plate`). */
    readonly plate: unknown;
    readonly plateHash: string;
  };
  readonly logo: string | null;
  readonly timezone: string;
  readonly startTime: Date;
  /** Registering, disabling and transferring end here (DEC-74). */
  readonly registrationEnd: Date;
  /** Own bounds, else those of the event city; null: open. */
  readonly saleStart: Date | null;
  readonly saleEnd: Date | null;
  /** Kilometres. */
  readonly distance: number | null;
  readonly minCount: number;
  readonly maxCount: number | null;
  readonly isTeam: boolean;
  readonly teamAll: boolean;
  readonly fixedCount: boolean;
  readonly buyLimit: number | null;
  /** Both allowed ages (DEC-63). */
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly gender: 'male' | 'female' | null;
  /** GeoNames ids of the allowed regions; empty: not asked. */
  readonly regions: readonly number[];
  readonly select: SelectQuestion | null;
  readonly license: boolean;
  readonly additionalFields: readonly AdditionalQuestion[];
  readonly preregistration: boolean;
  readonly shirtUnavailable: boolean;
  /** Pieces left by size, in the order of sizes; asked only when not `shirtUnavailable` (DEC-64). */
  readonly shirts: readonly { readonly size: string; readonly left: number }[];
  readonly bookedNumbers: boolean;
  readonly qr: boolean;
  readonly hidden: boolean;
  readonly online: boolean;
  /** The participant's pack may be sent home. */
  readonly delivery: boolean;
  readonly clusters: readonly ClusterForSale[];
  /** Only kinds that have a quota (DEC-53), athlete first. */
  readonly kinds: readonly KindForSale[];
  readonly sales: readonly GroupSale[];
};

/** 'Забег, Москва, 2027': the one name of a format's race in lines of orders, receipts and letters. */
export const raceTitle = (
  { event, eventCity, timezone }: Pick<FormatForSale, 'event' | 'eventCity' | 'timezone'>,
  language: Language,
): string =>
  raceName({
    event: event.title[language],
    city: eventCity.cityName[language],
    start: toUnix(eventCity.startTime),
    timezone,
  });
