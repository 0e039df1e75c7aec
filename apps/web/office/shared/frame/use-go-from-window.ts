import { useNavigate } from 'react-router';
import { entriesGone } from '../../../app/shared/ui/overlays/back-steps.ts';

/**
 * Leads on from a window that was closed by the same press: its entry leaves the history first, or the step back would
 * overtake a screen whose file is still on its way.
 */
export const useGoFromWindow = (): ((path: string) => Promise<void>) => {
  const navigate = useNavigate();
  return async (path) => {
    await entriesGone();
    await navigate(path, { flushSync: true });
  };
};
