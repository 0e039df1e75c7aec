/** Kopecks as a decimal text of roubles. */
export const toDecimal = (kopecks: number, digits = 2): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100)
    .padStart(2, '0')
    .padEnd(digits, '0')}`;

/** Kopecks of such a text, as many decimals as it has; null: it is none. */
export const fromDecimal = (text: string): number | null => {
  const [, roubles, kopecks = ''] = /^(\d{1,12})(?:\.(\d{2})0*)?$/.exec(text) ?? [];
  return roubles === undefined ? null : Number(roubles) * 100 + Number(kopecks || 0);
};
