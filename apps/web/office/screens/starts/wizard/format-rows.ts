import type { Kind } from '@trassa/contracts';
import { isoDay, momentAt } from '@trassa/rules';

/** A row of step 3 as it is typed; texts, because a number that is half typed is none. */
export type FormatRow = {
  readonly key: number;
  readonly title: string;
  readonly distance: string;
  readonly kind: Kind;
  readonly capacity: string;
  readonly price: string;
  readonly second: string;
  readonly secondFrom: string;
  readonly time: string;
  readonly ageFrom: string;
  readonly team: string;
};

export const presets = ['km5', 'km10', 'km21', 'kids', 'team', 'spectators'] as const;
export type Preset = (typeof presets)[number];

const plain = { second: '', secondFrom: '', time: '', ageFrom: '', team: '', price: '', capacity: '' } as const;
const made: Readonly<Record<Preset, Omit<FormatRow, 'key' | 'title'>>> = {
  km5: { ...plain, distance: '5', kind: 'athlete', ageFrom: '16' },
  km10: { ...plain, distance: '10', kind: 'athlete', ageFrom: '18' },
  km21: { ...plain, distance: '21.1', kind: 'athlete', ageFrom: '18' },
  kids: { ...plain, distance: '1', kind: 'kids' },
  team: { ...plain, distance: '5', kind: 'athlete', ageFrom: '16', team: '4' },
  spectators: { ...plain, distance: '', kind: 'spectator' },
};
export const rowOf = (key: number, preset: Preset, title: string): FormatRow => ({ key, title, ...made[preset] });
export const emptyRow = (key: number): FormatRow => ({ key, title: '', distance: '', kind: 'athlete', ...plain });

const numberOf = (text: string): number | null => {
  const value = Number(text.replaceAll(' ', '').replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
};

type Start = {
  readonly public_id: string;
  readonly start_time: number;
  readonly timezone: string;
  readonly sale_start: number | null;
};

/** Whether the second price is lower than the first: then the person is asked. */
export const isFalling = ({ price, second }: FormatRow): boolean =>
  (numberOf(second) ?? Infinity) < (numberOf(price) ?? 0);

/** A row as the call takes it: its first price holds from the opening of the sale on. */
export const bodyOf = (row: FormatRow, start: Start, now: number) => {
  const price = numberOf(row.price);
  const second = numberOf(row.second);
  const team = numberOf(row.team);
  const first = Math.min(start.sale_start ?? now, now);
  return {
    start: start.public_id,
    title: { ru: row.title.trim(), en: null },
    distance: numberOf(row.distance),
    kinds: [row.kind],
    age_min: numberOf(row.ageFrom),
    ...(row.time && { start_time: momentAt(isoDay(start.start_time, start.timezone), row.time, start.timezone) }),
    ...(team !== null && { isTeam: true, team_all: true, fixed_count: true, min_count: team, max_count: team }),
    places: [{ kind: row.kind, capacity: numberOf(row.capacity) ?? 0, reserve: 0 }],
    steps: [
      ...(price === null ? [] : [{ kind: row.kind, price, starts_at: first, from_count: null }]),
      ...(second === null || !row.secondFrom
        ? []
        : [
            {
              kind: row.kind,
              price: second,
              starts_at: momentAt(row.secondFrom, '00:00', start.timezone),
              from_count: null,
            },
          ]),
    ],
  };
};
