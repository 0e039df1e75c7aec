import { holdMilliseconds, ticketCountMax } from '@trassa/rules';
import type { Row } from './insert.ts';
import type { EventCitySeed, FormatSeed } from './model.ts';
import { type SalePlan, stepDates } from './sale-plan.ts';
import { steady, steadyId } from './steady.ts';

export const priceRows = (format: FormatSeed, formatId: number, plan: SalePlan): Row[] => {
  const dates = stepDates(format.prices.length, plan);
  return format.prices.map((price, index) => ({
    format_id: formatId,
    kind: format.kind,
    starts_at: dates[index],
    price_minor: price * 100,
  }));
};

/** Sold places of earlier buyers, so that `taken` is the sum of holds. */
export const holdRows = (format: FormatSeed, quotaId: number, taken: number, plan: SalePlan): Row[] =>
  Array.from({ length: Math.ceil(taken / ticketCountMax) }, (_, index) => ({
    id: steadyId(`hold ${format.id} ${index}`),
    quota_id: quotaId,
    count: Math.min(ticketCountMax, taken - index * ticketCountMax),
    state: 'sold',
    created_at: plan.saleStart,
    expires_at: new Date(plan.saleStart.getTime() + holdMilliseconds),
    price_at: plan.saleStart,
    visitor: 'season',
    address: 'season',
  }));

export const clusterRows = (format: FormatSeed, formatId: number, taken: number, plan: SalePlan): Row[] => {
  const clusters = format.clusters ?? [];
  let left = taken;
  return clusters.map((cluster, position) => {
    const capacity = cluster.capacity ?? Math.round(format.capacity * cluster.share);
    const own = position === clusters.length - 1 ? left : Math.min(left, Math.round(taken * cluster.share));
    left -= own;
    return {
      public_id: `${format.id}-wave-${position + 1}`,
      format_id: formatId,
      position,
      name_ru: cluster.name[0],
      name_en: cluster.name[1],
      file: cluster.file ?? false,
      document: cluster.document ?? null,
      capacity,
      taken: Math.min(own, capacity),
      start_time: new Date(plan.start.getTime() + (format.minutes + (cluster.minutes ?? 0)) * 60_000),
    };
  });
};

export const teamRows = (format: FormatSeed, formatId: number, plan: SalePlan): Row[] =>
  (format.teams ?? []).map((team, index) => ({
    public_id: `${format.id}-${index + 1}`,
    format_id: formatId,
    title: team.title,
    number: index + 1,
    max_count: format.maxCount ?? 10,
    taken: team.members,
    private: team.code !== undefined,
    code: team.code ?? null,
    created_at: plan.saleStart,
  }));

/** Start numbers: those that can be chosen as given, others a block of a thousand, or ten, per format of the city. */
export const numberRange = (format: FormatSeed, formatId: number, index: number, taken: number): Row | null => {
  if (format.numbers)
    return { format_id: formatId, first: format.numbers.first, last: format.numbers.last, next: null };
  if (format.kind !== 'athlete' && format.kind !== 'kids') return null;
  const first = index * (format.capacity > 1000 ? 10_000 : 1000) + 1;
  return {
    format_id: formatId,
    first,
    last: first + format.capacity - 1,
    next: first + Math.min(taken, format.capacity - 1),
  };
};

/** Numbers that earlier buyers have chosen: scattered, as many as places are taken. */
export const chosenNumbers = (format: FormatSeed, formatId: number, taken: number): Row[] => {
  if (!format.numbers) return [];
  const { first, last } = format.numbers;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .sort((a, b) => steady(`${format.id} ${a}`) - steady(`${format.id} ${b}`))
    .slice(0, taken)
    .map((number) => ({ format_id: formatId, number }));
};

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
const stock = [40, 120, 220, 220, 120, 40] as const;

/** Shirts of a city; the smallest and the largest run out first. */
export const shirtRows = (city: EventCitySeed, eventCityId: number): Row[] => {
  if (!city.formats.some((format) => format.shirts)) return [];
  return sizes.map((size, position) => {
    const share = { soon: 0, fresh: 0.1, open: 0.45, last: 0.9, sold_out: 1, closed: 0.8, past: 1 }[city.stage];
    const isShort =
      (size === 'XS' && steady(`${city.id} xs`) < 0.4) ||
      (size === 'XXL' && city.stage !== 'fresh' && city.stage !== 'soon');
    return {
      event_city_id: eventCityId,
      size,
      position,
      stock: stock[position],
      taken: isShort ? stock[position] : Math.round((stock[position] ?? 0) * share),
    };
  });
};
