const two = (value: number): string => String(value).padStart(2, '0');

/** `0:42`, `12:05`, from an hour on `23:59:00`. */
export const waitText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
};
