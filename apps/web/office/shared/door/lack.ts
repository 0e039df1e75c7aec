import { createStore, useStore } from '../../../app/shared/store.ts';
import type { Lack } from '../api/problem.ts';

type Asked = { readonly lack: Lack; readonly settle: (isLifted: boolean) => void };

const store = createStore<Asked | null>(null);
let pending: { lack: Lack; answer: Promise<boolean> } | null = null;

/**
 * Asks the person at the door, over whatever the page shows; true: the call may go again. Calls that wait for the same are
 * answered together; another one comes after it.
 */
export const askAtDoor = async (lack: Lack): Promise<boolean> => {
  // Looked at anew after each wait: several may have waited for the same one.
  for (let other = pending; other !== null; other = pending) {
    if (other.lack === lack) return other.answer;
    await other.answer;
  }
  const answer = new Promise<boolean>((resolve) => {
    store.set({
      lack,
      settle(isLifted) {
        store.set(null);
        pending = null;
        resolve(isLifted);
      },
    });
  });
  pending = { lack, answer };
  return answer;
};

/** What the door asks for now. */
export const useAsked = (): Asked | null => useStore(store, null);

/** Answers what the door asks for now; false: it asks for nothing. */
export const settleAsked = (isLifted: boolean): boolean => {
  const asked = store.get();
  asked?.settle(isLifted);
  return asked !== null;
};
