const pattern = /^(\d{1,3}):(\d{2}):(\d{2})(?:\.(\d))?$/;

/** Tenths of a second of 'HH:MM:SS' or 'HH:MM:SS.s'; null for anything else. */
const tenthsOf = (text: string): number | null => {
  const [, hours, minutes, seconds, tenths = '0'] = pattern.exec(text) ?? [];
  if (hours === undefined) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 10 + Number(tenths);
};

/** Milliseconds of a time as rows have it; null for anything else. */
export const millisecondsOf = (text: string): number | null => {
  const tenths = tenthsOf(text);
  return tenths === null ? null : tenths * 100;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** How long it took from one time to another, with tenths when either has them; null when that makes no sense. */
export const between = (from: string, to: string): string | null => {
  const a = tenthsOf(from);
  const b = tenthsOf(to);
  if (a === null || b === null || b < a) return null;
  const left = b - a;
  const seconds = Math.floor(left / 10);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return from.includes('.') || to.includes('.') ? `${time}.${left % 10}` : time;
};

export type Stretch = { title: string; time: string; stretch: string | null };

/** Points of a course with the time from the start and from the point before. */
export const stretches = (splits: readonly { title: string; time: string }[]): Stretch[] =>
  splits.map(({ title, time }, index) => ({
    title,
    time,
    stretch: index === 0 ? time : between(splits[index - 1]?.time ?? '', time),
  }));
