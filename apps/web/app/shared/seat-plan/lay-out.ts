import type { Space } from '@trassa/contracts';
import type { Seat } from '@trassa/rules';

export type PlanSeat = Seat & { readonly number: number; readonly x: number; readonly y: number };
export type PlanRow = { readonly title: string; readonly y: number; readonly seats: readonly PlanSeat[] };
export type PlanSector = { readonly title: string; readonly y: number; readonly rows: readonly PlanRow[] };
export type Plan = { readonly width: number; readonly height: number; readonly sectors: readonly PlanSector[] };

/** Units of the drawing: from one seat to the next, a sector's heading, and the gutter with the rows' names. */
export const STEP = 40;
const HEAD = 56;
const GUTTER = 48;
const GAP = 24;

type Row = Space['sectors'][number]['rows'][number];

/** Own coordinates when every seat of the sector has them, else seat by seat and row by row. */
const placed = (rows: readonly Row[]): { x: number; y: number }[][] => {
  const seats = rows.flatMap((row) => row.seats);
  const xs = seats.flatMap(({ x }) => x ?? []);
  const ys = seats.flatMap(({ y }) => y ?? []);
  if (xs.length < seats.length || ys.length < seats.length)
    return rows.map((row, line) => row.seats.map((_, index) => ({ x: index * STEP, y: line * STEP })));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return rows.map((row) => row.seats.map(({ x = 0, y = 0 }) => ({ x: x - left, y: y - top })));
};

/** The plan of a stand as it is drawn: sectors one below another, centres of seats in units of the drawing. */
export const layOut = ({ sectors }: Pick<Space, 'sectors'>): Plan => {
  let top = 0;
  let width = 0;
  const laid = sectors.map((sector): PlanSector => {
    const points = placed(sector.rows);
    const y = top;
    let bottom = y + HEAD;
    const rows = sector.rows.map((row, line): PlanRow => {
      const seats = row.seats.map((seat, index): PlanSeat => {
        const at = points[line]?.[index] ?? { x: 0, y: 0 };
        const x = GUTTER + STEP / 2 + at.x;
        const centre = y + HEAD + STEP / 2 + at.y;
        width = Math.max(width, x + STEP / 2 + GUTTER);
        bottom = Math.max(bottom, centre + STEP / 2);
        return { number: seat.number, sector: sector.title, row: row.title, place: seat.place, x, y: centre };
      });
      return { title: row.title, y: seats[0]?.y ?? bottom, seats };
    });
    top = bottom + GAP;
    return { title: sector.title, y, rows };
  });
  return { width, height: Math.max(0, top - GAP), sectors: laid };
};

export const seatsOf = (plan: Plan): PlanSeat[] =>
  plan.sectors.flatMap((sector) => sector.rows.flatMap((row) => row.seats));

const nearest = (seats: readonly PlanSeat[], x: number): PlanSeat | undefined =>
  seats.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];

/** Where the focus goes from a seat by a key: along the row, to the row above or below, to the row's ends; null: stays. */
export const seatAfterKey = (plan: Plan, number: number, key: string): number | null => {
  const rows = plan.sectors.flatMap((sector) => sector.rows);
  const line = rows.findIndex(({ seats }) => seats.some((seat) => seat.number === number));
  const seats = rows[line]?.seats ?? [];
  const index = seats.findIndex((seat) => seat.number === number);
  const from = seats[index];
  if (!from) return null;
  const beside = (step: 1 | -1): PlanSeat | undefined => {
    for (let next = line + step; rows[next]; next += step)
      if (rows[next]?.seats.length) return nearest(rows[next]?.seats ?? [], from.x);
    return undefined;
  };
  const to: Record<string, () => PlanSeat | undefined> = {
    ArrowLeft: () => seats[index - 1],
    ArrowRight: () => seats[index + 1],
    ArrowUp: () => beside(-1),
    ArrowDown: () => beside(1),
    Home: () => seats[0],
    End: () => seats.at(-1),
  };
  return to[key]?.()?.number ?? null;
};
