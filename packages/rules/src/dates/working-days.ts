const dayLength = 86_400_000;

/** Days off by article 112 of the Labour Code, each year; days that the government moves are not known here. */
const holidays = new Set([
  ...['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `01-${day}`),
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);

const after = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10);

/** Whether 'YYYY-MM-DD' is a working day of the Russian calendar: no Saturday, no Sunday and no holiday. BO-137 */
export const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5));
};

/** The day that many working days after a day, which is not counted itself; 0: the day. BO-137 */
export const addWorkingDays = (day: string, count: number): string => {
  let [at, left] = [day, count];
  while (left > 0) {
    at = after(at);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
};

/** Working days from one day to another, both included; 0 when the second one is over. */
export const workingDaysLeft = (today: string, until: string): number => {
  let left = 0;
  for (let at = today; at <= until; at = after(at)) left += Number(isWorkingDay(at));
  return left;
};
