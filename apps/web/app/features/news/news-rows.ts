/** Shares of a row of six; rows of two and of three take turns, the wide one of two now left, now right. */
const rows = [
  [4, 2],
  [2, 2, 2],
  [2, 4],
  [2, 2, 2],
] as const;
const last: Readonly<Record<number, readonly number[]>> = { 1: [6], 2: [4, 2], 3: [2, 2, 2], 4: [3, 3, 3, 3] };

/** How many columns of six each poster takes: every row is full, whatever their number. */
export const newsSpans = (count: number): number[] => {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    spans.push(...(left <= 4 ? (last[left] ?? []) : (rows[row % rows.length] ?? [])));
  }
  return spans;
};
