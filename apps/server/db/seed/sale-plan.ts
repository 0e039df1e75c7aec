import { at, type Calendar } from './calendar.ts';
import type { EventCitySeed, FormatSeed, SaleStage } from './model.ts';
import { steady } from './steady.ts';

const day = 86_400_000;

export type SalePlan = { start: Date; finish: Date; eve: Date; saleStart: Date; saleEnd: Date };

const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map(Number)));

/** Dates of a city's start and sale; the stage decides on which side of today the sale begins and ends. */
export const planSale = (city: EventCitySeed, timezone: string, calendar: Calendar): SalePlan => {
  const start = at(city.date, city.time, timezone);
  const eve = at(calendar.next(city.date, -1), '20:00', timezone);
  const soon = at(calendar.next(calendar.now.toISOString().slice(0, 10), 11), '12:00', timezone);
  const opened = earliest(new Date(start.getTime() - 190 * day), new Date(calendar.now.getTime() - 25 * day));
  const saleStart =
    city.stage === 'soon' ? soon : city.stage === 'fresh' ? new Date(calendar.now.getTime() - 6 * day) : opened;
  const saleEnd = city.stage === 'closed' ? new Date(calendar.now.getTime() - 20 * 3_600_000) : eve;
  return { start, finish: new Date(start.getTime() + city.hours * 3_600_000), eve, saleStart, saleEnd };
};

/** When each price step begins: at the opening, about 60 and 21 days before the start, never before the step ahead of it. */
export const stepDates = (count: number, { start, saleStart }: SalePlan): Date[] => {
  const span = start.getTime() - saleStart.getTime();
  const marks = [saleStart.getTime(), start.getTime() - 60 * day, start.getTime() - 21 * day];
  return Array.from({ length: count }, (_, index) => {
    const even = saleStart.getTime() + (span * index) / (count + 1);
    return new Date(index === 0 ? saleStart.getTime() : Math.max(even, marks[index] ?? even));
  });
};

const shares: Record<SaleStage, number> = {
  soon: 0,
  fresh: 0.1,
  open: 0.46,
  last: 0.95,
  sold_out: 1,
  closed: 0.78,
  past: 0.94,
};

/** Places of a format that are sold already; whole teams where only whole teams are sold. */
export const soldPlaces = (format: FormatSeed, stage: SaleStage): number => {
  if (stage === 'soon') return 0;
  if (format.teams) return format.teams.reduce((sum, team) => sum + team.members, 0);
  const runs = format.kind === 'athlete' || format.kind === 'kids';
  const wobble = stage === 'sold_out' || stage === 'last' ? 0 : (steady(format.id) - 0.5) * 0.24;
  const share = format.taken ?? (runs ? Math.max(0, shares[stage] + wobble) : Math.min(0.6, shares[stage] * 0.7));
  const step = format.teamAll ? (format.maxCount ?? 1) : 1;
  const wanted = Math.min(format.capacity, Math.round((format.capacity * share) / step) * step);
  const isLast = stage === 'last' && runs && wanted >= format.capacity;
  return isLast ? format.capacity - step : wanted;
};
