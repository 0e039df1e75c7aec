/** A point of a course: what it is called, and the milliseconds from the start. */
export type CoursePoint = { readonly title: string; readonly ms: number };

/** How a stretch of the course was run: kilometres from and to, milliseconds a kilometre. */
export type PaceStretch = { readonly from: number; readonly to: number; readonly title: string; readonly pace: number };

const kilometres = /^(?:отсечка|split|кт|cp)?\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(км|km|k|м|m)\.?$/i;

/** How far from the start a split is, as its title says: '10 км', '5km', '21,1 км', '400 м'; null where it does not. */
export const kilometresOf = (title: string): number | null => {
  const [, number, unit = ''] = kilometres.exec(title.trim()) ?? [];
  if (number === undefined) return null;
  const far = Number(number.replace(',', '.'));
  const isMetres = /^[мm]$/i.test(unit);
  return far > 0 ? (isMetres ? far / 1000 : far) : null;
};

/**
 * Paces between the points that say how far they are, the finish at `distance`. A point without kilometres, out of order
 * or without time since the one before is passed over: its stretch joins the next.
 */
export const pacesOf = (
  splits: readonly CoursePoint[],
  finish: { title: string; ms: number; distance: number } | null,
): PaceStretch[] => {
  const known = splits.flatMap(({ title, ms }) => {
    const to = kilometresOf(title);
    return to === null || (finish && to >= finish.distance) ? [] : [{ title, ms, to }];
  });
  const stretches: PaceStretch[] = [];
  let last = { to: 0, ms: 0 };
  for (const point of finish ? [...known, { title: finish.title, ms: finish.ms, to: finish.distance }] : known) {
    if (point.to <= last.to || point.ms <= last.ms) continue;
    const pace = (point.ms - last.ms) / (point.to - last.to);
    stretches.push({ from: last.to, to: point.to, title: point.title, pace });
    last = point;
  }
  return stretches;
};
