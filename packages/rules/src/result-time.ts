const pattern = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/;

/** '1:02:03' or '42:10' in seconds; null when it is no time of a race: malformed, nothing, or 100 hours and more. */
export const parseResultTime = (text: string): number | null => {
  const [, hours = '0', minutes, seconds] = pattern.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : null;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as 'HH:MM:SS'. */
export const formatResultTime = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
