import { useSyncExternalStore } from 'react';

export type Store<T> = { get(): T; set(value: T): void; subscribe(listener: () => void): () => void };

/** A value outside React with its readers told of every change. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Reads a store; the server and the first drawing in the browser see `initial`. */
export const useStore = <T>(store: Store<T>, initial: T): T =>
  useSyncExternalStore(store.subscribe, store.get, () => initial);
