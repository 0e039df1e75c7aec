import { getUser, subscribeSession } from '../session.ts';
import { wipeCopies } from './private-copies.ts';

const ownerNow = (): string | null => getUser()?.public_id ?? null;

/** From the start of every page: what another person left behind is erased now and whenever the session changes. */
export const watchOwner = (): void => {
  let owner = ownerNow();
  void wipeCopies(owner);
  subscribeSession(() => {
    if (ownerNow() === owner) return;
    owner = ownerNow();
    void wipeCopies(owner);
  });
};
