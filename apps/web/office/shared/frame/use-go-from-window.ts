import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { entriesGone } from '../../../app/shared/ui/overlays/back-steps.ts';

type Options = {
  /** Shuts the window, where its press has not done so itself. */
  close?(): void;
  /** The address that is left leads nowhere any more. */
  replace?: boolean;
};

/** The router's name of the current entry of the history. */
const entry = (): unknown => (window.history.state as { key?: string } | null)?.key;

/**
 * Leads on from a window that was closed by the same press: its entry leaves the history first, or the step back would
 * overtake a screen whose file is still on its way. Done once the former screen is off the page: it reads nothing anew (BO-153).
 */
export const useGoFromWindow = (): ((path: string, options?: Options) => Promise<void>) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const gone of left.splice(0)) gone();
    };
  }, [key]);
  return async (path, { close, replace = false } = {}) => {
    // An answer is no press: what it changes would be drawn only after the entries were looked at.
    if (close) flushSync(close);
    await entriesGone();
    const before = entry();
    const gone = new Promise<void>((resolve) => waiting.current.push(resolve));
    await navigate(path, { flushSync: true, replace });
    // A screen whose file had to be fetched is drawn after the router says it is there, `flushSync` or not.
    if (entry() !== before) await gone;
  };
};
