import { createContext, type ReactNode, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = ({ nonce, children }: { nonce: string; children: ReactNode }) => (
  <NonceContext value={nonce}>{children}</NonceContext>
);

/** The nonce of the page: stamped by the server, read back from its first script in the browser. */
export const useNonce = (): string | undefined => use(NonceContext);
