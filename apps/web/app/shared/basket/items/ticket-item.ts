import type { EventFormat, Kind } from '@trassa/contracts';
import type { BasketTicket } from './basket-item.ts';
import { blankLine } from './blank-line.ts';

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
    ...blankLine,
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
    isErrorTab: format.preregistration,
    shirt_unavailable: format.shirt_unavailable,
    eventGoods: [],
    addTicketToBasketTime: addedAt,
    hold_id: holdId,
    info: null,
    number: null,
    // A plan without numbers to choose is only to look at.
    space: format.booked_numbers ? format.space : null,
    sale: format.sale,
    sendsPack: format.delivery && (kind === 'athlete' || kind === 'kids'),
    distance: format.distance ?? null,
    ...place,
  };
};
