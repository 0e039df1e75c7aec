import { useEffect, useState } from 'react';

/** Whole seconds to a moment (unix seconds), counted by the clock and not by ticks, so a sleeping phone stays right; null on the server. */
export const useSecondsTo = (moment: number): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil(moment - Date.now() / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [moment]);
  return left;
};

/** `07:42` to a moment. It is not read aloud each second: announce the minutes that matter elsewhere. */
export const Countdown = ({ to, format }: { to: number; format(seconds: number): string }) => {
  const left = useSecondsTo(to);
  return <span role="timer">{left === null ? '' : format(left)}</span>;
};
