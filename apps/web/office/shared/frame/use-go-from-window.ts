import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { entriesGone } from '../../../app/shared/ui/overlays/back-steps.ts';

type Options = {
  /** Shuts the window, where its press has not done so itself. */
  close?(): void;
  /** The address that is left leads nowhere any more. */
  replace?: boolean;
};

/**
 * Leads on from a window that was closed by the same press: its entry leaves the history first, or the step back would
 * overtake a screen whose file is still on its way. Done once the former screen is off the page: it reads nothing anew (BO-153).
 */
export const useGoFromWindow = (): ((path: string, options?: Options) => Promise<void>) => {
  const navigate = useNavigate();
  return async (path, { close, replace = false } = {}) => {
    // An answer is no press: what it changes would be drawn only after the entries were looked at.
    if (close) flushSync(close);
    await entriesGone();
    await navigate(path, { flushSync: true, replace });
  };
};
