import type { InsuranceLine, TicketLine } from '@trassa/contracts';
import type { Insured, InsuranceTerms } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { FormatForSale, OfferRow } from '../events/index.ts';

/** An insurance line of the request with what was found for it. */
export type InsuranceLineToQuote = {
  readonly path: string;
  readonly uniqueId: string;
  readonly line: InsuranceLine;
  readonly offer: OfferRow | null;
  /** The ticket line that `abid` names; null: none in this request. */
  readonly ticket: TicketLine | null;
  /** null: none was named, or an unknown one. */
  readonly format: FormatForSale | null;
  readonly isFormatNamed: boolean;
  /** The offer is sold for the format. */
  readonly isOffered: boolean;
};

/** What `quote` hands to `reserve`. */
export type InsurancePlan = {
  readonly offer: OfferRow;
  readonly format: FormatForSale | null;
  readonly abid: string | null;
  /** The person of the ticket is insured, also when he is named later (DEC-97). */
  readonly takesTicket: boolean;
  readonly person: Insured | null;
  readonly start: Date;
};

/** What a policy says of its offer. */
export type OfferTerms = Pick<
  OfferRow,
  'nameRu' | 'nameEn' | 'titleRu' | 'titleEn' | 'subtitleRu' | 'subtitleEn' | 'legals'
>;

/** What an order keeps of an insurance line in `details`, and `issue` makes policies of. */
export type InsuranceDetails = {
  readonly formatId: number | null;
  readonly abid: string | null;
  readonly takesTicket: boolean;
  readonly person: Insured | null;
  /** Unix seconds. */
  readonly start: number;
  /** The start was entered, and did not come with a format. */
  readonly isTyped: boolean;
  /** Seconds from the payment to the first moment the policy may begin, of the offer when it was sold (DEC-115). */
  readonly delay?: number;
  /** Seconds, of the offer when it was sold. */
  readonly validity: number;
  /** Of the offer when it was sold: a policy keeps them, whatever the staff makes of the offer later. */
  readonly terms?: OfferTerms;
  /** Really paid for each piece. */
  readonly prices: readonly Minor[];
};

export const offerTerms = (offer: OfferRow): OfferTerms => ({
  nameRu: offer.nameRu,
  nameEn: offer.nameEn,
  titleRu: offer.titleRu,
  titleEn: offer.titleEn,
  subtitleRu: offer.subtitleRu,
  subtitleEn: offer.subtitleEn,
  legals: offer.legals,
});

export const termsOf = (offer: OfferRow, format: FormatForSale | null): InsuranceTerms => ({
  isStartDate: offer.isStartDate,
  activation_delay: offer.activationDelaySeconds,
  format_start_time: format && toUnix(format.startTime),
  timezone: format?.timezone ?? null,
});

/** The participant of the ticket is insured: asked for, and the ticket is in the request. */
export const takesTicket = ({ line, ticket }: InsuranceLineToQuote): boolean =>
  line.default === true && ticket !== null;
