import { useEffect, useState } from 'react';

type Wait = { /** Unix seconds. */ until: number; text: string };

/** After too many requests: when to try again, until that moment has come. */
export const useWait = () => {
  const [wait, setWait] = useState<Wait | null>(null);
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => setWait(null), Math.max(0, wait.until * 1000 - Date.now()));
    return () => clearTimeout(timer);
  }, [wait]);
  return { wait, startWait: setWait, endWait: (): void => setWait(null) };
};
