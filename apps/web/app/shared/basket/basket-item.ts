import type { EventFormat, Kind } from '@trassa/contracts';
import type { BasketTicketLine } from '@trassa/rules';

type TeamChoice = { public_id?: string; title?: string; code?: string } | null;

/** A ticket line of the basket with the wire's names (API §3.2, ENT-06…08). */
export type BasketTicket = BasketTicketLine &
  Pick<
    EventFormat,
    | 'title'
    | 'logo'
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
    readonly size: string | null;
    readonly full: boolean;
    readonly club: { public_id: string; title: string } | null;
    readonly team: TeamChoice;
    readonly eventGoods: readonly unknown[];
    readonly delivery: null;
    readonly delivery_method: null;
    readonly delivery_public_id: null;
    readonly isHiddenDeliveryAddres: boolean;
    readonly currentPickupSelect: null;
    readonly insurance_cost: number | null;
    /** ＋ what the page shows of the place */
    readonly city: { name_ru: string; name_en?: string | undefined };
    readonly picture: string;
    readonly ground: string;
    readonly distance: string | null;
  };

/** Goods of the basket; further kinds join with their issues. */
export type BasketItem = BasketTicket;

export type TicketPlace = Pick<BasketTicket, 'city' | 'picture' | 'ground'>;
export type TicketChoice = {
  format: EventFormat;
  kind: Kind;
  place: TicketPlace;
  promocode: string | null;
  holdId: string;
  /** Milliseconds. */
  addedAt: number;
};

/** The line that a chosen format becomes; copied for every participant by the rules (DEC-56). */
export const ticketTemplate = (
  { format, kind, place, promocode, holdId, addedAt }: TicketChoice,
  newId: () => string,
): BasketTicket => {
  const price = format.prices[kind]?.price ?? 0;
  return {
    selector: 'ticket',
    unique_id: newId(),
    public_id: format.public_id,
    format_public_id: format.public_id,
    groupId: newId(),
    kind,
    count: 1,
    price,
    totalCost: price,
    title: format.title,
    logo: format.logo,
    promocode,
    event: format.event,
    event_city: format.event_city,
    start_time: format.start_time,
    timezone: format.timezone,
    address: format.address,
    size: null,
    isTeam: format.isTeam,
    full: format.isTeam && format.team_all,
    team_all: format.team_all,
    fixed_count: format.fixed_count,
    max_count: format.max_count,
    min_count: format.min_count,
    buy_limit: format.buy_limit,
    tickets_left: format.tickets_left,
    age_min: format.age_min,
    age_max: format.age_max,
    regions: format.regions,
    clusters: format.clusters,
    select: format.select,
    select_field: format.select_field,
    license: format.license,
    license_file: null,
    file: null,
    club: null,
    team: null,
    additional_fields: format.additional_fields,
    notes: format.notes,
    preregistration: format.preregistration,
    preReg: format.preregistration ? '' : 'later',
    isErrorTab: false,
    shirt_unavailable: format.shirt_unavailable,
    eventGoods: [],
    addTicketToBasketTime: addedAt,
    hold_id: holdId,
    info: null,
    number: null,
    space: format.space,
    sale: format.sale,
    delivery: null,
    delivery_method: null,
    delivery_public_id: null,
    isHiddenDeliveryAddres: false,
    currentPickupSelect: null,
    abid: null,
    isAddInsurance: false,
    insurancePublic_id: null,
    insurancePrice: null,
    insurance_cost: null,
    distance: format.distance ?? null,
    ...place,
  };
};
