import type { TicketKind } from '../kind.ts';

/** The most pieces one line of any goods may ask for (DEC-51). */
export const lineCountMax = 500;
/** The most lines of one kind of goods that a request may carry; a basket's own rules allow fewer (API §3.2). */
export const requestLinesMax = 500;

/** Fields of a basket item that the basket's own operations read; the wire's names (API 3.2), other fields travel along. */
export type BasketLine = {
  readonly unique_id: string;
  readonly public_id: string;
  readonly selector: 'ticket' | 'shop' | 'insurance' | 'certificate';
  readonly groupId: string;
  readonly count: number;
  /** Roubles of one piece, shown only (DEC-77). */
  readonly price: number;
  readonly totalCost: number;
  /** unique_id of the linked line (DEC-97). */
  readonly abid: string | null;
  readonly isAddInsurance: boolean;
  readonly insurancePublic_id: string | null;
  readonly insurancePrice: number | null;
};

export type PreReg = 'ok' | 'later' | '';

export type BasketTicketLine = BasketLine & {
  readonly selector: 'ticket';
  readonly format_public_id: string | null;
  readonly kind: TicketKind;
  readonly promocode: string | null;
  readonly preregistration: boolean;
  readonly preReg: PreReg;
  readonly isErrorTab: boolean;
  /** Of all pieces of the linked policy (INS-24). */
  readonly insurance_cost: number | null;
  readonly hold_id: string | null;
  /** Milliseconds. */
  readonly addTicketToBasketTime: number;
  readonly info: Readonly<Record<string, unknown>> | null;
  readonly license_file: string | null;
  readonly file: string | null;
  readonly number: number | null;
};

/** Roubles, to whole kopecks. */
export const lineCost = (price: number, count: number): number => Math.round(price * count * 100) / 100;

export const isTicketLine = <T extends { readonly selector: string }>(
  line: T,
): line is Extract<T, { readonly selector: 'ticket' }> => line.selector === 'ticket';

export type BasketGroup<T> = { readonly groupId: string; readonly lines: readonly T[]; readonly count: number };

/** Lines by groupId, groups in the order of their first line (BASKET-05). */
export const groupLines = <T extends BasketLine>(goods: readonly T[]): BasketGroup<T>[] => {
  const groups = new Map<string, T[]>();
  for (const line of goods) {
    const lines = groups.get(line.groupId);
    if (lines) lines.push(line);
    else groups.set(line.groupId, [line]);
  }
  return [...groups].map(([groupId, lines]) => ({ groupId, lines, count: countLines(lines) }));
};

/** Pieces in the basket, for the header and the summary. */
export const countLines = (goods: readonly Pick<BasketLine, 'count'>[]): number =>
  goods.reduce((sum, { count }) => sum + count, 0);

/** A ticket that needs its participant has one; without preregistration the data may come later (BASKET-36, DEC-57). */
export const isTicketComplete = (line: Pick<BasketTicketLine, 'preregistration' | 'preReg'>): boolean =>
  line.preregistration ? line.preReg === 'ok' : true;
