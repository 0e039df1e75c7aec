import type { Language } from '@trassa/contracts';
import type { OfficeStartRow } from '@trassa/contracts/office';
import type { StartState } from '@trassa/rules';
import { toUnix } from '../../../../../kernel/clock.ts';
import { toRoubles } from '../../../../../kernel/money.ts';
import { say } from '../../../../../kernel/say.ts';
import { summariseCity } from '../../../domain/city-summary.ts';
import type { CardFormatRow } from '../../../rows.ts';
import { toSteps } from '../../../steps.ts';
import { stateOf } from '../start-facts.ts';
import type { StartListRow } from './starts-list.repository.ts';

const threeDays = 3 * 86_400;
const iso = (text: string | null): number | null => (text === null ? null : Math.floor(Date.parse(text) / 1000));

const kindsOf = (formats: readonly CardFormatRow[]) =>
  formats.flatMap((format) => format.kinds.map((kind) => ({ ...kind, format, steps: toSteps(kind.prices) })));

/** The cheapest price that visitors see now; null: nothing is sold. */
const priceNow = (formats: readonly CardFormatRow[], start: number, now: number): number | null => {
  const summary = summariseCity(
    formats.map((format) => ({
      start: iso(format.start) ?? 0,
      saleStart: iso(format.saleStart),
      saleEnd: iso(format.saleEnd),
      distance: format.distance,
      obstacles: format.obstacles,
      isTeam: format.isTeam,
      kinds: format.kinds.map(({ kind, capacity, taken, prices }) => ({
        kind,
        capacity,
        taken,
        prices: toSteps(prices),
      })),
    })),
    start,
    now,
  );
  return summary.price?.price ?? null;
};

/** The next opening or the next price of any kind, whichever comes first. */
const nextStep = (formats: readonly CardFormatRow[], now: number): OfficeStartRow['next_step'] => {
  const openings = formats.flatMap(({ saleStart }) => {
    const at = iso(saleStart);
    return at !== null && at > now ? [{ at, price: null }] : [];
  });
  const prices = kindsOf(formats).flatMap(({ steps }) =>
    steps.filter(({ from }) => from > now).map(({ from, price }) => ({ at: from, price: toRoubles(price) })),
  );
  return [...openings, ...prices].toSorted((a, b) => a.at - b.at)[0] ?? null;
};

const isUnpriced = (formats: readonly CardFormatRow[]): boolean =>
  kindsOf(formats).some(({ capacity, steps }) => capacity > 0 && steps.length === 0);

const alarmsOf = (row: StartListRow, state: StartState, now: number): OfficeStartRow['alarms'] => {
  const isSelling = state === 'on_sale' || state === 'published';
  const ends = row.saleEnd && toUnix(row.saleEnd);
  const alarms: [OfficeStartRow['alarms'][number], boolean][] = [
    ['no_price', isSelling && isUnpriced(row.formats)],
    ['almost_sold_out', state === 'on_sale' && row.capacity > 0 && row.taken / row.capacity >= 0.95],
    ['stopped', state === 'stopped'],
    ['sale_ends', state === 'on_sale' && ends !== null && ends - now < threeDays],
    ['no_results', state === 'finished' && !row.hasResults && now - toUnix(row.startTime) > threeDays],
  ];
  return alarms.flatMap(([alarm, isOn]) => (isOn ? [alarm] : []));
};

export const presentRow = (row: StartListRow, language: Language, at: Date): OfficeStartRow => {
  const now = toUnix(at);
  const state = stateOf(row, at);
  const start = toUnix(row.startTime);
  const price = priceNow(row.formats, start, now);
  const isOver = state === 'finished' || state === 'cancelled' || state === 'archived' || state === 'running';
  return {
    public_id: row.publicId,
    event: { public_id: row.eventPublicId, title: say(language, row.eventTitleRu, row.eventTitleEn) },
    city: { id: row.cityId, name: say(language, row.cityNameRu, row.cityNameEn) },
    start_time: start,
    timezone: row.timezone,
    state,
    sold: row.taken,
    capacity: row.capacity,
    sum: toRoubles(Math.max(0, row.sum)),
    price_now: isOver || price === null ? null : toRoubles(price),
    next_step: isOver ? null : nextStep(row.formats, now),
    sale_start: row.saleStart && toUnix(row.saleStart),
    sale_end: row.saleEnd && toUnix(row.saleEnd),
    alarms: alarmsOf(row, state, now),
  };
};
