import { createStore, useStore } from '../store.ts';

/** A check that is running: the share that is done, 0…1, and the way to give it up. */
export type PuzzleProgress = { share: number; giveUp(): void };

const store = createStore<PuzzleProgress | null>(null);

export const showPuzzle = (progress: PuzzleProgress | null): void => store.set(progress);
export const usePuzzle = (): PuzzleProgress | null => useStore(store, null);
