import { api, type EventCityCard, type EventFormat } from '@trassa/contracts';
import { makeClient } from '@trassa/contracts/client';

/** A format of a start, with the start's card of the calendar. */
export type Offer = { card: EventCityCard; format: EventFormat };

/** What is on sale today; the season is relative to today, so a test asks for what it needs and names no start. */
export type Season = {
  /** Starts to come, by date. */
  cards: readonly EventCityCard[];
  past: readonly EventCityCard[];
  offers: readonly Offer[];
  /** Words of names that stay Russian on English pages: the brand, its partners and networks. */
  properNames: readonly string[];
  /** Of the formats that fit, the one with most places left: every journey that needs any buys there. */
  find(what: string, fits: (offer: Offer) => boolean): Offer;
  findCard(what: string, fits: (card: EventCityCard) => boolean): EventCityCard;
};

const year = 366 * 86_400;

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`the demonstration season has no ${what}`);
  return found;
};

export const left = ({ format }: Offer): number => format.tickets_left[format.kinds[0] ?? 'athlete'] ?? 0;

/** Those with most places left first. */
export const roomiest = (offers: readonly Offer[]): Offer[] => offers.toSorted((a, b) => left(b) - left(a));

/** Reads the whole season through the API, hidden formats too. */
export const readSeason = async (site: string): Promise<Season> => {
  const client = makeClient({ baseUrl: site });
  const now = Math.floor(Date.now() / 1000);
  const upcoming = await client(api.events.filtered, { query: { limit: 200 }, body: {} });
  const past = await client(api.events.filtered, {
    query: { limit: 200 },
    body: { date_from: now - year, date_to: now },
  });
  const cards = upcoming.values;
  const lists = await Promise.all(
    cards.map(async (card) => {
      const answer = await client(api.events.formats, { params: { id: card.public_id }, query: { hidden: 'true' } });
      return answer.values.map((format) => ({ card, format }));
    }),
  );
  const offers = lists.flat();
  const { values: settings } = await client(api.service.settings, {});
  return {
    cards,
    past: past.values,
    offers,
    properNames: [settings.brand, ...settings.partners, ...settings.links.social.map(({ title }) => title)].flatMap(
      (name) => name.split(/[^А-Яа-яЁё]+/),
    ),
    find: (what, fits) => must(roomiest(offers.filter((offer) => fits(offer)))[0], what),
    findCard: (what, fits) => must([...cards, ...past.values].find(fits), what),
  };
};

/** On sale with places enough for every test that buys there at the same time. */
export const isOnSale = (offer: Offer, places = 30): boolean =>
  offer.format.sale_state === 'open' &&
  offer.card.sale_state === 'open' &&
  !offer.format.hidden &&
  left(offer) >= places;

const asksLittle = ({ format }: Offer): boolean =>
  !format.license && format.regions.length === 0 && !format.select && format.additional_fields.length === 0;

/** One adult, one form without rare questions, paid. */
export const isPlainSolo = (offer: Offer): boolean => {
  const { format } = offer;
  const isAdults = (format.age_min ?? 0) <= 30 && (format.age_max ?? 99) >= 30 && format.gender === null;
  const isSingle =
    !format.online && !format.isTeam && format.preregistration && !format.booked_numbers && !format.space;
  const isPaid = (format.prices.athlete?.price ?? 0) > 0;
  return isOnSale(offer) && isSingle && isPaid && isAdults && asksLittle(offer);
};

/** One that asks a shirt at most beside the person. */
export const isQuickSolo = (offer: Offer): boolean => isPlainSolo(offer) && offer.format.clusters.length === 0;

/** A whole team of exactly so many people, named later. */
export const isFixedTeamOf =
  (count: number) =>
  (offer: Offer): boolean =>
    isOnSale(offer) && offer.format.team_all && offer.format.fixed_count && offer.format.max_count === count;

export const cityOf = ({ card }: Pick<Offer, 'card'>): string => card.city.name_ru;
