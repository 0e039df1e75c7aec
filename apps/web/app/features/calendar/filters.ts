import { parseIsoDate, parseTypedDate, siteTimezone, startOfLocalDay } from '@trassa/rules';

/** Bounds of the offered distances, km, both included; an empty side is open. */
export const distances = ['-5', '5-10', '10-21', '21-'] as const;
export type Distance = (typeof distances)[number];

/** What is chosen, as the address says it; dates are YYYY-MM-DD. */
export type Chosen = {
  city: number | null;
  type: string | null;
  from: string | null;
  to: string | null;
  distance: Distance | null;
  /** Roubles: a place costs at most so much. */
  price: number | null;
  kids: boolean;
  team: boolean;
};
export type Filters = Chosen & {
  /** Unix seconds. */
  dateFrom: number | null;
  /** The day after the last one: the upper bound is not included (DEC-50). */
  dateTo: number | null;
  page: number;
};

/** A day of the calendar is one of the site's, whatever the place of a start: its first moment and that of the next one. */
const dayOf = (given: string | null): { text: string; at: number; next: number } | null => {
  // Without scripts a field sends what was typed.
  const text = given && (parseTypedDate(given) ?? (given.length === 10 ? parseIsoDate(given) : null));
  if (!text) return null;
  const number = Date.parse(text) / 86_400_000;
  const at = startOfLocalDay(number, siteTimezone);
  return at >= 0 ? { text, at, next: startOfLocalDay(number + 1, siteTimezone) } : null;
};
const positive = (text: string | null): number | null => {
  const value = Number(text);
  return text && Number.isInteger(value) && value > 0 && value < 2_147_483_647 ? value : null;
};
const priceMax = 1_000_000;

/** A price as people type it: '2 000 ₽'; null for anything else. */
export const readPrice = (text: string): number | null => {
  const value = positive(text.replace(/[\s₽]/g, ''));
  return value !== null && value <= priceMax ? value : null;
};

/** Reads the filters of an address; what makes no sense counts as absent (CAL-04). */
export const readFilters = (search: URLSearchParams): Filters => {
  const from = dayOf(search.get('from'));
  const to = dayOf(search.get('to'));
  const type = search.get('type');
  return {
    city: positive(search.get('city')),
    type: type && /^[A-Za-z0-9_-]{3,64}$/.test(type) ? type : null,
    from: from?.text ?? null,
    to: to?.text ?? null,
    distance: distances.find((item) => item === search.get('distance')) ?? null,
    price: readPrice(search.get('price') ?? ''),
    kids: search.get('kids') === '1',
    team: search.get('team') === '1',
    dateFrom: from?.at ?? null,
    dateTo: to?.next ?? null,
    page: positive(search.get('page')) ?? 1,
  };
};

/** The filters of a call: roubles, kilometres, unix seconds. */
export const filterBody = ({ city, type, dateFrom, dateTo, distance, price, kids, team }: Filters) => {
  const [least, most] = (distance ?? '-').split('-');
  return {
    city,
    event_type: type,
    date_from: dateFrom,
    date_to: dateTo,
    distance_from: least ? Number(least) : null,
    distance_to: most ? Number(most) : null,
    price_to: price,
    kids: kids || null,
    team: team || null,
  };
};

/** Of the filters only what the visitor chose. */
export const chosenOf = ({ city, type, from, to, distance, price, kids, team }: Chosen): Chosen => ({
  city,
  type,
  from,
  to,
  distance,
  price,
  kids,
  team,
});

/** Address of a list of starts with these filters: of the calendar, or of the results. */
export const calendarPath = (filters: Partial<Chosen>, path = '/calendar'): string => {
  const pairs = Object.entries(filters).filter(([, value]) => Boolean(value));
  const search = new URLSearchParams(
    pairs.map(([key, value]) => [key, value === true ? '1' : String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
};

export type TypedProblem = 'date' | 'order' | 'price';
export type TypedFilters = { chosen: Chosen; problems: Partial<Record<'from' | 'to' | 'price', TypedProblem>> };

/** What stands in the fields of the form, and what of it cannot be meant. */
export const readTyped = (fields: FormData): TypedFilters => {
  const textOf = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const names = ['city', 'type', 'from', 'to', 'distance', 'price', 'kids', 'team'];
  const chosen = chosenOf(readFilters(new URLSearchParams(names.map((name) => [name, textOf(name)]))));
  const { from, to, price } = chosen;
  const isBackwards = from !== null && to !== null && to < from;
  return {
    chosen,
    problems: {
      ...(textOf('from') && from === null ? { from: 'date' } : {}),
      ...(textOf('to') && to === null ? { to: 'date' } : isBackwards ? { to: 'order' } : {}),
      ...(textOf('price') && price === null ? { price: 'price' } : {}),
    },
  };
};

/** First and last day of 'YYYY-MM'. */
export const monthBounds = (month: string): { from: string; to: string } => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, index, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
};
