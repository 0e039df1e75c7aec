/** Round numbers from 0 to at least `most`, four to six of them, for the lines behind a chart. */
export const niceScale = (most: number): number[] => {
  const rough = Math.max(most, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(most, 4) / step) + 1 }, (_, index) => index * step);
};

/** Each number with all before it. */
export const summed = (numbers: readonly number[]): number[] => {
  let sum = 0;
  return numbers.map((number) => (sum += number));
};
