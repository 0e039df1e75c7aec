import { useState } from 'react';

/** The last value that was there: what a popup shows while it closes. */
export const useLast = <T>(value: T | null): T | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
};
