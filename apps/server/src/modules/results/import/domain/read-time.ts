const hour = 3_600_000;
const minute = 60_000;
const dayMs = 86_400_000;

/** '4' → 400 ms, '45' → 450, '4567' → 457 */
const fraction = (digits: string | undefined): number => (digits ? Math.round(Number(`0.${digits}`) * 1000) : 0);

const colons = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9}))?$/;
/** 1.02.03,4 as older programs print it, 62'03"4 and 1:02'03" as judges write it. */
const dots = /^(\d{1,3})\.([0-5]\d)\.([0-5]\d)(?:[.,](\d{1,9}))?$/;
const strokes = /^(?:(\d{1,3})[:h°] ?)?(\d{1,3})['’′] ?(\d{1,2})(?:["”″]|'')? ?[.,]?(\d{1,3})?(?:["”″]|'')?$/;
const letters =
  /^(?:(\d{1,3}) ?(?:ч|час|часа|часов|h|hr|hrs|hours?)\.? ?)?(?:(\d{1,4}) ?(?:м|мин|минут[аы]?|m|min|mins|minutes?)\.? ?)?(?:(\d{1,6})(?:[.,](\d{1,3}))? ?(?:с|сек|секунд[аы]?|s|sec|secs|seconds?)\.?)?$/;
const number = /^(\d{1,7})(?:[.,](\d{1,18}))?(?:e-?\d+)?$/;
/** A date before the time: Excel puts its day zero there. */
const dated = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})[T ]+(?=\d)/;
/** The place of a leg behind its time: '73:02(1)', '0:20:05 #1 (31)'. */
const legPlace = / ?(?:#\d{1,6} ?)?\(\d{1,6}\)$/;
const halfDay = / ?([ap])\.?m\.?$/i;

const compose = (h: string | undefined, m: string | undefined, s: string | undefined, f?: string): number | null => {
  // Sixty minutes belong to the next hour, unless no hours are written.
  if (Number(s ?? 0) > 59 && (m !== undefined || h !== undefined)) return null;
  if (h !== undefined && Number(m ?? 0) > 59) return null;
  return Number(h ?? 0) * hour + Number(m ?? 0) * minute + Number(s ?? 0) * 1000 + fraction(f);
};

const withHalfDay = (text: string, read: (text: string) => number | null): number | null => {
  const half = halfDay.exec(text);
  if (!half) return read(text);
  const ms = read(text.slice(0, half.index));
  if (ms === null || ms >= 13 * hour) return null;
  const hours = Math.floor(ms / hour) % 12;
  return (ms % hour) + (hours + (half[1]?.toLowerCase() === 'p' ? 12 : 0)) * hour;
};

const readPlain = (text: string): number | null => {
  const colon = colons.exec(text) ?? dots.exec(text) ?? strokes.exec(text);
  if (colon) return compose(colon[1], colon[2], colon[3], colon[4]);
  if (number.test(text)) {
    const value = Number(text.replace(',', '.'));
    // Below one it is Excel's fraction of a day, else seconds.
    return Math.round(value < 1 ? value * dayMs : value * 1000);
  }
  const named = letters.exec(text);
  return named && text !== '' ? compose(named[1], named[2], named[3], named[4]) : null;
};

/**
 * Milliseconds of a time of the race in any usual spelling: 1:02:03, 62:03, 01:02:03,4, 1ч 02м 03с, 3723 (seconds),
 * 0,0431 (Excel's fraction of a day). null: it is no time.
 */
export const readDuration = (written: string): number | null => {
  const text = written.toLowerCase().replace(/^\+ ?/, '').replace(legPlace, '').replace(dated, '');
  return withHalfDay(text, readPlain);
};

const decimal = /^\d{1,4}[.,]\d{1,6}$/;

/** Whether a time is a bare number with a fraction, which some crews mean in minutes: '73,25'. */
export const isDecimal = (written: string): boolean => decimal.test(written);

/** As `readDuration`, with bare numbers with a fraction taken for minutes. */
export const readMinutes = (written: string): number | null =>
  isDecimal(written) ? Math.round(Number(written.replace(',', '.')) * minute) : readDuration(written);

/** A day of Excel with its time as a bare number: '45787.4375'. */
const excelMoment = /^[2-7]\d{4}[.,](\d+)$/;
const hoursMinutes = /^(\d{1,2})[:.ч-](\d{2})$/;

/** Milliseconds of the day of a start or finish: 10:00 is ten o'clock here, not ten minutes. */
export const readClock = (written: string): number | null => {
  const text = written.toLowerCase().replace(dated, '');
  const moment = excelMoment.exec(text);
  if (moment) return Math.round((Number(`0.${moment[1]}`) * dayMs) / 1000) * 1000;
  const ms = withHalfDay(text, (bare) => {
    const short = hoursMinutes.exec(bare);
    return short ? compose(short[1], short[2], undefined) : readPlain(bare);
  });
  return ms === null ? null : ms % dayMs;
};

/** '1:02:03' of milliseconds, with tenths where there are some: for what is said of a row. */
export const writeTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const pair = (value: number): string => String(value).padStart(2, '0');
  const tenths = Math.floor((ms % 1000) / 100);
  return `${Math.floor(seconds / 3600)}:${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}${tenths ? `.${tenths}` : ''}`;
};
