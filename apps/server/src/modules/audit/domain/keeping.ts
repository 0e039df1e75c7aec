/** Years for which entries are kept (back-office.md 4.8.6). */
export const keptYears = { moneyAndRights: 5, others: 3, views: 1 } as const;

/** Minutes within which equal looks, or equal refusals, of one person are one entry. */
export const viewMinutes = 10;

/** Refusals of one person that are entries of their own; what comes beyond is counted beside the last one. */
export const refusals = { most: 200, minutes: 60 } as const;

type Looked = {
  readonly act: string | null;
  readonly object: unknown;
  readonly result: string;
  readonly actor: number | null;
};

/** A look that counts beside its entry: at one thing, and let through. */
export const isView = ({ act, object, result, actor }: Looked): boolean =>
  object !== null && actor !== null && result === 'done' && act !== null && act.endsWith('.view');
