import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and on the first drawing, so that what only the browser knows never differs from the page sent. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
