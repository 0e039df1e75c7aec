import { createStore, useStore } from '../store.ts';

/** What the popup says: the server's own words, or a message of the catalogue. */
export type GlobalMessage = { text: string } | { id: 'failure' | 'unauthorized' | 'forbidden' | 'network' | 'timeout' };

const store = createStore<GlobalMessage | null>(null);

export const showGlobalError = (message: GlobalMessage): void => store.set(message);
/** 'Понятно' closes the popup and clears the message (ERR-12). */
export const clearGlobalError = (): void => store.set(null);
export const useGlobalError = (): GlobalMessage | null => useStore(store, null);
