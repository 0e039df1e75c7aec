import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

/** Unix seconds, a few times a minute: for what opens and closes while somebody looks. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
