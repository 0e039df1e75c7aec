import type { User } from '@trassa/contracts';
import { dropUserBasket } from './basket-keys.ts';
import { forgetPerson } from './forget-person.ts';
import { createStore, useStore } from './store.ts';

/** AUTH-42: whoever holds a token is authorised, a temporary user too (DEC-41). */
export type AuthorizationStatus = 'NO_AUTH' | 'AUTH';
export type Session = { token: string | null; user: User | null };

/** Local storage of the session (ENT-37, AUTH-55). */
export const sessionKeys = { token: 'token', user: 'userObj' } as const;

const nobody: Session = { token: null, user: null };

const parseUser = (text: string | null): User | null => {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    return typeof user === 'object' && user !== null && 'public_id' in user && user.public_id ? (user as User) : null;
  } catch {
    return null;
  }
};

const read = (): Session => {
  try {
    const token = localStorage.getItem(sessionKeys.token);
    return token ? { token, user: parseUser(localStorage.getItem(sessionKeys.user)) } : nobody;
  } catch {
    return nobody;
  }
};

const store = createStore<Session>(typeof window === 'undefined' ? nobody : read());
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKeys.token || key === sessionKeys.user) store.set(read());
  });
  // A page kept for the back button heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.set(read());
  });
}

const keep = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is off: the session lives as long as the page.
  }
};

/** The stored token, of a registered or a temporary user (ENT-37). */
export const getToken = (): string | null => store.get().token;
export const getUser = (): User | null => store.get().user;

/** A person is stored beside the token, but without a `public_id`: nobody can be authorised by that (AUTH-45). */
export const hasNamelessUser = (): boolean => {
  try {
    const text = localStorage.getItem(sessionKeys.user);
    return store.get().token !== null && text !== null && parseUser(text) === null;
  } catch {
    return false;
  }
};

/**
 * Whether the token is still the one of this browser: another window may have ended the session a moment ago, and this one
 * has not heard of it. What a call answers to an old token is written nowhere.
 */
export const isTokenOfNow = (token: string | null): boolean => {
  if (store.get().token !== token) return false;
  try {
    return localStorage.getItem(sessionKeys.token) === token;
  } catch {
    return true;
  }
};

/** A registered person is signed in; a guest with the token of his purchase is not one (DEC-41). */
export const isMember = ({ token, user }: Session = store.get()): boolean =>
  token !== null && user !== null && !user.temporary;

/**
 * Keeps the token and the person behind it; a registered one starts with an empty local basket (AUTH-46, AUTH-55). What a
 * guest typed becomes his who signs in; what another registered person left is forgotten first.
 */
export const setSession = (session: { token: string; user: User }): void => {
  const before = store.get();
  if (isMember(before) && before.user?.public_id !== session.user.public_id) forgetPerson();
  // The person first: another window reads both when it hears of the token.
  keep(sessionKeys.user, JSON.stringify(session.user));
  keep(sessionKeys.token, session.token);
  if (!session.user.temporary) dropUserBasket();
  store.set({ token: session.token, user: session.user });
};

/** What a call answered about the person, as the profile's do; without a session, or about another person, it is dropped. */
export const setUser = (user: User): void => {
  const { token, user: known } = store.get();
  if (token === null || !isTokenOfNow(token) || (known !== null && known.public_id !== user.public_id)) return;
  keep(sessionKeys.user, JSON.stringify(user));
  store.set({ token, user });
};

/** NO_AUTH in this window and the others: token, person and everything typed or bought leave the browser (AUTH-44). */
export const endSession = (): void => {
  forgetPerson();
  store.set(nobody);
};

/**
 * The server knows the token no more: as signing out, but a guest whose purchase was forgotten goes on with his own basket
 * (AUTH-50, DEC-41).
 */
export const voidSession = (): void => {
  const { token, user } = store.get();
  if (token === null) return;
  if (!user?.temporary) {
    endSession();
    return;
  }
  keep(sessionKeys.token, null);
  keep(sessionKeys.user, null);
  store.set(nobody);
};

export const subscribeSession = store.subscribe;

/** Token and person; nobody while the page is made on the server and on its first drawing. */
export const useSession = (): Session => useStore(store, nobody);
export const useToken = (): string | null => useSession().token;
/** The stored person (`userObj`): null for a guest, and until the first answer about a token without one. */
export const useUser = (): User | null => useSession().user;
export const useAuthorizationStatus = (): AuthorizationStatus => (useSession().token === null ? 'NO_AUTH' : 'AUTH');
