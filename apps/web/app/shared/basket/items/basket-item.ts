import type { DeliveryData, EventFormat, Sale } from '@trassa/contracts';
import type { BasketLine, BasketTicketLine } from '@trassa/rules';

type TeamChoice = { public_id?: string; title?: string; code?: string } | null;

/** What every line of the basket has, with the wire's names (API §3.2, ENT-06…08). */
type BasketCommon = BasketLine & {
  readonly title: string;
  /** ＋ of the page where the line was put here, and of its names; absent: an older line */
  readonly language?: string;
  readonly logo: string | null;
  readonly promocode: string | null;
  readonly size: string | null;
  readonly delivery: DeliveryData | null;
  readonly delivery_method: string | null;
  readonly delivery_public_id: string | null;
  /** A pickup point needs no address (DEC-92). */
  readonly isHiddenDeliveryAddres: boolean;
  readonly currentPickupSelect: string | null;
  /** ＋ carried to the buyer; absent: nothing is to be carried */
  readonly needsDelivery?: boolean;
  /** ＋ its start pack may be sent home; it is handed out at the start while no way is chosen */
  readonly sendsPack?: boolean;
  readonly insurance_cost: number | null;
};

/** Goods that may belong to a race, but need not. */
type AnyRace = {
  readonly event: { readonly public_id: string; readonly title: string } | null;
  readonly event_city: string | null;
  readonly format_public_id: string | null;
  readonly start_time: number | null;
  readonly address: string | null;
  readonly space: string | null;
  readonly sale: Sale | null;
};

export type BasketTicket = BasketCommon &
  BasketTicketLine &
  Pick<
    EventFormat,
    | 'event'
    | 'event_city'
    | 'start_time'
    | 'address'
    | 'isTeam'
    | 'team_all'
    | 'fixed_count'
    | 'max_count'
    | 'min_count'
    | 'buy_limit'
    | 'tickets_left'
    | 'age_min'
    | 'age_max'
    | 'regions'
    | 'clusters'
    | 'select'
    | 'select_field'
    | 'license'
    | 'additional_fields'
    | 'notes'
    | 'shirt_unavailable'
    | 'sale'
    | 'space'
    | 'timezone'
  > & {
    readonly format_public_id: string;
    readonly full: boolean;
    readonly club: { public_id: string; title: string } | null;
    readonly team: TeamChoice;
    readonly eventGoods: readonly unknown[];
    /** ＋ what the page shows of the place */
    readonly city: { id?: number; name_ru: string; name_en?: string | undefined };
    readonly picture: string;
    readonly ground: string;
    readonly distance: string | null;
  };

export type BasketShop = BasketCommon &
  AnyRace & {
    readonly selector: 'shop';
    readonly proportion_public_id: string | null;
    readonly old_price?: number;
    /** ＋ name of the variant, and the product's picture */
    readonly proportion: string | null;
    readonly picture: string;
    /** ＋ the goods are carried to the buyer; handed out at the race or with a ticket otherwise */
    readonly needsDelivery: boolean;
    /** ＋ pieces left when it was put here: the server has the last word */
    readonly left: number;
  };

export type BasketInsurance = BasketCommon &
  AnyRace & {
    readonly selector: 'insurance';
    /** Takes the person of its ticket (DEC-97). */
    readonly default: boolean;
    /** True: begins with the format's start (DEC-95). */
    readonly isStartDate: boolean;
    readonly start_date: number | null;
    /** Seconds. */
    readonly activation_delay: number;
    readonly format_start_time: number | null;
    readonly first_name: string;
    readonly second_name: string;
    readonly last_name: string;
    readonly gender: 'male' | 'female' | '';
    readonly phone: string;
    readonly birth_date: string | null;
    readonly info: null;
    readonly preReg: 'ok' | '' | false;
    readonly isErrorTab: boolean;
    readonly isScrolling: boolean;
    readonly insurance: { readonly public_id: string };
    /** ＋ zone of the race, seconds of validity, and the link to the conditions */
    readonly timezone: string | null;
    readonly validity_time: number;
    readonly legals: string;
  };

export type Recipient = {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly send_at: number | null;
};
export type BasketCertificate = BasketCommon &
  AnyRace & {
    readonly selector: 'certificate';
    readonly recipient: Recipient | null;
    readonly picture: string;
  };

/** Goods of the basket. */
export type BasketItem = BasketTicket | BasketShop | BasketInsurance | BasketCertificate;

export const isTicket = (line: BasketItem): line is BasketTicket => line.selector === 'ticket';
export const isShop = (line: BasketItem): line is BasketShop => line.selector === 'shop';
export const isInsurance = (line: BasketItem): line is BasketInsurance => line.selector === 'insurance';
export const isCertificate = (line: BasketItem): line is BasketCertificate => line.selector === 'certificate';

/** A line whose places are held for it till it is paid. */
export const isHeld = (line: BasketItem): line is Extract<BasketItem, { hold_id: string | null }> => 'hold_id' in line;

/** Groups of goods that belong to no ticket; a policy of a ticket stands in its ticket's group (BASKET-05). */
export const groupIds = { shop: 'shop', insurance: 'insurance', certificate: 'certificate' } as const;
