import { lazy, Suspense } from 'react';
import { useLast } from '../ui/use-last.ts';
import { usePuzzle } from './puzzle-progress.ts';

const PuzzleWindow = lazy(async () => ({ default: (await import('./puzzle-window.tsx')).PuzzleWindow }));

/** The window of a running check; its code comes with the first one. */
export const PuzzleGate = () =>
  useLast(usePuzzle()) && (
    <Suspense>
      <PuzzleWindow />
    </Suspense>
  );
