const two = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds as 'HH:MM:SS', with tenths 'HH:MM:SS.s'; what is finer is cut off, as crews do. */
export const showTime = (ms: number, hasTenths: boolean): string => {
  const seconds = Math.floor(ms / 1000);
  const whole = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return hasTenths ? `${whole}.${Math.floor((ms % 1000) / 100)}` : whole;
};
