const range = /(\d{1,2}) ?[-–—] ?(\d{1,2})(?!\d)/;
const open = /(\d{1,2}) ?\+|(?:старше|over) (\d{1,2})/i;

/** '30–39' of 'М 30-39', '60+' of 'Ж60+'; null: no ages are named. */
export const ageGroupOf = (text: string): string | null => {
  const between = range.exec(text);
  if (between) return `${between[1]}–${between[2]}`;
  const from = open.exec(text);
  return from ? `${from[1] ?? from[2]}+` : null;
};

const firstYears = [0, 14, 18, 30, 40, 50, 60, 70];

/** The usual group of an age, where the crew names none: '30–39'. */
export const groupOfAge = (age: number): string => {
  const at = firstYears.findLastIndex((first) => first <= age);
  const next = firstYears[at + 1];
  return next === undefined ? `${firstYears[at]}+` : `${firstYears[at]}–${next - 1}`;
};

/** A date that Excel gives as a bare number of days: '33000'. */
const excelDay = /^[1-5]\d{4}(?:[.,]\d+)?$/;

/** Age in the year of the start out of a year or date of birth, or of an age; null: not understood. */
export const readAge = (text: string, raceYear: number): number | null => {
  if (excelDay.test(text)) {
    const born = new Date(Date.UTC(1899, 11, 30) + Number.parseInt(text, 10) * 86_400_000).getUTCFullYear();
    return readAge(String(born), raceYear);
  }
  const year = /(?:^|\D)((?:19|20)\d{2})(?:\D|$)/.exec(text)?.[1];
  const age =
    year === undefined ? Number(/^(\d{1,3})( ?\p{L}+)?\.?$/u.exec(text)?.[1] ?? Number.NaN) : raceYear - Number(year);
  return age >= 0 && age <= 110 ? age : null;
};
