/** Days are 'YYYY-MM-DD' and know no zone and no clock. */
const dayLength = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(at(day) + count * dayLength);

const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day of another month, or its last one where it is shorter. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const length = lengthOf(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return addDays(dayOf(first.getTime()), Math.min(date, length) - 1);
};

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

/** Weeks of 'YYYY-MM' from Monday to Sunday; null stands where a day belongs to another month (CAL-05, I18N-04). */
export const weeksOf = (month: string): (string | null)[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const length = lengthOf(year, number);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const date = week * 7 + column - before;
      return date >= 0 && date < length ? addDays(first, date) : null;
    }),
  );
};
